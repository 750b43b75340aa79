import type { RequestFacts } from "#app/context.ts";
import { knownLocale } from "#app/i18n/known-locale.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { createApiClient, type ApiClient } from "#app/services/http/api-client.ts";
import { pageAnswer, pageApi, type PageAnswers } from "#app/services/http/page-api.server.ts";
import type { ApiProblem } from "#app/services/http/problems.server.ts";
import { createSideCall, sideCallMs } from "#app/services/http/side-calls.server.ts";
import { unsentFormOf } from "#app/middleware/unsent-form.server.ts";

type Caller = { token: string | null; locale?: string | undefined; besides?: boolean };

/** How one request calls the API: bare, for what a page is for, and for what it can do without. */
export function waysToTheApi(request: Request, facts: RequestFacts, signedIn: boolean) {
  const unsent = unsentFormOf(request);
  const clientFor = ({ token, locale, besides = false }: Caller) =>
    createApiClient({
      ask: facts.askApi,
      baseUrl: facts.apiUrl,
      requestId: facts.requestId,
      clientAddress: facts.clientAddress,
      userAgent: request.headers.get("User-Agent") ?? undefined,
      ...(besides && { besides, timeoutMs: sideCallMs }),
      circuit: facts.apiCircuit,
      downloadHosts: facts.downloadHosts,
      heard: ({ method, path, status, ms }) =>
        facts.log("debug", "api.call", { call: `${method} ${path}`, status, ms }),
      ...(token && { token }),
      locale: locale ?? request.headers.get("Accept-Language") ?? undefined,
    });
  const answersIn = (locale?: string): PageAnswers => ({
    request,
    signedIn,
    say: (standing, call) => translatorFor(knownLocale(locale)).t(`errors:${standing}`, { call }),
    report: (problem) => reportTo(facts, problem),
    unsent,
  });
  const leftOut = ({ call, status, detail }: ApiProblem) =>
    facts.log("warn", "part.left_out", { call, status, detail });
  return {
    clientFor,
    answersIn,
    /** The two ways in a language; with `gone`, why the API is out of reach, no call is made and nothing more is logged. */
    callers: ({ token, locale, gone }: Caller & { gone: ApiProblem | null }) => {
      const silent = gone && notCalling(gone);
      const answers = silent ? { ...answersIn(locale), report: () => undefined } : answersIn(locale);
      return {
        api: pageApi(silent ?? clientFor({ token, locale }), answers),
        sideCall: createSideCall({
          client: silent ?? clientFor({ token, locale, besides: true }),
          refusedSignIn: (problem) => pageAnswer(problem, answers),
          leftOut: silent ? () => undefined : leftOut,
        }),
      };
    },
  };
}

function reportTo(facts: RequestFacts, problem: ApiProblem) {
  const event = problem.standing === "unanswered" ? "call.not_answered" : "api.refused";
  facts.log("error", event, { detail: problem.detail });
  // An answer outside the contract; a failure inside the API is reported where it happened.
  if (problem.kind === "contract") facts.report(problem);
}

/** Refuses every call without making it; of a change it is known that it was not made. */
function notCalling(problem: ApiProblem): ApiClient {
  return {
    call: ({ method, path }, ..._options) => {
      const call = `${method} ${path}`;
      return Promise.reject(method === "GET" ? problem : problem.as({ standing: "unsent", call }));
    },
  };
}
