import { once } from "node:events";

type Answers = {
  /** The answer to one input. */
  answer: (input: unknown) => unknown;
  /** Whether one input without a list around it is answered by itself; otherwise only a list is read. */
  takesOne: boolean;
};

/**
 * A command that reads JSON and answers in JSON: a list of inputs gives a list in the same order. Only what cannot be
 * read ends with code 1; an input that cannot be worked with says so in its answer.
 */
export async function answerJson({ answer, takesOne }: Answers): Promise<void> {
  /** A reader that has seen enough (`| head`) closes the pipe; that is no failure of ours. */
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 2);
  });
  const text = decode(await readAll(process.stdin));
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    const reason =
      text.trim() === "" ? "nothing was sent" : error instanceof Error ? error.message : String(error);
    return fail(`The input is not readable as JSON: ${reason}`);
  }
  if (!Array.isArray(input)) {
    if (!takesOne) return fail("The input is not a list.");
    return write(`${JSON.stringify(answer(input))}\n`);
  }
  await write("[");
  for (let index = 0; index < input.length; index += 1) {
    await write(`${index === 0 ? "\n" : ",\n"}${JSON.stringify(answer(input[index]))}`);
  }
  await write("\n]\n");
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
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
