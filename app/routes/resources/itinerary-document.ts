import { data, type RouterContextProvider } from "react-router";
import type { Route } from "./+types/itinerary-document.ts";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { documentResponse } from "#app/routes/resources/document-response.server.ts";
import { agentFileService, officeFileService } from "#app/services/client-files.server.ts";
import type { FileAnswer } from "#app/services/http/call-types.ts";
import { itineraryService } from "#app/services/itineraries.server.ts";
import { LinkToken } from "#contract/primitives.ts";

/**
 * The itinerary as PDF, passed through from the API. The key is the token of a client's link, or, for who is
 * signed in, the file's own name: the API checks the access either way before a byte is sent.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const key = /^([\w-]{1,100})\.pdf$/.exec(params.key)?.[1];
  if (!key) throw data(null, { status: 404 });
  const audience = context.get(userContext)?.audience;
  const byLink = audience === undefined || LinkToken.safeParse(key).success;
  const file = await (byLink ? linked(key, context) : own(key, audience, context));
  return documentResponse(file, byLink ? "itinerary.pdf" : `itinerary-${key}.pdf`, context);
}

function linked(token: string, context: Readonly<RouterContextProvider>): Promise<FileAnswer> {
  return itineraryService(context.get(apiContext)).document(token, context.get(localeContext));
}

function own(key: string, audience: string, context: Readonly<RouterContextProvider>): Promise<FileAnswer> {
  const api = context.get(apiContext);
  const locale = context.get(localeContext);
  return audience === "office"
    ? officeFileService(api).itineraryDocument(key, locale)
    : agentFileService(api).itineraryDocument(key, locale);
}
