import { outcomeUnknown } from "#app/forms/message.ts";
import { messageForUser, type ApiProblem } from "#app/services/http/problems.server.ts";

/** What stands above a form for a call that failed; may be empty. Where nobody can tell, the form says where to look. */
export function formMessage(problem: ApiProblem): string {
  return problem.standing === "unknown" ? outcomeUnknown : messageForUser(problem);
}
