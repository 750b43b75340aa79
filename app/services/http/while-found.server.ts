import { ApiProblem } from "./problems.server.ts";

/** Does what needs a record; where the API knows none for this visitor, answers `otherwise`. */
export async function whileFound<Found, Other>(
  work: () => Promise<Found>,
  otherwise: () => Promise<Other>,
): Promise<Found | Other> {
  try {
    return await work();
  } catch (error) {
    if (!isRefusedWith(error, 404)) throw error;
    return otherwise();
  }
}

const kinds = { 404: "not-found", 422: "invalid" } as const;

/**
 * Whether a call was refused for this reason. A post gets the refusal itself, a page that is read the answer that the
 * browser would get.
 */
export function isRefusedWith(error: unknown, status: keyof typeof kinds): boolean {
  if (error instanceof ApiProblem) return error.kind === kinds[status];
  const init = typeof error === "object" && error !== null && "init" in error ? error.init : null;
  return typeof init === "object" && init !== null && "status" in init && init.status === status;
}
