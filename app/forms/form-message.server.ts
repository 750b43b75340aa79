import { outcomeUnknown, writeMessage } from "#app/forms/message.ts";
import { messageForUser, type ApiProblem } from "#app/services/http/problems.server.ts";

/** What stands above a form for a call that failed; may be empty. Where nobody can tell, the form says where to look. */
export function formMessage(problem: ApiProblem): string {
  return problem.standing === "unknown" ? outcomeUnknown : messageForUser(problem);
}

/** The framework's word for it, in English and without a time. */
const frameworkText = /^Too Many (?:Attempts|Requests)\.?$/;

/** What stands above a form that was sent too often: the API's own words, else for how long to wait. */
export function tooOften(problem: ApiProblem): string {
  const params = { count: problem.retryAfter ?? 60 };
  const words = frameworkText.test(problem.message) ? "" : messageForUser(problem);
  return words || writeMessage({ key: "tooOften", params });
}
