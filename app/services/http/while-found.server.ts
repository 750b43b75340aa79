import { ApiProblem } from "./problems.server.ts";

/** Does what needs a record; where the API knows none for this visitor, answers `otherwise`. */
export async function whileFound<Found, Other>(
  work: () => Promise<Found>,
  otherwise: () => Promise<Other>,
): Promise<Found | Other> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    return otherwise();
  }
}

/** A post gets the refusal itself, a page that is read the answer that the browser would get. */
function isMissing(error: unknown): boolean {
  if (error instanceof ApiProblem) return error.kind === "not-found";
  const init = typeof error === "object" && error !== null && "init" in error ? error.init : null;
  return typeof init === "object" && init !== null && "status" in init && init.status === 404;
}
