import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { gatheredWrite } from "./gathering-socket.ts";

/** "You are let in" and "ready": the engine has no users to tell apart, and takes statements without an introduction. */
const welcome = Buffer.from(
  [..."R\0\0\0\x08\0\0\0\0", ..."Z\0\0\0\x05I"].map((letter) => letter.charCodeAt(0)),
);

type Piece = { chunk: Buffer };

/** What the driver takes for a socket. At its other end stands the engine, which answers before it gives back control. */
class EngineLine extends Duplex {
  readonly #engine: PGlite;
  #isLetIn = false;

  constructor(engine: PGlite) {
    // The driver waits for its answers and not for room: what it was told to send is in memory already.
    super({ writableHighWaterMark: Number.MAX_SAFE_INTEGER });
    this.#engine = engine;
    Object.assign(this, { write: gatheredWrite(this) });
  }

  connect() {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;

  override _read() {
    // Answers come when there are some.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this._writev([{ chunk }], done);
  }

  override _writev(pieces: Piece[], done: (error?: Error | null) => void) {
    this.#answer(Buffer.concat(pieces.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  async #answer(message: Buffer) {
    if (this.#isLetIn) {
      // What it hands over lies in memory that it uses again.
      const onRawData = (bytes: Uint8Array) => this.push(Buffer.from(bytes));
      await this.#engine.execProtocolRawStream(message, { syncToFs: false, onRawData });
    } else {
      this.#isLetIn = true;
      this.push(welcome);
    }
  }
}

/**
 * The driver of PostgreSQL on the embedded engine, made when it is first asked for and again where the one before has
 * broken. The engine has one session: whoever uses it must be alone with it.
 */
export function lineTo(engine: PGlite): () => Promise<pg.Client> {
  let made: Promise<pg.Client> | undefined;
  return () => {
    made ??= connected(engine, () => (made = undefined));
    return made;
  };
}

async function connected(engine: PGlite, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({ stream: () => new EngineLine(engine), user: "postgres", pipeline: true });
  // Whoever sent something hears of it from the answer.
  client.on("error", () => undefined);
  client.on("end", onEnd);
  await client.connect();
  // The engine's session is the one that the line before had: its transaction and its statements end here.
  await client.query("rollback");
  await client.query("discard all");
  return client;
}
