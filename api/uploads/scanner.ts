import { connect } from "node:net";

/** Looks into a file for what must not come in. Throws where nobody could look. */
export type ScanFile = (bytes: Uint8Array) => Promise<"clean" | "infected">;

const timeoutMs = 30_000;

/**
 * The scanner of a ClamAV daemon, spoken to by its INSTREAM command: the bytes in pieces that name their length, a
 * piece of none at the end, one line back.
 */
export function clamdScanner({ host, port }: { host: string; port: number }): ScanFile {
  return async (bytes) => {
    const said = await ask({ host, port }, bytes);
    if (said.endsWith(": OK")) return "clean";
    if (said.endsWith(" FOUND")) return "infected";
    throw new Error(`The scanner says: ${said.slice(0, 200)}`);
  };
}

function ask(address: { host: string; port: number }, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let said = "";
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error("The scanner did not answer in time")));
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.byteLength; at += pieceBytes) send(bytes.subarray(at, at + pieceBytes));
      send(new Uint8Array());
    });
    socket.on("data", (piece) => (said += piece.toString("utf8")));
    socket.on("error", reject);
    socket.on("close", () => {
      if (said === "") reject(new Error("The scanner said nothing"));
      else resolve(said.replaceAll("\0", "").trim());
    });
    const send = (piece: Uint8Array) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.byteLength);
      socket.write(Buffer.concat([length, piece]));
    };
  });
}

const pieceBytes = 64 * 1024;
