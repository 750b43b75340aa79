import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import type { MiddlewareHandler } from "hono";
import { replaceBody, wholeBody } from "#server/whole-answers.ts";

const compressible =
  /^(text\/(html|css|plain|javascript|calendar|csv|x-script)|application\/(json|javascript|manifest\+json)|image\/svg)/;

/** What is shorter fits into one packet anyhow. */
const worthIt = 1_000;

type Encoding = "br" | "gzip";

const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const deflate = { level: 5 };

/** Flushes each chunk, so that streamed pages still arrive piece by piece. */
function compressor(encoding: Encoding) {
  return encoding === "br"
    ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, ...brotli })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, ...deflate });
}

const packBrotli = promisify<Uint8Array, typeof brotli, Buffer>(brotliCompress);
const packGzip = promisify<Uint8Array, typeof deflate, Buffer>(gzip);

const packed = (body: Uint8Array, encoding: Encoding) =>
  encoding === "br" ? packBrotli(body, brotli) : packGzip(body, deflate);

/** Compresses texts with brotli or gzip, whichever the browser takes. */
export const compress: MiddlewareHandler = async (context, next) => {
  await next();
  const response = context.res;
  const accepted = context.req.header("Accept-Encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  const type = response.headers.get("Content-Type") ?? "";
  if (!encoding || response.headers.has("Content-Encoding") || !compressible.test(type)) return;
  const whole = wholeBody(response);
  if (whole) {
    if (whole.length < worthIt) return;
    replaceBody(response, await packed(whole, encoding));
    markPacked(response.headers, encoding);
    return;
  }
  if (!response.body) return;
  if (Number(response.headers.get("Content-Length") ?? worthIt) < worthIt) return;
  if (context.req.method === "HEAD" || response.status === 204 || response.status === 304) return;
  const headers = new Headers(response.headers);
  markPacked(headers, encoding);
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

function markPacked(headers: Headers, encoding: Encoding) {
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  headers.append("Vary", "Accept-Encoding");
}
