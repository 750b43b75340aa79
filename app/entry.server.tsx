import { renderToString } from "react-dom/server";
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
import { usedAreas } from "#app/i18n/used-areas.server.ts";
import { UsedTexts } from "#app/i18n/used-texts.ts";
import { linksToGetReady } from "#app/lib/got-ready.server.ts";
import { editorHost } from "#app/lib/editor-host.ts";
import { NonceContext } from "#app/lib/nonce.ts";
import { handleOf } from "#app/lib/route-handle.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";

/**
 * Renders a document in one go: nothing on our pages is waited for, and one text is far cheaper to make and to send
 * than a stream of pieces. Public pages come without the framework's scripts and data.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isPlain = request.method === "HEAD" || hasPlainRoute(routerContext);
  // Left unread it ends by itself; cancelled it would never reach the end at which the framework lifts its time limit.
  const data = isPlain ? null : await textOf(serverHandoffStream);
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const facts = context.get(requestFactsContext);
  const { nonce } = facts;
  if (isFramed(routerContext)) facts.allowFrame();
  const namespaces = new Set<string>();
  const page = renderToString(
    <NonceContext value={nonce}>
      <UsedTexts value={namespaces}>
        <I18nextProvider i18n={translatorOf(context)}>
          <ServerRouter context={ofMatches(routerContext)} url={request.url} nonce={nonce || undefined} />
        </I18nextProvider>
      </UsedTexts>
    </NonceContext>,
  );
  const handover =
    data === null
      ? null
      : scriptOf(data, { nonce, areas: usedAreas(namespaces), editor: editorMarks(routerContext, facts) });
  const last = `${handover ?? ""}${linksOnward(routerContext)}`;
  return facts.answerWhole(inBytes(page, last), { status, headers });
}

/**
 * The context of a document with the routes of its own address alone: of whatever it gets the framework builds a router
 * anew for every document, and what is drawn asks it for nothing else.
 */
function ofMatches(context: Omit<EntryContext, "serverHandoffStream">): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  // So that it looks for the ways to this page among them, and not among hundreds.
  const branches = context.branches.filter(({ routesMeta }) =>
    routesMeta.every(({ route }) => route.id in routes),
  );
  return { ...context, branches, manifest: { ...manifest, routes } };
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  if (stream) for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text;
}

const endOfPage = "</body></html>";

type Handover = { nonce: string; areas: readonly string[]; editor: string };

/** Bytes of the longest page that is written onto the sheet below; whoever makes a longer one can wait for it. */
const sheetLength = 1_000_000;
/** What pages are written onto, one after the other, before they are copied: their length in bytes is known only then. */
const sheet = Buffer.allocUnsafeSlow(sheetLength);

/**
 * A page with the script of its handover and links to what comes next as the last of its body. As bytes: a string would
 * be checked letter by letter and encoded once more on its way out, and joined to another it would be written down anew
 * first.
 */
function inBytes(page: string, last: string) {
  if (!page.endsWith(endOfPage)) throw new Error("The page does not end where its data belongs.");
  const parts = ["<!DOCTYPE html>", page.slice(0, -endOfPage.length), last, endOfPage];
  // A letter of a string is three bytes at most.
  const isShort = 3 * parts.reduce((sum, { length }) => sum + length, 0) <= sheetLength;
  if (!isShort) return Buffer.concat(parts.map((part) => Buffer.from(part)));
  let length = 0;
  for (const part of parts) length += sheet.write(part, length);
  return Buffer.from(sheet.subarray(0, length));
}

/**
 * What the loaders of a page answered, the way the framework's scripts in the browser take it over, the areas of texts
 * that it uses, and where its editor comes from.
 */
function scriptOf(data: string, { nonce, areas, editor }: Handover): string {
  const to = "window.__reactRouterContext.streamController";
  const script = `${to}.enqueue(${asScriptText(data)});${to}.close();`;
  const attributes = `${nonce ? ` nonce="${nonce}"` : ""} data-texts="${areas.join(" ")}"${editor}`;
  return `<script${attributes}>${script}</script>`;
}

/** A text as a literal that can neither end its script nor begin a comment in it. */
function asScriptText(text: string): string {
  return JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] ?? letter);
}

const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Middleware does not run for every failure, so the translator may be missing. */
function translatorOf(context: RouterContextProvider) {
  try {
    return getI18n(context);
  } catch {
    return translatorFor(fallbackLocale);
  }
}

/** True when a matched route says that its page is not hydrated. */
function hasPlainRoute({ staticHandlerContext: { matches } }: EntryContext) {
  return matches.some(({ route }) => handleOf(route.handle).hydrate === false);
}

/** Links to what the page needs that a matched route says people go on to. */
function linksOnward({
  manifest,
  staticHandlerContext: { matches },
}: Omit<EntryContext, "serverHandoffStream">) {
  const [routeId] = matches.flatMap(({ route }) => handleOf(route.handle).leadsTo ?? []);
  return routeId === undefined ? "" : linksToGetReady(manifest, routeId);
}

/** True when a matched route says that its page may stand in a frame of ours. */
function isFramed({ staticHandlerContext: { matches } }: Pick<EntryContext, "staticHandlerContext">) {
  return matches.some(({ route }) => handleOf(route.handle).framed === true);
}

/**
 * Tells the browser of a hosted editor, and lets it in where the page has one (rulings 40). The key is of letters and
 * digits.
 */
function editorMarks(
  { staticHandlerContext: { matches } }: Pick<EntryContext, "staticHandlerContext">,
  { editorKey, allowPartsOf }: RequestFacts,
): string {
  if (editorKey === null) return "";
  const isHere = matches.some(({ route }) => handleOf(route.handle).editor === true);
  if (isHere) allowPartsOf(editorHost);
  return ` data-editor-key="${editorKey}"${isHere ? " data-editor-here" : ""}`;
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
