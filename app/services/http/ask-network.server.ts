import { Readable } from "node:stream";
import { Agent, request, type Dispatcher } from "undici";
import { askBy, type Answer, type Ask } from "./ways.ts";

/** Connections of its own: those of the platform's `fetch` are of another version. */
const dispatcher = new Agent();

const askByFetch = askBy((asked, { signal }) => fetch(asked, { signal }));

/**
 * The API over the network, for the calls of pages. What is only read is asked for without the requests, answers and
 * streams of the platform's `fetch`, which build more around a call than it needs (decision 53).
 */
export const askNetwork: Ask = (asked, ending) =>
  asked.method === "GET" ? read(asked, ending) : askByFetch(asked, ending);

const read: Ask = async (asked, ending) => {
  const answer = await request(asked.url, {
    headers: { ...asked.headers, "accept-encoding": "identity" },
    signal: ending.signal,
    dispatcher,
  });
  if (answer.headers["content-encoding"] === undefined) return answerOf(answer);
  // Packed though nobody asked for it: `fetch` unpacks.
  await answer.body.dump();
  return askByFetch(asked, ending);
};

function answerOf({ statusCode, headers, body }: Dispatcher.ResponseData): Answer {
  return {
    status: statusCode,
    ok: statusCode >= 200 && statusCode < 300,
    headers: {
      get: (name) => textOf(headers[name.toLowerCase()]),
      has: (name) => headers[name.toLowerCase()] !== undefined,
    },
    get body() {
      return Readable.toWeb(body) as Answer["body"];
    },
    text: () => body.text(),
  };
}

function textOf(value: string | string[] | undefined): string | null {
  return Array.isArray(value) ? value.join(", ") : (value ?? null);
}
