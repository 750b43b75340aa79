import type { RouterContextProvider } from "react-router";
import { requestFactsContext, type RequestFacts } from "#app/context.ts";
import type { FileAnswer } from "#app/services/http/call-types.ts";
import { contentDisposition } from "#app/services/http/content-disposition.server.ts";

type Facts = Pick<RequestFacts, "log" | "breakOff">;

/** A document as it is passed on. Without a name from the API it is saved under `name`. */
export function documentResponse(
  file: FileAnswer,
  name: string,
  context: Readonly<RouterContextProvider>,
): Response {
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": contentDisposition(file.fileName ?? name),
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
  return fileResponse(file, headers, context);
}

/** The bytes of a file under these headers. */
export function fileResponse(
  { stream, contentLength }: FileAnswer,
  headers: Headers,
  context: Readonly<RouterContextProvider>,
): Response {
  if (contentLength !== undefined) headers.set("Content-Length", String(contentLength));
  return new Response(untilItBreaks(stream, context.get(requestFactsContext)), { headers });
}

/**
 * The bytes as they come. Where they break off in the middle, the connection is cut, so that the browser tells a failed
 * download from a whole one, and the log says so in one line.
 */
function untilItBreaks(
  stream: ReadableStream<Uint8Array>,
  { log, breakOff }: Facts,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (to) => {
        try {
          const { done, value } = await reader.read();
          if (done) to.close();
          else to.enqueue(value);
        } catch (error) {
          log("error", "download.broken", { error: error instanceof Error ? error.message : "unknown" });
          breakOff();
          to.close();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
