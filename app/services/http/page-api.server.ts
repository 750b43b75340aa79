import { data, redirect } from "react-router";
import { pagePathOf, withIntendedPath } from "#app/lib/intended-path.ts";
import type { ProblemData, UnsentForm } from "#app/lib/problem-data.ts";
import type { ApiClient } from "./api-client.ts";
import {
  ApiProblem,
  isOutage,
  redirectTargetFor,
  type ProblemKind,
  type Standing,
} from "./problems.server.ts";

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

/** What turns problems of calls into answers of pages. */
export type PageAnswers = {
  request: Request;
  /** Whether somebody is signed in, to whom it can be said that the connected system lacks something. */
  signedIn: boolean;
  /** What has become of a call, for the person who made it. */
  say: (standing: Standing, call: string) => string;
  report: (problem: ApiProblem) => void;
  /** What the visitor had posted. */
  unsent: () => Promise<UnsentForm | undefined>;
};

/**
 * The client as loaders and actions use it: a failed call becomes what the browser should get. A refused
 * sign-in leads to the sign-in and back; the rest is thrown for the nearest error boundary. Posts keep the
 * refusals that belong next to a field or into a form's banner as `ApiProblem`.
 */
export function pageApi(client: ApiClient, answers: PageAnswers): ApiClient {
  return {
    call: async (endpoint, ...options) => {
      try {
        return await client.call(endpoint, ...options);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        const isForForm = answers.request.method === "POST" && forForms.has(error.kind);
        if (!isForForm) throw await pageAnswer(error, answers);
        throw withPage(forForm(error, answers), await errorPage(error, answers));
      }
    },
  };
}

/** The problem as forms show it: what has become of a call is said in words, and whatever was typed stays. */
function forForm(problem: ApiProblem, { say }: PageAnswers): ApiProblem {
  const { standing, call } = problem;
  if (standing === undefined) return problem;
  const status = standing === "unanswered" ? 501 : 503;
  return problem.as({ kind: "refused", status, message: say(standing, call), errors: {} });
}

/**
 * The problem for an action that has a place for it. Where none has, the framework finds in it what it finds in
 * thrown `data()`, so that the visitor gets the page and the status of the problem.
 */
function withPage(problem: ApiProblem, { type, data: shown, init }: ReturnType<typeof data>): ApiProblem {
  return Object.assign(problem, { type, data: shown, init });
}

/** Response that stands for the problem: a redirect, or data for the error boundary. */
export async function pageAnswer(problem: ApiProblem, answers: PageAnswers) {
  const { request } = answers;
  const target = redirectTargetFor(problem, pagePathOf(request).split("?")[0] ?? "/");
  if (target && problem.kind === "unauthenticated") return redirect(withIntendedPath(target, request));
  // Refused though signed in: leading back to the page would lead in a circle.
  if (target && problem.standing !== "unanswered") return redirect(`${target}?refused=1`);
  return errorPage(problem, answers);
}

async function errorPage(problem: ApiProblem, { signedIn, report, unsent }: PageAnswers) {
  const isUnanswered = problem.standing === "unanswered";
  const status = isUnanswered && signedIn ? 501 : statusOf(problem);
  if (isUnanswered || (status >= 500 && problem.kind !== "maintenance")) report(problem);
  // A form of which nobody can tell whether it was saved is not offered as one that was not.
  const mayResend = isOutage(problem) && problem.standing !== "unknown";
  const shown: ProblemData = {
    requestId: problem.requestId,
    ...(isUnanswered && signedIn && { unanswered: problem.call }),
    ...(isOutage(problem) && { outage: true }),
    ...(mayResend && { unsent: await unsent() }),
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
