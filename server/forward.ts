import { isTimeOut } from "#server/heard-calls.ts";
import type { CallOutcome, Circuit } from "#app/services/http/circuit.ts";
import { scriptHeaders } from "#server/api-version.ts";
import type { WebFacts } from "#server/web.ts";

/** What an answer of the API says about itself to a page's own script. */
const keptHeaders = [
  "Content-Type",
  "Cache-Control",
  "Retry-After",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "X-RateLimit-Scope",
];
const gatewayStatuses = new Set([502, 504]);

type Forwarding = {
  send: typeof fetch;
  baseUrl: string;
  circuit: Circuit | null;
  /** The bearer token behind the visitor's cookie. */
  tokenOf: (request: Request, facts: WebFacts) => Promise<string | null>;
};

/** Passes a page's own call on, with the visitor's session. */
export async function forward(
  request: Request,
  facts: WebFacts,
  { send, baseUrl, circuit, tokenOf }: Forwarding,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = await headersFor(request, facts, tokenOf);
  const body = request.method === "GET" || request.method === "HEAD" ? undefined : await request.text();
  const settle = circuit ? circuit.admit(true) : () => undefined;
  if (!settle) return outOfReach();
  try {
    const answer = await send(`${baseUrl}${pathname}${search}`, {
      method: request.method === "HEAD" ? "GET" : request.method,
      headers,
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.text();
    settle(gatewayStatuses.has(answer.status) ? "failed" : "answered");
    return new Response(text, { status: answer.status, headers: keptOf(answer) });
  } catch (error) {
    const outcome: CallOutcome = isTimeOut(error) ? "timed-out" : "failed";
    settle(outcome);
    return outOfReach();
  }
}

async function headersFor(request: Request, facts: WebFacts, tokenOf: Forwarding["tokenOf"]) {
  const headers = new Headers(scriptHeaders);
  for (const name of ["Accept-Language", "Content-Type"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  headers.set("X-Forwarded-For", facts.clientAddress);
  headers.set("X-Request-Id", facts.requestId);
  const token = await tokenOf(request, facts);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  return headers;
}

function keptOf(answer: Response): Headers {
  const kept = new Headers();
  for (const name of keptHeaders) {
    const value = answer.headers.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}

function outOfReach(): Response {
  return Response.json({ message: "The service cannot be reached at the moment." }, { status: 502 });
}
