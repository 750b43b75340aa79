import { once } from "node:events";
import { createServer, request as send, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, createBrotliCompress } from "node:zlib";

/** As a server in front of an application packs what it passes on: quickly, and every piece at once. */
const packing = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
};
const packed = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest))/;

/**
 * Stands between a browser and an application as in production: the application sends its answers as they are, and the
 * browser gets them packed, whatever they were made with.
 */
export async function startFrontProxy(target: string) {
  const { port } = new URL(target);
  const server = createServer((request, response) => {
    const { "accept-encoding": accepted = "", ...headers } = request.headers;
    const options = { host: "localhost", port, method: request.method, path: request.url, headers };
    const onward = send(options, (answer) => passOn(answer, response, accepted));
    onward.once("error", () => response.destroy());
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has one.
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(answer: IncomingMessage, response: ServerResponse, accepted: string): void {
  const { "content-length": _, ...headers } = answer.headers;
  const isPacked = accepted.includes("br") && packed.test(headers["content-type"] ?? "");
  if (!isPacked || headers["content-encoding"]) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    return;
  }
  response.writeHead(answer.statusCode ?? 502, { ...headers, "content-encoding": "br" });
  answer.pipe(createBrotliCompress(packing)).pipe(response);
}
