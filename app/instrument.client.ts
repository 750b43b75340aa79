import { captureException, init, reactRouterTracingIntegration } from "@sentry/react-router";
import { isConnectionLost } from "#app/lib/connection-lost.ts";
import { scrubEvent } from "#app/lib/scrub-event.ts";

/** Share of page visits that are traced (specification section 9). */
const tracesSampleRate = 0.25;

type Settings = { dsn: string; release: string; requestId: string };

/** Starts the reports of this browser, which go to our own address, and answers how to hand an error in. */
export function startReports({ dsn, release, requestId }: Settings): (error: unknown) => void {
  init({
    dsn,
    release,
    tunnel: "/monitoring",
    tracesSampleRate,
    sendDefaultPii: false,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    // Errors are handed in by hand, once; nothing else of the page is watched.
    defaultIntegrations: false,
    integrations: [reactRouterTracingIntegration()],
    initialScope: { tags: { request_id: requestId } },
    // What is kept of an event fits its type, which knows every field as optional.
    beforeSend: (event) => scrubEvent(event) as unknown as typeof event,
    beforeSendTransaction: (event) => scrubEvent(event) as unknown as typeof event,
  });
  return (error) => {
    // Nobody can mend it, and nobody was there to be told.
    if (!isConnectionLost(error)) captureException(error);
  };
}
