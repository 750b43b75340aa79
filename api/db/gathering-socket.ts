import { Socket } from "node:net";

type Piece = { chunk: Buffer | string; encoding: BufferEncoding };

/**
 * A connection that sends what is written to it in one moment as one message. To hand a message to the system costs
 * more than what most statements do, and the driver writes each statement in four pieces.
 */
export class GatheringSocket extends Socket {
  #gathers = false;

  constructor() {
    super();
    // A socket that connects takes back the `write` of its class.
    this.once("connect", () => Object.assign(this, { write: this.#gather.bind(this) }));
  }

  #gather(...parameters: Parameters<Socket["write"]>): boolean {
    if (!this.#gathers) {
      this.#gathers = true;
      this.cork();
      process.nextTick(() => {
        this.#gathers = false;
        this.uncork();
      });
    }
    return Socket.prototype.write.apply(this, parameters);
  }

  override _writev(pieces: Piece[], done: (error?: Error | null) => void) {
    const bytes = pieces.map(({ chunk, encoding }) =>
      typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk,
    );
    this._write(Buffer.concat(bytes), "buffer" as BufferEncoding, done);
  }
}
