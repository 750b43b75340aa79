import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startPostgres } from "#scripts/postgres.ts";
import { openEndpoint } from "#server/testing/open-realtime.ts";
import {
  connectBrowser,
  connected,
  heard,
  once,
  serverLibrary,
  subscribed,
} from "#server/testing/pusher-clients.ts";
import { eventually } from "./visitor.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const open = async (options?: Parameters<typeof openEndpoint>[0]) => {
  const endpoint = await openEndpoint(options);
  await endpoint.joined;
  onTestFinished(endpoint.stop);
  return endpoint;
};
const twoProcesses = async () =>
  [await open({ databaseUrl: postgres.url }), await open({ databaseUrl: postgres.url })] as const;

test("browsers come back by themselves after a restart, to the channels they were on", async () => {
  const first = await openEndpoint();
  const browser = connectBrowser(first.port);
  await connected(browser);
  const channel = browser.subscribe("private-desk");
  await once((done) => channel.bind("pusher:subscription_succeeded", done));
  const back = once((done) => channel.bind("pusher:subscription_succeeded", done));
  await first.stop();
  const second = await open({ port: first.port });
  await back;
  const said = once((done) => channel.bind("said", done));
  await second.send([{ channels: ["private-desk"], event: "said", data: '"again"' }]);
  expect(await said).toBe("again");
});

test("an event reaches the browsers of every process, however large it is and whatever letters it has", async () => {
  const [one, two] = await twoProcesses();
  const far = await subscribed(connectBrowser(two.port), "news");
  const text = `ā€😀"\\`.repeat(700);
  const said = heard(far, "said");
  await serverLibrary(one.port).trigger("news", "said", { text });
  expect(await said).toEqual({ text });
});

test("a session that ends takes its sockets with it, whichever process they are with", async () => {
  const [one, two] = await twoProcesses();
  const [hers, his] = [connectBrowser(two.port), connectBrowser(two.port)];
  await Promise.all([connected(hers), connected(his)]);
  const news = (session: string, event: string, data: object) =>
    one.send([{ channels: [`#session-${session}`], event, data: JSON.stringify(data) }]);
  await news("7", "socket-bound", { socket_id: hers.connection.socket_id });
  await news("8", "socket-bound", { socket_id: his.connection.socket_id });
  const gone = once((done) => hers.connection.bind("disconnected", done));
  await news("7", "session-ended", {});
  await gone;
  expect(his.connection.state).toBe("connected");
});

test("people on a presence channel see each other over all processes, until theirs ends", async () => {
  const [one, two] = await twoProcesses();
  const hers = await subscribed(connectBrowser(one.port, "mia"), "presence-file");
  const added = heard(hers, "pusher:member_added");
  const occupied = { path: "/channels/presence-file", params: {} };
  // The other process hears of her a moment later.
  await eventually(async () => {
    const answer = await serverLibrary(two.port).get(occupied);
    return ((await answer.json()) as { occupied: boolean }).occupied;
  });
  const tane = connectBrowser(two.port, "tane");
  const his = tane.subscribe("presence-file");
  const there = await heard<{ members: object }>(his, "pusher:subscription_succeeded");
  expect(there.members).toEqual({ mia: { name: "MIA" }, tane: { name: "TANE" } });
  expect(await added).toMatchObject({ id: "tane" });
  const library = serverLibrary(one.port);
  const channel = await library.get({
    path: "/channels/presence-file",
    params: { info: "user_count,subscription_count" },
  });
  expect(await channel.json()).toEqual({ occupied: true, user_count: 2, subscription_count: 2 });
  const removed = heard(hers, "pusher:member_removed");
  tane.disconnect();
  expect(await removed).toMatchObject({ id: "tane" });
});

test("a process that starts later learns who is there", async () => {
  const one = await open({ databaseUrl: postgres.url });
  await subscribed(connectBrowser(one.port, "mia"), "presence-late");
  const two = await open({ databaseUrl: postgres.url });
  const his = await subscribed(connectBrowser(two.port, "tane"), "presence-late");
  const added = heard(his, "pusher:member_added");
  // She is there at once or is announced, as the processes hear of each other.
  const members: string[] = [];
  // why: the library's types leave out what a presence channel has.
  (his as unknown as { members: { each: (see: (one: { id: string }) => void) => void } }).members.each(
    ({ id }) => members.push(id),
  );
  if (!members.includes("mia")) expect(await added).toMatchObject({ id: "mia" });
});
