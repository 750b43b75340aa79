import type { EndpointSpec } from "#contract/endpoint.ts";
import { keepsKeys } from "./kept-keys.server.ts";
import { isOutage, type ApiProblem } from "./problems.server.ts";

type Call = { endpoint: EndpointSpec; baseUrl: string; hasKey: boolean };

/** Whether a call that changes something may be sent again: the contract says so, or the API counts it by its key. */
export function mayRepeat({ endpoint, baseUrl, hasKey }: Call): boolean {
  return endpoint.idempotent === true || (hasKey && endpoint.keepsAnswer !== false && keepsKeys(baseUrl));
}

/**
 * The failure of a call with what became of the call. Without an answer a change may or may not have been done; where
 * the API counts by keys that is no question, since sending it again does it once.
 */
export function withOutcome(problem: ApiProblem, call: Call): ApiProblem {
  const isSettled =
    call.endpoint.method === "GET" || problem.standing !== undefined || !isOutage(problem) || mayRepeat(call);
  // An API that keeps keys undoes what it could not finish, and says so by its answer.
  const saysSo = problem.status > 0 && keepsKeys(call.baseUrl);
  return isSettled || saysSo ? problem : problem.as({ standing: "unknown" });
}
