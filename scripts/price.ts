import { once } from "node:events";
import { priceLine } from "#api/domain/pricing/price-line.ts";

/**
 * `npm run -s price < in.json > out.json`: one input gives one answer, a list gives a list in the same order.
 * Only JSON that cannot be read ends with code 1; an input that cannot be priced says so in its answer.
 */
async function main(): Promise<void> {
  const text = decode(await readAll(process.stdin));
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    const reason =
      text.trim() === "" ? "nothing was sent" : error instanceof Error ? error.message : String(error);
    process.stderr.write(`The input is not readable as JSON: ${reason}\n`);
    process.exitCode = 1;
    return;
  }
  if (!Array.isArray(input)) return write(`${JSON.stringify(priceLine(input))}\n`);
  await write("[");
  for (let index = 0; index < input.length; index += 1) {
    await write(`${index === 0 ? "\n" : ",\n"}${JSON.stringify(priceLine(input[index]))}`);
  }
  await write("\n]\n");
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Spreadsheets and Windows shells write byte-order marks, some of them for UTF-16. */
function decode(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? "utf-16le" : "utf-8").decode(bytes);
}

/** Waits while the reader is slower than we are, so that a long list does not pile up in memory. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/** A reader that has seen enough (`| head`) closes the pipe; that is no failure of ours. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? 0 : 2);
});

await main();
