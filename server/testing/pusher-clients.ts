import { createHmac } from "node:crypto";
import PusherServer from "pusher";
import PusherBrowser, { type Channel, type Options } from "pusher-js";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { testApp } from "#server/testing/open-realtime.ts";

export type Browser = InstanceType<typeof PusherBrowser>;

/** The protocol's real browser client, which signs its channels itself as `person`. */
export function connectBrowser(port: number, person = "mia", more: Partial<Options> = {}): Browser {
  const browser = new PusherBrowser(testApp.key, {
    cluster: "",
    wsHost: "127.0.0.1",
    wsPort: port,
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: {
      transport: "ajax",
      endpoint: "",
      customHandler: ({ channelName, socketId }, answer) =>
        answer(null, signedBy(testApp.secret, socketId, channelName, person)),
    },
    ...more,
  });
  onTestFinished(() => browser.disconnect());
  return browser;
}

export function signedBy(secret: string, socketId: string, channel: string, person: string) {
  const channelData = JSON.stringify({ user_id: person, user_info: { name: person.toUpperCase() } });
  const isPresence = channel.startsWith("presence-");
  const text = [socketId, channel, ...(isPresence ? [channelData] : [])].join(":");
  const auth = `${testApp.key}:${createHmac("sha256", secret).update(text).digest("hex")}`;
  return { auth, ...(isPresence && { channel_data: channelData }) };
}

/** The protocol's real server library. */
export function serverLibrary(port: number, secret = testApp.secret) {
  const { appId, key } = testApp;
  return new PusherServer({ appId, key, secret, host: "127.0.0.1", port: String(port), useTLS: false });
}

/** What a client hands to the next call of a callback it is given. */
export function once<Value = unknown>(bind: (callback: (value: Value) => void) => unknown): Promise<Value> {
  return new Promise((resolve) => bind(resolve));
}

export const connected = (browser: Browser) =>
  browser.connection.state === "connected"
    ? Promise.resolve()
    : once((done) => browser.connection.bind("connected", done)).then(() => undefined);

/** Subscribes and waits until the server took it. */
export async function subscribed(browser: Browser, name: string): Promise<Channel> {
  const channel = browser.subscribe(name);
  await once((done) => channel.bind("pusher:subscription_succeeded", done));
  return channel;
}

export const heard = <Value = unknown>(channel: Channel, event: string) =>
  once<Value>((done) => channel.bind(event, done));

/** A bare socket, for what no well-behaved client says. */
export function bareSocket(port: number, path = `/app/${testApp.key}?protocol=7`, headers = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const frames: string[] = [];
  const waiting: ((frame: string) => void)[] = [];
  socket.on("message", (frame: Buffer) => {
    const next = waiting.shift();
    if (next) next(frame.toString());
    else frames.push(frame.toString());
  });
  socket.on("error", () => undefined);
  onTestFinished(() => socket.terminate());
  const closed = new Promise<number>((resolve) => {
    socket.on("close", resolve);
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
  });
  return {
    closed,
    say: (frame: unknown) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    /** The next frame, its data parsed where it is text. */
    next: async (): Promise<{ event: string; channel?: string; data: Record<string, unknown> }> => {
      const kept = frames.shift();
      const frame = JSON.parse(kept ?? (await new Promise<string>((resolve) => waiting.push(resolve))));
      return { ...frame, data: typeof frame.data === "string" ? JSON.parse(frame.data) : frame.data };
    },
  };
}
