import type { Logger } from "pino";
import { networkCode } from "#app/services/http/network-cause.ts";
import { loggedPath } from "#server/log.ts";
import type { WebFacts } from "#server/web.ts";

/** Why a call got no answer: `ECONNREFUSED`, `CERT_HAS_EXPIRED`, `TimeoutError`. No address and no value is in it. */
export function causeOf(error: unknown): string {
  return networkCode(error) ?? (error instanceof Error ? error.name : "unknown");
}

export function isTimeOut(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/** Makes the calls of a request that no page makes, and writes them down as those of pages: at debug, a failure at warn. */
export function heardBy(log: Logger, send: typeof fetch, { requestId }: WebFacts): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const call = { call: `${init?.method ?? "GET"} ${loggedPath(pathname)}`, request_id: requestId };
    const started = performance.now();
    const took = () => Math.round(performance.now() - started);
    try {
      const answer = await send(input, init);
      log.debug({ event: "api.call", ...call, status: answer.status, ms: took() });
      return answer;
    } catch (error) {
      log.warn({ event: "api.unreachable", ...call, ms: took(), cause: causeOf(error) });
      throw error;
    }
  };
}
