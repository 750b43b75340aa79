import { desc } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { accessToken } from "#api/db/schema/session.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { demoPassword } from "#api/demo/personas/users.ts";
import { openEndpoint, testApp } from "#server/testing/open-realtime.ts";
import { bareSocket, connectBrowser, connected, once, subscribed } from "#server/testing/pusher-clients.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
beforeEach(async () => {
  const opened = await openEndpoint();
  onTestFinished(opened.stop);
  endpoint = opened;
  api = await testApi({ pusher: testApp, sendEvents: opened.send });
});

const authorise = (token: string, socketId: string, channel: string) =>
  api.call("/broadcasting/auth", {
    method: "POST",
    token,
    body: new URLSearchParams({ socket_id: socketId, channel_name: channel }),
  });
const accountOf = async (token: string) =>
  String((await api.call("/api/public/sessions/current", { token })).json.data.uid);

/** A page of this session in a real browser client, listening to the account's own channel. */
async function openPage(token: string) {
  const uid = await accountOf(token);
  const browser = connectBrowser(endpoint.port, uid, {
    channelAuthorization: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ channelName, socketId }, answer) => {
        authorise(token, socketId, channelName).then(
          ({ json }) => answer(null, json),
          (error: Error) => answer(error, null),
        );
      },
    },
  });
  await subscribed(browser, `private-user.${uid}`);
  const ended = once<{ current: string }>((done) => browser.connection.bind("disconnected", done));
  return { browser, ended, state: () => browser.connection.state };
}

const profile = (token: string, method: string, path: string, body?: object) =>
  api.call(`/api/public/profile${path}`, { method, token, body });

test("signing out closes the socket of every page of that session, and of no other", async () => {
  const token = await api.signIn("emma.larkspur");
  const [here, tab] = [await openPage(token), await openPage(token)];
  const elsewhere = await openPage(await api.signIn("emma.larkspur"));
  const stranger = await openPage(await api.signIn("luca.ponteverde"));
  await api.call("/api/public/sessions/current", { method: "DELETE", token });
  await Promise.all([here.ended, tab.ended]);
  expect([here.state(), tab.state()]).toEqual(["disconnected", "disconnected"]);
  expect([elsewhere.state(), stranger.state()]).toEqual(["connected", "connected"]);
});

test("ending one session from another browser closes its sockets", async () => {
  const [own, other] = [await api.signIn("emma.larkspur"), await api.signIn("emma.larkspur")];
  const [here, there] = [await openPage(own), await openPage(other)];
  const sessions: { uid: string; current: boolean }[] = (await profile(own, "GET", "/sessions")).json.data;
  await profile(own, "DELETE", `/sessions/${sessions.find(({ current }) => !current)!.uid}`);
  await there.ended;
  expect(here.state()).toBe("connected");
});

test("a new password closes the sockets of the other sessions", async () => {
  const [own, other] = [await api.signIn("emma.larkspur"), await api.signIn("emma.larkspur")];
  const [here, there] = [await openPage(own), await openPage(other)];
  const password = "quiet harbour lantern 7";
  const changed = await profile(own, "PUT", "/password", {
    current_password: demoPassword,
    password,
    password_confirmation: password,
  });
  expect(changed.status).toBe(204);
  await there.ended;
  expect(here.state()).toBe("connected");
});

test("a suspension closes all sockets of the account", async () => {
  const page = await openPage(await api.signIn("viewer.silberfarn"));
  const token = await api.signIn("anke.silberfarn");
  const uid = seedUid("user", "viewer.silberfarn");
  const { json } = await api.call(`/api/agent/users/${uid}`, { token });
  const suspended = await api.call(`/api/agent/users/${uid}/suspension`, {
    method: "PUT",
    token,
    body: { lock_version: json.data.lock_version },
  });
  expect(suspended.status).toBe(200);
  await page.ended;
});

test("a socket that an ended session signed for in its last moment is closed when that is heard", async () => {
  const token = await api.signIn("emma.larkspur");
  const socket = bareSocket(endpoint.port);
  const { data } = await socket.next();
  const [row] = await api.system((tx) =>
    tx.select({ id: accessToken.id }).from(accessToken).orderBy(desc(accessToken.id)).limit(1),
  );
  await api.call("/api/public/sessions/current", { method: "DELETE", token });
  await endpoint.send([
    {
      channels: [`#session-${String(row!.id)}`],
      event: "socket-bound",
      data: JSON.stringify({ socket_id: data["socket_id"] }),
    },
  ]);
  expect(await socket.closed).toBe(4009);
});

test("there is no signature when nobody hears whose socket it is", async () => {
  const deaf = await testApi({
    pusher: testApp,
    sendEvents: () => Promise.reject(new Error("out of reach")),
  });
  const token = await deaf.signIn("emma.larkspur");
  const uid = String((await deaf.call("/api/public/sessions/current", { token })).json.data.uid);
  const answer = await deaf.call("/broadcasting/auth", {
    method: "POST",
    token,
    body: new URLSearchParams({ socket_id: "1.2", channel_name: `private-user.${uid}` }),
  });
  expect(answer.status).toBe(403);
});

test("a browser cannot speak or listen where the service is told of sessions", async () => {
  const page = await openPage(await api.signIn("emma.larkspur"));
  const socket = bareSocket(endpoint.port);
  await socket.next();
  socket.say({ event: "pusher:subscribe", data: { channel: "#session-1" } });
  expect(await socket.next()).toMatchObject({ event: "pusher:error", data: { code: 4009 } });
  socket.say({ event: "client-session-ended", channel: "#session-1", data: {} });
  expect((await socket.next()).event).toBe("pusher:error");
  await connected(page.browser);
});
