/** Thrown into a download whose next piece does not come. */
export class Stalled extends Error {
  override readonly name = "Stalled";
}

/** What files of a type begin with. */
const beginnings: Readonly<Record<string, string>> = { "application/pdf": "%PDF-" };

type Chunk = Uint8Array;
type Reader = ReadableStreamDefaultReader<Chunk>;

/**
 * The body of a download, whose first piece has been looked at: null where it does not begin as a file of the type does,
 * which is then a page of an error or a sign-in. A type without a known beginning is taken as it comes. Rejects if it
 * breaks off before, or gives nothing for `idleMs`; later it errors for the same reasons.
 */
export async function openFile(
  body: ReadableStream<Chunk> | null,
  type: string,
  idleMs: number,
): Promise<ReadableStream<Chunk> | null> {
  const beginning = beginnings[type];
  if (!body) return beginning === undefined ? new ReadableStream({ start: (to) => to.close() }) : null;
  const reader = body.getReader();
  const first: Chunk[] = [];
  if (beginning !== undefined) {
    while (textOf(first).length < beginning.length) {
      const { done, value } = await nextPiece(reader, idleMs);
      if (done) break;
      first.push(value);
    }
    if (!textOf(first).startsWith(beginning)) {
      reader.cancel().catch(() => undefined);
      return null;
    }
  }
  return rest(reader, first, idleMs);
}

/** As much of the first pieces as a beginning may be long. */
function textOf(chunks: readonly Chunk[]): string {
  return Buffer.concat(chunks.map((chunk) => chunk.subarray(0, 16)))
    .subarray(0, 16)
    .toString("latin1");
}

function rest(reader: Reader, first: Chunk[], idleMs: number): ReadableStream<Chunk> {
  return new ReadableStream<Chunk>(
    {
      pull: async (to) => {
        const kept = first.shift();
        if (kept) return to.enqueue(kept);
        const { done, value } = await nextPiece(reader, idleMs);
        if (done) to.close();
        else to.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** The next piece; a body that gives none in time is given up, so that its connection ends. */
async function nextPiece(reader: Reader, idleMs: number): Promise<ReadableStreamReadResult<Chunk>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Stalled(`no byte for ${String(idleMs)} ms`)), idleMs);
  });
  const reading = reader.read();
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, stalled]);
  } catch (error) {
    reader.cancel(error).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
