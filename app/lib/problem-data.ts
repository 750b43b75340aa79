/** A form that was sent while nothing could be saved: its fields as they were typed, without files and secrets. */
export type UnsentForm = readonly (readonly [name: string, value: string])[];

/** What an error page may know of a failed call. */
export type ProblemData = {
  permission?: string;
  retryAfter?: number;
  requestId?: string;
  /** True while our data is out of reach; another 503 is maintenance. */
  outage?: boolean;
  /** The call that the connected system does not know: method and path. */
  unanswered?: string;
  /** What the request that the page answers had posted. */
  unsent?: UnsentForm;
};

/** Reads the data of a thrown answer, whatever it is. */
export function readProblem(data: unknown): ProblemData {
  if (typeof data !== "object" || data === null) return {};
  return {
    ...("permission" in data && typeof data.permission === "string" && { permission: data.permission }),
    ...("retryAfter" in data && typeof data.retryAfter === "number" && { retryAfter: data.retryAfter }),
    // Written by `errorPage` alone; pages of other failures have none.
    ...("unsent" in data && Array.isArray(data.unsent) && { unsent: data.unsent as UnsentForm }),
    ...("outage" in data && data.outage === true && { outage: true }),
    ...("unanswered" in data && typeof data.unanswered === "string" && { unanswered: data.unanswered }),
    ...("requestId" in data && typeof data.requestId === "string" && { requestId: data.requestId }),
  };
}
