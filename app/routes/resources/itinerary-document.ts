import { data } from "react-router";
import type { Route } from "./+types/itinerary-document.ts";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import type { FileAnswer } from "#app/services/http/call-types.ts";
import { agentFileService, officeFileService } from "#app/services/client-files.server.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";
import { contentDisposition } from "#app/services/http/content-disposition.server.ts";
import type { RouterContextProvider } from "react-router";

/**
 * The itinerary as PDF, passed through from the API. The key is the token of a client's link, or, for who is
 * signed in, the file's own name: the API checks the access either way before a byte is sent.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = /^([\w-]{1,100})\.pdf$/.exec(params.key)?.[1];
  if (!key) throw data(null, { status: 404 });
  const file = await download(key, context);
  const headers = new Headers({
    "Content-Type": "application/pdf",
    "Content-Disposition": contentDisposition(file.fileName),
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
  if (file.contentLength !== undefined) headers.set("Content-Length", String(file.contentLength));
  return new Response(file.stream, { headers });
}

const tokenLength = 43;

function download(key: string, context: Readonly<RouterContextProvider>): Promise<FileAnswer> {
  const api = context.get(apiContext);
  const locale = context.get(localeContext);
  if (key.length === tokenLength) return itineraryService(api).document(key, locale);
  return context.get(userContext)?.audience === "office"
    ? officeFileService(api).itineraryDocument(key, locale)
    : agentFileService(api).itineraryDocument(key, locale);
}
