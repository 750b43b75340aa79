import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { gatheredWrite } from "./gathering-socket.ts";

/** "You are let in" and "ready": the engine has no users to tell apart, and takes statements without an introduction. */
const welcome = Buffer.from(
  [..."R\0\0\0\x08\0\0\0\0", ..."Z\0\0\0\x05I"].map((letter) => letter.charCodeAt(0)),
);

type Piece = { chunk: Buffer };
type Done = (error?: Error | null) => void;

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

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done) {
    this._writev([{ chunk }], done);
  }

  override _writev(pieces: Piece[], done: Done) {
    void this.#answer(Buffer.concat(pieces.map(({ chunk }) => chunk)), done);
  }

  async #answer(message: Buffer, done: Done) {
    try {
      if (this.#isLetIn) await this.#ask(message);
      else this.push(welcome);
      this.#isLetIn = true;
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error("The engine stopped", { cause: error }));
    }
  }

  #ask(message: Buffer): Promise<void> {
    // What it hands over lies in memory that it uses again.
    const onRawData = (bytes: Uint8Array) => this.push(Buffer.from(bytes));
    return this.#engine.execProtocolRawStream(message, { syncToFs: false, onRawData });
  }
}

/**
 * The driver of PostgreSQL on the embedded engine, made when it is first asked for and again where the one before has
 * broken; `tell` gets the reason of that. The engine has one session: whoever uses it must be alone with it.
 */
export function lineTo(engine: PGlite, tell: (reason: string) => void): () => Promise<pg.Client> {
  let made: Promise<pg.Client> | undefined;
  const isBroken = (error: Error) => {
    made = undefined;
    tell(`The embedded database broke off: ${error.message}`);
  };
  return () => {
    made ??= connected(engine, isBroken);
    return made;
  };
}

async function connected(engine: PGlite, isBroken: (error: Error) => void): Promise<pg.Client> {
  const client = new pg.Client({ stream: () => new EngineLine(engine), user: "postgres", pipeline: true });
  client.once("error", isBroken);
  // Once is enough: what comes after it is the stream's end.
  client.on("error", () => undefined);
  await client.connect();
  // The engine's session is the one that the line before had: its transaction and its statements end here.
  await client.query("rollback");
  await client.query("discard all");
  return client;
}
