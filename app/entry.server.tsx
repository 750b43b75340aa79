import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { requestFactsContext, type RequestFacts } from "#app/context.ts";
import { fallbackLocale } from "#app/i18n/config.ts";
import { translatorFor } from "#app/i18n/translators.server.ts";
import { NonceContext } from "#app/lib/nonce.ts";
import { handleOf } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";

const abortAfterMs = 6_000;

/** Renders a document. Public pages are a plain string without framework scripts, the rest is streamed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, log, report } = context.get(requestFactsContext);
  const app = (
    <NonceContext value={nonce}>
      <I18nextProvider i18n={translatorOf(context)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce || undefined} />
      </I18nextProvider>
    </NonceContext>
  );
  if (isPlain(routerContext)) {
    // As bytes: a string would be checked letter by letter and encoded once more on its way out.
    return new Response(Buffer.from(`<!DOCTYPE html>${renderToString(app)}`), { status, headers });
  }
  return stream(app, {
    status,
    headers,
    nonce,
    log,
    report,
    waitForAll: isbot(request.headers.get("User-Agent")),
  });
}

/** Middleware does not run for every failure, so the translator may be missing. */
function translatorOf(context: RouterContextProvider) {
  try {
    return getI18n(context);
  } catch {
    return translatorFor(fallbackLocale);
  }
}

/** True when a matched route says that its page is not hydrated. */
function isPlain({ staticHandlerContext: { matches } }: EntryContext) {
  return matches.some(({ route }) => handleOf(route.handle).hydrate === false);
}

type StreamOptions = Pick<RequestFacts, "nonce" | "log" | "report"> & {
  status: number;
  headers: Headers;
  waitForAll: boolean;
};

function stream(app: React.ReactNode, { status, headers, nonce, log, report, waitForAll }: StreamOptions) {
  return new Promise<Response>((resolve, reject) => {
    let answered = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const respond = () => {
      answered = true;
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce: nonce || undefined,
      [waitForAll ? "onAllReady" : "onShellReady"]: respond,
      onShellError: reject,
      onError(error) {
        // Errors before the shell reject the promise and are logged by handleError.
        if (!answered) return;
        log("error", "render.failed", { error: error instanceof Error ? error.message : "unknown" });
        report(error);
      },
    });
    // Only now: an earlier timer could fire before `abort` exists and end the process.
    timer = setTimeout(abort, abortAfterMs);
  });
}

/** Logs what loaders, actions and rendering throw unexpectedly; refused and aborted calls are no news. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRefusal(error)) return;
  const facts = readFacts(context);
  const message = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
  facts?.log("error", "page.failed", {
    path: new URL(request.url).pathname,
    error: message,
    stack: error instanceof Error ? error.stack : undefined,
  });
  facts?.report(error);
};

/** A wrong method or address, and what a call was refused for; the API tells of its own failures. */
function isRefusal(error: unknown) {
  if (error instanceof ApiProblem) return error.kind !== "contract";
  return isRouteErrorResponse(error) && error.status < 500;
}

function readFacts(context: Readonly<RouterContextProvider>) {
  try {
    return context.get(requestFactsContext);
  } catch {
    return null;
  }
}
