import { randomBytes } from "node:crypto";
import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { keepListening, type Listener, type Listening } from "./listening.ts";

/** Carries texts between the processes of one installation. A text may be lost, but never arrives half. */
export type Bus = {
  /** Rejects when the text was not taken; it is not tried again. */
  send: (text: string) => Promise<void>;
  /** Hears what all processes send, this one too. Resolves once it has begun, and goes on after every outage. */
  listen: (listener: Listener) => Promise<void>;
  /** Ends within two seconds, whatever state the connections are in; what was sent before goes out first. */
  close: () => Promise<void>;
};

/** For a process that is alone. */
export const noBus: Bus = {
  send: () => Promise.resolve(),
  listen: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

const channel = "waymark_realtime";
/** PostgreSQL takes less than 8000 bytes at once; a head of 30 goes before each piece. */
const pieceLength = 7_900;
/** Half a message is given up when so many others were begun after it. */
const maxUnfinished = 200;
/** For what is being sent while the bus is closed, and then for the good-byes. */
const lastWordsMs = 1_000;
const goodByeMs = 500;

/** Of both kinds of connection. A line that went dead without a word is noticed in about 20 seconds. */
const optionsFor = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: "waymark-realtime",
  connectionTimeoutMillis: 8_000,
  query_timeout: 8_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/**
 * A bus over LISTEN and NOTIFY, which need a connection that no pooler shares between transactions. It speaks over
 * another connection than it listens on, made when there is something to say: a process may only speak, and what is
 * said in an outage is refused and does not wait for a connection that is coming back.
 */
export function openPostgresBus(url: string): Bus {
  const sockets = new Set<Socket>();
  const newSocket = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once("close", () => sockets.delete(socket));
  };
  const speaking = new pg.Pool({ ...optionsFor(url), max: 1, idleTimeoutMillis: 60_000, stream: newSocket });
  // A connection that breaks while nobody uses it leaves the pool; whoever uses one hears of it from the query.
  speaking.on("error", () => undefined);
  speaking.on("connect", (client) => client.on("error", () => undefined));
  const underWay = new Set<Promise<void>>();
  const listenings: Listening[] = [];
  const speak = async (text: string) => {
    for (const piece of piecesOf(text)) await speaking.query("select pg_notify($1, $2)", [channel, piece]);
  };
  const hush = async () => {
    await Promise.race([Promise.allSettled(underWay), wait(lastWordsMs, undefined, { ref: false })]);
    setTimeout(() => sockets.forEach((socket) => socket.destroy()), goodByeMs).unref();
    if (!speaking.ending) await speaking.end();
  };
  return {
    send: async (text) => {
      const sent = speak(text);
      underWay.add(sent);
      try {
        await sent;
      } finally {
        underWay.delete(sent);
      }
    },
    listen: ({ heard, ...listener }) => {
      const listening = keepListening(optionsFor(url), channel, {
        ...listener,
        heard: pieceCollector(heard),
      });
      listenings.push(listening);
      return listening.begun;
    },
    close: async () => {
      await Promise.all([hush(), ...listenings.map((listening) => listening.close())]);
    },
  };
}

/** A text in pieces of ASCII characters, each with `id number/count` in front. */
export function piecesOf(text: string): string[] {
  const plain = JSON.stringify(text).replaceAll(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const id = randomBytes(6).toString("hex");
  const count = Math.ceil(plain.length / pieceLength);
  return Array.from(
    { length: count },
    (_, index) =>
      `${id} ${index + 1}/${count} ${plain.slice(index * pieceLength, (index + 1) * pieceLength)}`,
  );
}

/** Puts pieces together again and hands whole texts on; what is no piece is left out. */
export function pieceCollector(heard: (text: string) => void): (piece: string) => void {
  const unfinished = new Map<string, string[]>();
  return (piece) => {
    const [, id, number, count, part] = /^([0-9a-f]{12}) (\d+)\/(\d+) (.*)$/s.exec(piece) ?? [];
    if (id === undefined || part === undefined) return;
    const parts = unfinished.get(id) ?? [];
    parts[Number(number) - 1] = part;
    unfinished.set(id, parts);
    if (Object.keys(parts).length === Number(count)) {
      unfinished.delete(id);
      const text = textOf(parts.join(""));
      if (text !== undefined) heard(text);
    }
    const [oldest] = unfinished.keys();
    if (unfinished.size > maxUnfinished && oldest !== undefined) unfinished.delete(oldest);
  };
}

/** What `piecesOf` made the letters from; nothing where somebody else made them. */
function textOf(plain: string): string | undefined {
  try {
    const text: unknown = JSON.parse(plain);
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}
