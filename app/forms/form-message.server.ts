import { outcomeUnknown, writeMessage } from "#app/forms/message.ts";
import { messageForUser, type ApiProblem } from "#app/services/http/problems.server.ts";

/** What stands above a form for a call that failed; may be empty. Where nobody can tell, the form says where to look. */
export function formMessage(problem: ApiProblem): string {
  return problem.standing === "unknown" ? outcomeUnknown : messageForUser(problem);
}

/** What stands above a form that was sent too often: the API's own words, else for how long to wait. */
export function tooOften(problem: ApiProblem): string {
  const params = { count: problem.retryAfter ?? 60 };
  return messageForUser(problem) || writeMessage({ key: "tooOften", params });
}
