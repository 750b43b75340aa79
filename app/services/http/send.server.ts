import type { Deadline } from "./deadline.server.ts";
import { networkCode, wasNeverSent } from "./network-cause.ts";
import { ApiProblem, problemFrom } from "./problems.server.ts";
import type { Answer, Ask, Asked } from "./ways.ts";

export type Sending = {
  ask: Ask;
  /** Waits that many milliseconds. */
  sleep: (milliseconds: number) => Promise<void>;
  /** From 0 to below 1, for the jitter of the pauses. */
  random: () => number;
  requestId: string;
  method: string;
  /** Path as the contract writes it, for messages in the log. */
  path: string;
  /** Which answers other than success are for the caller, body unread. */
  passes?: (answer: Answer) => boolean;
  /** True for a call that changes something. */
  changes: boolean;
  /** Asked when a change has failed: whether sending it again does no harm. */
  repeatable: () => boolean;
};

const extraTries = 2;
const firstPauseMs = 100;
const inFlightPauseMs = 250;
const passingStatuses = new Set([502, 503, 504]);

/**
 * Sends a call and resolves to its successful answer, body unread. It is sent up to three times if the network or a
 * gateway fails, never after a time-out and never once a body began to arrive; a change that may have arrived only
 * where it is repeatable.
 */
export async function send(asked: Asked, deadline: Deadline, sending: Sending): Promise<Answer> {
  let neverSent = true;
  for (let tried = 0; ; tried += 1) {
    const outcome = await sendOnce(asked, deadline, sending);
    if (!("problem" in outcome)) return outcome;
    if (outcome.inFlight) {
      // The same call, sent a moment ago, is being worked on: its answer will be this one's as well.
      await deadline.race(sending.sleep(inFlightPauseMs));
      tried -= 1;
      continue;
    }
    const { problem, mayPass } = outcome;
    const isUnsent = problem.status === 0 && wasNeverSent(problem.cause);
    neverSent &&= isUnsent;
    if (!mayPass || tried === extraTries || (sending.changes && !isUnsent && !sending.repeatable())) {
      throw sending.changes && neverSent ? problem.as({ standing: "unsent" }) : problem;
    }
    const pause = firstPauseMs * 2 ** tried * (0.5 + sending.random());
    await deadline.race(sending.sleep(pause));
  }
}

type Failure = { problem: ApiProblem; mayPass: boolean; inFlight?: boolean };

async function sendOnce(
  asked: Asked,
  deadline: Deadline,
  { ask, method, path, requestId, passes }: Sending,
): Promise<Answer | Failure> {
  let response: Answer;
  try {
    response = await deadline.race(ask(asked, deadline));
  } catch (cause) {
    if (deadline.isOver) throw cause;
    return { problem: unreachable({ method, path, requestId }, cause), mayPass: true };
  }
  if (response.ok || passes?.(response)) return response;
  const text = await failureText(response, deadline);
  // A browser-like fetch hides a redirect behind status 0; `problemFrom` knows it.
  const problem = problemFrom({
    status: response.status,
    headers: response.headers,
    text: text ?? "",
    method,
    path,
    requestId,
  });
  const mayPass =
    text !== undefined && problem.kind === "unavailable" && passingStatuses.has(response.status);
  return { problem, mayPass, inFlight: response.headers.get("Idempotency-Status") === "in-flight" };
}

/** The body of a failed answer; undefined if it broke off. */
async function failureText(response: Answer, deadline: Deadline): Promise<string | undefined> {
  try {
    return await deadline.race(response.text());
  } catch (cause) {
    if (deadline.isOver) throw cause;
    // The status alone already says that the call failed.
    return undefined;
  }
}

/** No answer, or one that broke off. */
export function unreachable(
  { method, path, requestId }: { method: string; path: string; requestId: string },
  cause: unknown,
  what = "is out of reach",
) {
  const code = networkCode(cause);
  return new ApiProblem({
    kind: "unavailable",
    status: 0,
    requestId,
    cause,
    call: `${method} ${path}`,
    detail: `${path} ${what}${code === undefined ? "" : ` (${code})`}`,
  });
}
