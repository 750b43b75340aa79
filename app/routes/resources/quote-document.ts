import { data, type RouterContextProvider } from "react-router";
import type { Route } from "./+types/quote-document.ts";
import { apiContext, localeContext } from "#app/context.ts";
import type { FileAnswer } from "#app/services/http/call-types.ts";
import { contentDisposition } from "#app/services/http/content-disposition.server.ts";
import {
  clientQuoteService,
  fileQuoteService,
  officeQuoteService,
} from "#app/services/quote-versions.server.ts";

/**
 * A version of a quote as PDF, passed through from the API. The key is the token of a client's link, or for who is
 * signed in the file and the number of the version: agents name it by its reference, the office by its uid. The API
 * checks the access either way.
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

function download(key: string, context: Readonly<RouterContextProvider>): Promise<FileAnswer> {
  const api = context.get(apiContext);
  const locale = context.get(localeContext);
  const ofOffice = /^([0-9A-HJKMNP-TV-Z]{26})-(\d{1,5})$/.exec(key);
  if (ofOffice) {
    const [, uid = "", no = ""] = ofOffice;
    return officeQuoteService(api).document(uid, Number(no), locale);
  }
  const version = /^([A-Z]{4}\d{6})-(\d{1,5})$/.exec(key);
  if (!version) return clientQuoteService(api).document(key, locale);
  const [, reference = "", no = ""] = version;
  return fileQuoteService(api).document(reference, Number(no), locale);
}
