import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { clamdScanner } from "#api/uploads/scanner.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** A daemon that reads what it is sent to its end and says `answer` of it; and what it read. */
async function daemon(answer: string) {
  const read = { command: "", bytes: Buffer.alloc(0) };
  server = createServer((socket) => {
    let waiting = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (piece) => {
      waiting = Buffer.concat([waiting, piece]);
      if (read.command === "") {
        const end = waiting.indexOf(0);
        if (end < 0) return;
        read.command = waiting.toString("latin1", 0, end);
        waiting = waiting.subarray(end + 1);
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0);
        if (length === 0) return void socket.end(`${answer}\0`);
        if (waiting.length < 4 + length) return;
        read.bytes = Buffer.concat([read.bytes, waiting.subarray(4, 4 + length)]);
        waiting = waiting.subarray(4 + length);
      }
    });
  });
  const listening = server;
  await new Promise<void>((resolve) => void listening.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address of this kind.
  const { port } = listening.address() as AddressInfo;
  return { scan: clamdScanner({ host: "127.0.0.1", port }), read };
}

const file = new Uint8Array(150_000).map((_zero, index) => index % 251);

test("the whole file is looked into, and a clean one passes", async () => {
  const { scan, read } = await daemon("stream: OK");
  expect(await scan(file)).toBe("clean");
  expect(read.command).toBe("zINSTREAM");
  expect(read.bytes.equals(Buffer.from(file))).toBe(true);
});

test("what is found is said", async () => {
  const { scan } = await daemon("stream: Eicar-Signature FOUND");
  expect(await scan(file)).toBe("infected");
});

test.each(["INSTREAM size limit exceeded. ERROR", ""])("an answer of %j is none", async (answer) => {
  const { scan } = await daemon(answer);
  await expect(scan(file)).rejects.toThrow(/scanner/);
});

test("a daemon that is not there lets nothing pass", async () => {
  const { scan } = await daemon("stream: OK");
  await new Promise((resolve) => server?.close(resolve));
  await expect(scan(file)).rejects.toThrow("ECONNREFUSED");
});
