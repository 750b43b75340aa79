import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { pipeline, Readable } from "node:stream";
import type { MiddlewareHandler } from "hono";

const compressible =
  /^(text\/(html|css|plain|javascript|calendar|csv|x-script)|application\/(json|javascript|manifest\+json)|image\/svg)/;

/** What is shorter fits into one packet anyhow. */
const worthIt = 1_000;

/** Flushes each chunk, so that streamed pages still arrive piece by piece. */
function compressor(encoding: "br" | "gzip") {
  return encoding === "br"
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 6,
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      })
    : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
}

/** Compresses texts with brotli or gzip, whichever the browser takes. */
export const compress: MiddlewareHandler = async (context, next) => {
  await next();
  const response = context.res;
  const accepted = context.req.header("Accept-Encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  const type = response.headers.get("Content-Type") ?? "";
  if (!encoding || !response.body || response.headers.has("Content-Encoding") || !compressible.test(type))
    return;
  if (Number(response.headers.get("Content-Length") ?? worthIt) < worthIt) return;
  if (context.req.method === "HEAD" || response.status === 204 || response.status === 304) return;
  const headers = new Headers(response.headers);
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  headers.append("Vary", "Accept-Encoding");
  // The web stream types of the DOM and of Node describe the same object.
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  const squeezed = compressor(encoding);
  // A visitor who leaves early breaks the pipe, which is no failure; without a callback it would end the process.
  pipeline(source, squeezed, () => undefined);
  context.res = undefined;
  context.res = new Response(Readable.toWeb(squeezed) as ReadableStream, {
    status: response.status,
    headers,
  });
};
