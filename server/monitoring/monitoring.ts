import { scrubEvent } from "#app/lib/scrub-event.ts";
import type { Dsn } from "#server/monitoring/dsn.ts";

/** Share of requests and page visits that are traced (specification section 9). */
const tracesSampleRate = 0.25;

export type Traced = { name: string; headers: Headers; requestId: string };

/** Reports of errors and traces. Without a DSN nothing is loaded and nothing is done. */
export type Monitoring = {
  /** An error that nobody expected. Refusals and outages are no news: the log and `/readyz` have them. */
  report: (error: unknown, facts: { requestId: string }) => void;
  /** Runs the answer to a request as one span; `rename` gives it the name of its route. */
  trace: <T>(traced: Traced, answer: (rename: (name: string) => void) => Promise<T>) => Promise<T>;
  /** Sends what is still waiting. */
  close: () => Promise<void>;
};

export const noMonitoring: Monitoring = {
  report: () => undefined,
  trace: (_traced, answer) => answer(() => undefined),
  close: () => Promise.resolve(),
};

/** What is left of the reporter's own collectors: none of them looks at requests, addresses or the machine. */
const collectors = new Set(["OnUncaughtException", "OnUnhandledRejection", "FunctionToString", "Dedupe"]);

/** Loads the reporter when there is a DSN. `release` is the version that pages poll for. */
export async function openMonitoring(dsn: Dsn | null, release: string): Promise<Monitoring> {
  if (!dsn) return noMonitoring;
  const sentry = await import("@sentry/react-router");
  sentry.init({
    dsn: dsn.text,
    release,
    environment: process.env["NODE_ENV"] ?? "development",
    tracesSampleRate,
    sendDefaultPii: false,
    registerEsmLoaderHooks: false,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    integrations: (defaults) => defaults.filter(({ name }) => collectors.has(name)),
    // What is kept of an event fits its type, which knows every field as optional.
    beforeSend: (event) => scrubEvent(event) as unknown as typeof event,
    beforeSendTransaction: (event) => scrubEvent(event) as unknown as typeof event,
  });
  return {
    report: (error, { requestId }) => {
      sentry.captureException(error, { tags: { request_id: requestId } });
    },
    trace: ({ name, headers, requestId }, answer) => {
      const from = {
        sentryTrace: headers.get("sentry-trace") ?? undefined,
        baggage: headers.get("baggage") ?? undefined,
      };
      return sentry.continueTrace(from, () =>
        sentry.withIsolationScope((scope) => {
          scope.setTag("request_id", requestId);
          return sentry.startSpan({ name, op: "http.server" }, (span) =>
            answer((route) => span.updateName(route)),
          );
        }),
      );
    },
    close: async () => {
      await sentry.close(2_000);
    },
  };
}
