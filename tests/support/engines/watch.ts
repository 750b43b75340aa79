import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { connect, type AddressInfo } from "node:net";
import { Transform } from "node:stream";
import { tellTrouble } from "./in-page.ts";

/** Stands between one browser and the server and hears what goes wrong, whatever the browser can tell by itself. */
export type Watch = {
  origin: string;
  /** Violations of the policy, parts that did not load and, where `listens`, errors of the console; emptied by asking. */
  trouble: () => string[];
  /** Paths of all that came whole and without a refusal. */
  came: readonly string[];
  close: () => Promise<void>;
};

const mailbox = "/trouble-of-the-page";

/**
 * Hands on every call. The policy of a page gets an address for its reports, so that the browser itself tells of each
 * violation, with scripts and without. With `listens` pages begin with a script that tells of their errors.
 */
export async function startWatch(
  target: { port: number },
  { listens, address }: { listens: boolean; address: string },
): Promise<Watch> {
  const found: string[] = [];
  const came: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === mailbox) return void receive(incoming, outgoing, found);
    const headers = asSentTo(target.port, incoming.headers);
    headers["x-forwarded-for"] = address;
    const { method, url } = incoming;
    const asked = request({ host: "127.0.0.1", port: target.port, method, path: url, headers }, (answer) => {
      const status = answer.statusCode ?? 500;
      if (status >= 500 || (status >= 400 && /^\/(?:build|api)\//.test(url ?? "")))
        found.push(`${status} ${url}`);
      answer.once("end", () => status < 400 && came.push(url ?? ""));
      pass(answer, outgoing, listens);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.on("upgrade", ({ method, url, headers }, socket, head) => {
    const lines = Object.entries(asSentTo(target.port, headers)).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    const there = connect(target.port, "127.0.0.1");
    there.write([`${method} ${url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
    there.write(head);
    socket.pipe(there).pipe(socket);
    for (const end of [socket, there]) end.on("error", () => [socket, there].forEach((one) => one.destroy()));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: () => found.splice(0),
    came,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The server knows itself by its own address alone. What it answers must be readable, so it is not compressed. */
function asSentTo(port: number, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "accept-encoding": _, origin, ...others } = headers;
  const host = `127.0.0.1:${port}`;
  return {
    ...others,
    host,
    ...(origin !== undefined && { origin: origin === "null" ? origin : `http://${host}` }),
  };
}

async function receive(incoming: IncomingMessage, outgoing: ServerResponse, found: string[]): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const report = text.startsWith('{"csp-report"') ? policyReport(text) : text;
  found.push(report);
  outgoing.writeHead(204).end();
}

function policyReport(text: string): string {
  const { "csp-report": report } = JSON.parse(text) as { "csp-report": Record<string, string | undefined> };
  const [directive] = (report["violated-directive"] ?? "").split(" ");
  return `policy: ${directive} ${report["blocked-uri"]} on ${report["document-uri"]} ${report["source-file"] ?? ""}`;
}

function pass(answer: IncomingMessage, outgoing: ServerResponse, listens: boolean): void {
  const policy = answer.headers["content-security-policy"];
  const isPage = answer.headers["content-type"]?.startsWith("text/html") === true;
  if (!isPage || typeof policy !== "string") {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    return void answer.pipe(outgoing);
  }
  const headers = { ...answer.headers, "content-security-policy": `${policy}; report-uri ${mailbox}` };
  delete headers["content-length"];
  outgoing.writeHead(answer.statusCode ?? 500, headers);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  if (!listens || nonce === undefined) return void answer.pipe(outgoing);
  answer
    .pipe(beginningWith(`<script nonce="${nonce}">(${tellTrouble.toString()})("${mailbox}")</script>`))
    .pipe(outgoing);
}

/** Puts a text behind the page's `<head>`, which comes in its first part. */
function beginningWith(text: string): Transform {
  let before: string | undefined = "";
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      if (before === undefined) return done(null, part);
      before += part.toString("latin1");
      const head = /<head[^>]*>/.exec(before);
      if (!head) return done();
      const at = head.index + head[0].length;
      const whole = before.slice(0, at) + text + before.slice(at);
      before = undefined;
      done(null, Buffer.from(whole, "latin1"));
    },
    flush(done) {
      done(null, before === undefined ? undefined : Buffer.from(before, "latin1"));
    },
  });
}
