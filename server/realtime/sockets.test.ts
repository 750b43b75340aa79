import { expect, it, onTestFinished, test } from "vitest";
import { openEndpoint, testApp } from "#server/testing/open-realtime.ts";
import { bareSocket } from "#server/testing/pusher-clients.ts";

const open = async (options?: Parameters<typeof openEndpoint>[0]) => {
  const endpoint = await openEndpoint(options);
  onTestFinished(endpoint.stop);
  return endpoint;
};
const app = `/app/${testApp.key}`;

it.each([
  ["/app/unknown?protocol=7", 4001],
  ["/app/?protocol=7", 4005],
  [`${app}/more?protocol=7`, 4005],
  [`${app}?protocol=seven`, 4006],
  [`${app}?protocol=4`, 4007],
  [`${app}?protocol=8`, 4007],
  [app, 4008],
])("%s is closed with %i and says why", async (path, code) => {
  const { port } = await open();
  const socket = bareSocket(port, path);
  expect(await socket.next()).toMatchObject({ event: "pusher:error", data: { code } });
  expect(await socket.closed).toBe(code);
});

it.each([
  ["another path", "/elsewhere", {}, 404],
  ["a page of another site", `${app}?protocol=7`, { Origin: "https://evil.example" }, 403],
])("a socket for %s is refused before it opens", async (_what, path, headers, status) => {
  const { port } = await open();
  expect(await bareSocket(port, path, headers).closed).toBe(status);
});

test("a page of our own site may open a socket", async () => {
  const { port } = await open();
  const socket = bareSocket(port, undefined, { Origin: `http://127.0.0.1:${port}` });
  expect(await socket.next()).toMatchObject({ event: "pusher:connection_established" });
});

test("more connections than allowed are refused, from one address and in all", async () => {
  const byAddress = await open({ limits: { connectionsPerAddress: 1 } });
  await bareSocket(byAddress.port).next();
  expect(await bareSocket(byAddress.port).closed).toBe(429);
  const inAll = await open({ limits: { connections: 1 } });
  await bareSocket(inAll.port).next();
  expect(await bareSocket(inAll.port).closed).toBe(4100);
});

it.each([
  ["too large a message", "x".repeat(40_000), 1009],
  ["bytes", Buffer.from("{}"), 1003],
])("%s ends the connection", async (_what, message, code) => {
  const { port } = await open();
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(`ws://127.0.0.1:${port}${app}?protocol=7`);
  await new Promise((resolve) => socket.once("message", resolve));
  socket.send(message);
  expect(await new Promise((resolve) => socket.once("close", resolve))).toBe(code);
});

it.each([
  ["not JSON", "{", 4200],
  ["no event", { data: {} }, 4200],
  ["an event of nobody", { event: "pusher:nothing" }, 4200],
  ["a channel with a strange name", { event: "pusher:subscribe", data: { channel: "a b" } }, 4009],
  ["a subscription without a channel", { event: "pusher:subscribe", data: "{}" }, 4009],
])("%s is answered with an error, and the connection stays", async (_what, frame, code) => {
  const { port } = await open();
  const socket = bareSocket(port);
  await socket.next();
  socket.say(frame);
  expect(await socket.next()).toMatchObject({ event: "pusher:error", data: { code } });
  socket.say({ event: "pusher:ping" });
  expect((await socket.next()).event).toBe("pusher:pong");
});

test("a channel is taken once, and no more than so many on one connection", async () => {
  const { port } = await open({ limits: { channelsPerConnection: 1 } });
  const socket = bareSocket(port);
  await socket.next();
  const join = (channel: string) => socket.say({ event: "pusher:subscribe", data: { channel } });
  join("one");
  expect((await socket.next()).event).toBe("pusher_internal:subscription_succeeded");
  join("one");
  expect(await socket.next()).toMatchObject({ event: "pusher:error", data: { code: null } });
  join("two");
  expect(await socket.next()).toMatchObject({ event: "pusher:error", data: { code: 4100 } });
});

test("a flood of messages ends the connection", async () => {
  const { port } = await open({ limits: { messagesAtOnce: 3, messagesPerSecond: 0 } });
  const socket = bareSocket(port);
  await socket.next();
  for (let count = 0; count < 5; count += 1) socket.say({ event: "pusher:ping" });
  expect(await socket.closed).toBe(4100);
});

test("a silent browser is asked whether it is there, and dropped when it does not answer", async () => {
  const { port } = await open({ limits: { activitySeconds: 0.1, pongSeconds: 0.1 } });
  const socket = bareSocket(port);
  await socket.next();
  expect((await socket.next()).event).toBe("pusher:ping");
  expect(await socket.closed).toBe(4201);
});

test("a browser that answers stays", async () => {
  const { port } = await open({ limits: { activitySeconds: 0.1, pongSeconds: 1 } });
  const socket = bareSocket(port);
  await socket.next();
  for (let count = 0; count < 3; count += 1) {
    expect((await socket.next()).event).toBe("pusher:ping");
    socket.say({ event: "pusher:pong", data: {} });
  }
  socket.say({ event: "pusher:subscribe", data: { channel: "still-here" } });
  expect((await socket.next()).event).not.toBe("pusher:error");
});
