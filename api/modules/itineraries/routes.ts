import { resolveItinerary } from "#api/domain/itinerary/resolve.ts";
import { DocumentBusyError } from "#api/documents/engine/document-errors.ts";
import { contentDisposition, itineraryFileName } from "#api/documents/file-name.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { notFound, tooMany } from "#api/http/refusal.ts";
import { lookUp } from "#api/modules/itineraries/find.ts";
import { findByToken } from "#api/modules/itineraries/repository.ts";
import { textsIn } from "#api/texts/texts.ts";
import { downloadItinerary, showItinerary } from "#contract/itineraries/endpoints.ts";
import type { Itinerary } from "#contract/itineraries/itinerary.ts";
import type { Locale } from "#contract/primitives.ts";
import { findItinerary } from "#contract/system/public-calls.ts";

/** What clients open without an account: the link is the key. */
export const itineraryRoutes: Route[] = [
  route(findItinerary, lookUp),
  route(showItinerary, show),
  route(downloadItinerary, async (input, call) => itineraryFile(await show(input, call), call)),
];

type Wanted = { params: { token: string }; query: { locale?: Locale | undefined } };

async function show({ params, query }: Wanted, call: Call): Promise<Itinerary> {
  const snapshot = await findByToken(call, params.token);
  if (!snapshot) throw notFound(textsIn(call.locale).itineraryNotFound);
  return resolveItinerary(snapshot, query.locale ?? call.locale);
}

/** The itinerary as PDF with its file name. */
export async function itineraryFile(itinerary: Itinerary, { documents }: Pick<Call, "documents">) {
  const bytes = await documents.itineraryPdf(itinerary).catch((error: unknown) => {
    // A full queue is over in seconds; who asks again then is served.
    throw error instanceof DocumentBusyError ? tooMany(10) : error;
  });
  return { bytes, contentDisposition: contentDisposition(itineraryFileName(itinerary, itinerary.locale)) };
}
