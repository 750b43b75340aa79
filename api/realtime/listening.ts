import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

export type Listener = {
  heard: (text: string) => void;
  /** Listening has begun, for the first time or anew: what was said meanwhile is lost. */
  connected: () => void;
  /** Listening ended or could not begin. Told once until it has begun again, which is tried for ever. */
  lost: (reason: Error) => void;
};

export type Listening = {
  /** Resolves once listening has begun, or was closed before it could. */
  begun: Promise<void>;
  /** Ends it at once, wherever it is; never fails. */
  close: () => Promise<void>;
};

const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** A server that does not answer the good-bye in this time is left without one. */
const goodByeMs = 1_000;

/** Listens to what is notified on `channel`, on a connection of its own that is made anew whenever it is lost. */
export function keepListening(options: pg.ClientConfig, channel: string, listener: Listener): Listening {
  const over = new AbortController();
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const keep = async () => {
    let pauseMs = firstPauseMs;
    let isTold = false;
    const connected = () => {
      pauseMs = firstPauseMs;
      isTold = false;
      hasBegun();
      listener.connected();
    };
    while (!over.signal.aborted) {
      const reason = await listenOnce(options, channel, { ...listener, connected }, over.signal);
      if (over.signal.aborted) break;
      if (!isTold) listener.lost(reason);
      isTold = true;
      await wait(pauseMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
    hasBegun();
  };
  const kept = keep();
  return {
    begun,
    close: () => {
      over.abort();
      return kept;
    },
  };
}

/** Connects and listens until the connection is gone or `over` is aborted; resolves with the reason. */
async function listenOnce(
  options: pg.ClientConfig,
  channel: string,
  { heard, connected }: Pick<Listener, "heard" | "connected">,
  over: AbortSignal,
): Promise<Error> {
  const socket = new Socket();
  const client = new pg.Client({ ...options, stream: () => socket });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let reason = new Error("The connection has ended");
  let isConnected = false;
  client.on("error", (error) => {
    reason = error;
    socket.destroy();
  });
  client.on("notification", ({ payload }) => heard(payload ?? ""));
  const leave = () => {
    // A client that has not connected yet would say good-bye only once it has.
    if (!isConnected) return socket.destroy();
    void client.end();
    setTimeout(() => socket.destroy(), goodByeMs).unref();
  };
  over.addEventListener("abort", leave, { once: true });
  try {
    await client.connect();
    isConnected = true;
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    connected();
    await closed;
  } catch (error) {
    reason = error instanceof Error ? error : reason;
  } finally {
    over.removeEventListener("abort", leave);
    socket.destroy();
  }
  return reason;
}
