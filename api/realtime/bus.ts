import { randomBytes } from "node:crypto";
import postgres from "postgres";

/** Carries texts between the processes of one installation. A text may be lost, but never arrives half. */
export type Bus = {
  send: (text: string) => Promise<void>;
  /** Calls `heard` with what the other processes send, and `connected` whenever listening has begun anew. */
  listen: (heard: (text: string) => void, connected: () => void) => Promise<void>;
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

/** A bus over LISTEN and NOTIFY, which need a connection that no pooler shares between transactions. */
export function openPostgresBus(url: string): Bus {
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: { application_name: "waymark-realtime" },
  });
  return {
    send: async (text) => {
      for (const piece of piecesOf(text)) await sql.notify(channel, piece);
    },
    listen: async (heard, connected) => {
      const take = pieceCollector(heard);
      await sql.listen(channel, take, connected);
    },
    close: () => sql.end({ timeout: 2 }),
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
      // It was made from a text by `piecesOf`.
      heard(JSON.parse(parts.join("")) as string);
    }
    const [oldest] = unfinished.keys();
    if (unfinished.size > maxUnfinished && oldest !== undefined) unfinished.delete(oldest);
  };
}
