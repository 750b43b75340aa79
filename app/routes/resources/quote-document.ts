import { data, type RouterContextProvider } from "react-router";
import type { Route } from "./+types/quote-document.ts";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { documentResponse } from "#app/routes/resources/document-response.server.ts";
import type { FileAnswer } from "#app/services/http/call-types.ts";
import {
  clientQuoteService,
  fileQuoteService,
  officeQuoteService,
} from "#app/services/quote-versions.server.ts";
import { LinkToken } from "#contract/primitives.ts";

/**
 * A quote as PDF, passed through from the API. The key is the token of a client's link, or, for who is signed in, what
 * names the file and the number of the version: the API checks the access either way before a byte is sent.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = /^([\w-]{1,100})\.pdf$/.exec(params.key)?.[1];
  if (!key) throw data(null, { status: 404 });
  const audience = context.get(userContext)?.audience;
  const [, name, no] = /^(.+)-(\d{1,5})$/.exec(key) ?? [];
  const byLink = audience === undefined || LinkToken.safeParse(key).success || !name || !no;
  const file = await (byLink ? linked(key, context) : version({ name, no: Number(no) }, audience, context));
  return documentResponse(file, byLink ? "quote.pdf" : `quote-${key}.pdf`, context);
}

type Context = Readonly<RouterContextProvider>;

function linked(token: string, context: Context): Promise<FileAnswer> {
  return clientQuoteService(context.get(apiContext)).document(token, context.get(localeContext));
}

function version(
  { name, no }: { name: string; no: number },
  audience: string,
  context: Context,
): Promise<FileAnswer> {
  const api = context.get(apiContext);
  const locale = context.get(localeContext);
  return audience === "office"
    ? officeQuoteService(api).document(name, no, locale)
    : fileQuoteService(api).document(name, no, locale);
}
