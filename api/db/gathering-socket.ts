import { Socket } from "node:net";
import { Duplex } from "node:stream";

type Piece = { chunk: Buffer | string; encoding: BufferEncoding };

/**
 * A connection that sends what is written to it in one moment as one message. To hand a message to the system costs
 * more than what most statements do, and the driver writes each statement in four pieces.
 */
export class GatheringSocket extends Socket {
  constructor() {
    super();
    // A socket that connects takes back the `write` of its class.
    this.once("connect", () => Object.assign(this, { write: gatheredWrite(this) }));
  }

  override _writev(pieces: Piece[], done: (error?: Error | null) => void) {
    const bytes = pieces.map(({ chunk, encoding }) =>
      typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk,
    );
    this._write(Buffer.concat(bytes), "buffer" as BufferEncoding, done);
  }
}

/** The `write` of a stream that hands on all that is written in one moment as one message. */
export function gatheredWrite(stream: Duplex) {
  let gathers = false;
  return (...parameters: Parameters<Duplex["write"]>): boolean => {
    if (!gathers) {
      gathers = true;
      stream.cork();
      process.nextTick(() => {
        gathers = false;
        stream.uncork();
      });
    }
    return Duplex.prototype.write.apply(stream, parameters);
  };
}
