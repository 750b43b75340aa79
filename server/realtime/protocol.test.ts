import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { openEndpoint, testApp, type OpenEndpoint } from "#server/testing/open-realtime.ts";
import {
  bareSocket,
  connectBrowser,
  connected,
  heard,
  once,
  serverLibrary,
  signedBy,
  subscribed,
} from "#server/testing/pusher-clients.ts";

let endpoint: OpenEndpoint;
beforeAll(async () => {
  endpoint = await openEndpoint();
});
afterAll(() => endpoint.stop());

test("a browser connects and hears what a server sends, and nothing after it left the channel", async () => {
  const browser = connectBrowser(endpoint.port);
  const news = await subscribed(browser, "news");
  expect(browser.connection.socket_id).toMatch(/^\d+\.\d+$/);
  const first = heard(news, "said");
  await serverLibrary(endpoint.port).trigger("news", "said", { text: "Kia ora" });
  expect(await first).toEqual({ text: "Kia ora" });
  browser.unsubscribe("news");
  const other = await subscribed(browser, "other");
  const strays: unknown[] = [];
  news.bind("said", (data: unknown) => strays.push(data));
  const marker = heard(other, "marker");
  await serverLibrary(endpoint.port).trigger(["news", "other"], "said", {});
  await serverLibrary(endpoint.port).trigger("other", "marker", {});
  await marker;
  expect(strays).toEqual([]);
});

test("the sender of an event can be left out", async () => {
  const [mia, tane] = [connectBrowser(endpoint.port, "mia"), connectBrowser(endpoint.port, "tane")];
  const [hers, his] = [await subscribed(mia, "round"), await subscribed(tane, "round")];
  const strays: unknown[] = [];
  hers.bind("said", (data: unknown) => strays.push(data));
  const [his1, hers2] = [heard(his, "said"), heard(hers, "after")];
  const library = serverLibrary(endpoint.port);
  await library.trigger("round", "said", 1, { socket_id: mia.connection.socket_id });
  await library.trigger("round", "after", 2);
  expect([await his1, await hers2, strays]).toEqual([1, 2, []]);
});

test("a batch reaches each of its channels in order", async () => {
  const browser = connectBrowser(endpoint.port);
  const [one, two] = [await subscribed(browser, "one"), await subscribed(browser, "two")];
  const order: string[] = [];
  one.bind_global((event: string) => order.push(`one ${event}`));
  two.bind_global((event: string) => order.push(`two ${event}`));
  const last = heard(one, "c");
  await serverLibrary(endpoint.port).triggerBatch([
    { channel: "one", name: "a", data: "{}" },
    { channel: "two", name: "b", data: "{}" },
    { channel: "one", name: "c", data: "{}" },
  ]);
  await last;
  expect(order).toEqual(["one a", "two b", "one c"]);
});

describe("a private channel", () => {
  it("takes who is signed for it", async () => {
    const channel = await subscribed(connectBrowser(endpoint.port), "private-desk");
    const said = heard(channel, "said");
    await serverLibrary(endpoint.port).trigger("private-desk", "said", "to the desk");
    expect(await said).toBe("to the desk");
  });

  it.each([
    ["no signature", () => ({})],
    ["a signature with another secret", (socket: string) => signedBy("other", socket, "private-desk", "mia")],
    ["a signature for another socket", () => signedBy(testApp.secret, "1.1", "private-desk", "mia")],
    [
      "a signature for another channel",
      (socket: string) => signedBy(testApp.secret, socket, "private-x", "mia"),
    ],
  ])("refuses %s and keeps the connection", async (_what, sign) => {
    const socket = bareSocket(endpoint.port);
    const { data } = await socket.next();
    socket.say({
      event: "pusher:subscribe",
      data: { channel: "private-desk", ...sign(String(data["socket_id"])) },
    });
    expect(await socket.next()).toMatchObject({ event: "pusher:error", data: { code: 4009 } });
    await serverLibrary(endpoint.port).trigger("private-desk", "said", "secret");
    socket.say({ event: "pusher:ping", data: {} });
    expect(await socket.next()).toMatchObject({ event: "pusher:pong" });
  });
});

describe("a presence channel", () => {
  it("tells who is there, who comes and who goes, once for each person", async () => {
    const mia = connectBrowser(endpoint.port, "mia");
    const hers = await subscribed(mia, "presence-file");
    const added = heard(hers, "pusher:member_added");
    const changes: unknown[] = [];
    hers.bind("pusher:member_added", ({ id }: { id: string }) => changes.push(`+${id}`));
    hers.bind("pusher:member_removed", ({ id }: { id: string }) => changes.push(`-${id}`));
    const tane = connectBrowser(endpoint.port, "tane");
    const his = tane.subscribe("presence-file");
    const there = await heard<{ count: number; members: object; me: object }>(
      his,
      "pusher:subscription_succeeded",
    );
    expect(there).toMatchObject({
      count: 2,
      members: { mia: { name: "MIA" }, tane: { name: "TANE" } },
      me: { id: "tane" },
    });
    expect(await added).toEqual({ id: "tane", info: { name: "TANE" } });
    const tanesPhone = connectBrowser(endpoint.port, "tane");
    await subscribed(tanesPhone, "presence-file");
    const users = await serverLibrary(endpoint.port).get({ path: "/channels/presence-file/users" });
    expect(await users.json()).toEqual({ users: [{ id: "mia" }, { id: "tane" }] });
    tanesPhone.disconnect();
    const removed = heard(hers, "pusher:member_removed");
    tane.disconnect();
    await removed;
    expect(changes).toEqual(["+tane", "-tane"]);
  });

  it("refuses a signature that was made without saying who joins", async () => {
    const socket = bareSocket(endpoint.port);
    const { data } = await socket.next();
    const library = serverLibrary(endpoint.port);
    const { auth } = library.authorizeChannel(String(data["socket_id"]), "presence-file");
    socket.say({ event: "pusher:subscribe", data: { channel: "presence-file", auth } });
    expect(await socket.next()).toMatchObject({ event: "pusher:error", data: { code: 4009 } });
  });
});

describe("events of browsers", () => {
  it.each([
    ["a channel it is on", { event: "client-x", channel: "private-desk", data: {} }, null],
    ["a public channel", { event: "client-x", channel: "news", data: {} }, null],
    ["a name that is no client event", { event: "said", channel: "private-desk", data: {} }, 4200],
  ])("are refused for %s, and reach nobody", async (_what, frame, code) => {
    const browser = connectBrowser(endpoint.port, "tane");
    const his = await subscribed(browser, "private-desk");
    const strays: unknown[] = [];
    his.bind_global((event: string) => strays.push(event));
    const socket = bareSocket(endpoint.port);
    const { data } = await socket.next();
    const auth = signedBy(testApp.secret, String(data["socket_id"]), "private-desk", "mia");
    socket.say({ event: "pusher:subscribe", data: { channel: "private-desk", ...auth } });
    await socket.next();
    socket.say(frame);
    expect(await socket.next()).toMatchObject({ event: "pusher:error", data: { code } });
    expect(strays).toEqual([]);
  });
});

test("a person who said who they are hears what is for them alone, and can be sent away", async () => {
  const library = serverLibrary(endpoint.port);
  const browser = connectBrowser(endpoint.port, "mia", {
    userAuthentication: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ socketId }, answer) =>
        answer(null, library.authenticateUser(socketId, { id: "mia" })),
    },
  });
  await connected(browser);
  browser.signin();
  await browser.user.signinDonePromise;
  const said = once((done) => browser.user.bind("said", done));
  await library.sendToUser("mia", "said", "for you");
  expect(await said).toBe("for you");
  const gone = once((done) => browser.connection.bind("disconnected", done));
  await library.terminateUserConnections("mia");
  await gone;
});
