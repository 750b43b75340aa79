import { data, redirect } from "react-router";
import { pagePathOf, withIntendedPath } from "#app/lib/intended-path.ts";
import type { ProblemData, UnsentForm } from "#app/lib/problem-data.ts";
import type { ApiClient } from "./api-client.ts";
import { ApiProblem, isOutage, redirectTargetFor, type ProblemKind } from "./problems.server.ts";

/** Refusals a form can show beside what was typed; everything else is a page of its own. */
const forForms: ReadonlySet<ProblemKind> = new Set([
  "invalid",
  "not-found",
  "conflict",
  "too-large",
  "expired-form",
  "rate-limited",
  "refused",
  "maintenance",
  "unavailable",
]);

/** What the page of a failed call needs: who is told of it, and what the visitor had posted. */
export type PageOfProblem = {
  report: (problem: ApiProblem) => void;
  unsent: () => Promise<UnsentForm | undefined>;
};

/**
 * The client as loaders and actions use it: a failed call becomes what the browser should get. A refused
 * sign-in leads to the sign-in and back; the rest is thrown for the nearest error boundary. Posts keep the
 * refusals that belong next to a field or into a form's banner as `ApiProblem`.
 */
export function pageApi(client: ApiClient, request: Request, page: PageOfProblem): ApiClient {
  return {
    call: async (endpoint, ...options) => {
      try {
        return await client.call(endpoint, ...options);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        const isForForm = request.method === "POST" && forForms.has(error.kind);
        if (!isForForm) throw await pageAnswer(error, request, page);
        throw withPage(error, await errorPage(error, page));
      }
    },
  };
}

/**
 * The problem for an action that has a place for it. Where none has, the framework finds in it what it finds in
 * thrown `data()`, so that the visitor gets the page and the status of the problem.
 */
function withPage(problem: ApiProblem, { type, data: shown, init }: ReturnType<typeof data>): ApiProblem {
  return Object.assign(problem, { type, data: shown, init });
}

/** Response that stands for the problem: a redirect, or data for the error boundary. */
export async function pageAnswer(problem: ApiProblem, request: Request, page: PageOfProblem) {
  const target = redirectTargetFor(problem, pagePathOf(request).split("?")[0] ?? "/");
  if (target && problem.kind === "unauthenticated") return redirect(withIntendedPath(target, request));
  // Refused though signed in: leading back to the page would lead in a circle.
  if (target) return redirect(`${target}?refused=1`);
  return errorPage(problem, page);
}

async function errorPage(problem: ApiProblem, { report, unsent }: PageOfProblem) {
  const status = statusOf(problem);
  if (status >= 500 && problem.kind !== "maintenance") report(problem);
  const shown: ProblemData = {
    requestId: problem.requestId,
    ...(isOutage(problem) && { outage: true, unsent: await unsent() }),
    ...(problem.permission !== undefined && { permission: problem.permission }),
    ...(problem.retryAfter !== undefined && { retryAfter: problem.retryAfter }),
  };
  if (problem.retryAfter === undefined) return data(shown, { status });
  return data(shown, { status, headers: { "Retry-After": String(problem.retryAfter) } });
}

function statusOf(problem: ApiProblem) {
  const { kind, status } = problem;
  if (kind === "maintenance" || isOutage(problem)) return 503;
  if (kind === "unavailable" || kind === "contract") return 502;
  return status >= 400 ? status : 502;
}
