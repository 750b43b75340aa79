import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

type Item = { type: string; body: Record<string, unknown>; header: Record<string, unknown> };

/** Stands in for the intake of error reports: keeps every envelope as it came. */
export async function startIngest() {
  const envelopes: string[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const bytes = Buffer.concat(chunks);
      envelopes.push((request.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString());
      requests.push(JSON.stringify([request.url, request.headers]));
      response.end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://thepublickey@127.0.0.1:${port}/42`,
    envelopes,
    requests,
    items: (type: string) => envelopes.flatMap(itemsOf).filter((item) => item.type === type),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function itemsOf(envelope: string): Item[] {
  const [first = "{}", ...lines] = envelope.trimEnd().split("\n");
  const header = JSON.parse(first) as Record<string, unknown>;
  return lines.flatMap((line, index) =>
    index % 2 === 0
      ? [
          {
            type: (JSON.parse(line) as { type: string }).type,
            body: JSON.parse(lines[index + 1] ?? "{}") as Record<string, unknown>,
            header,
          },
        ]
      : [],
  );
}
