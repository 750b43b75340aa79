import type { ServerResponse } from "node:http";
import type { Http2ServerResponse } from "node:http2";

/** An answer whose bytes stand beside it. */
type Init = { status: number; headers: Headers };

const bodies = new WeakMap<Response, Uint8Array>();

/**
 * An answer of which all is known before any of it is sent. Its bytes stand beside it, for `sendWhole`: as its body they
 * would become a stream, whose pieces are asked for one by one. Only for answers that go out by `listen`; to everybody
 * else it has no body.
 */
export function wholeAnswer(body: Uint8Array, init: Init): Response {
  const answer = new Response(null, init);
  bodies.set(answer, body);
  return answer;
}

/** The bytes that stand beside an answer; none beside one that has a body of its own, or no body at all. */
export function wholeBody(answer: Response): Uint8Array | undefined {
  return bodies.get(answer);
}

/** Replaces the bytes of an answer, whose headers must say the same. */
export function replaceBody(answer: Response, body: Uint8Array): void {
  bodies.set(answer, body);
}

/** Sends an answer with the bytes that stand beside it; Node tells their length. False for any other answer. */
export function sendWhole(answer: Response, outgoing: ServerResponse | Http2ServerResponse): boolean {
  const body = bodies.get(answer);
  if (body === undefined) return false;
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    // Each is a header of its own, and would replace the one before.
    if (name !== "set-cookie") outgoing.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  outgoing.end(body);
  return true;
}
