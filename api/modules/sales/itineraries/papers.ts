import { resolveItinerary } from "#api/domain/itinerary/resolve.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import { printVouchers } from "#api/documents/vouchers/print-vouchers.ts";
import { contentDisposition, itineraryFileName, vouchersFileName } from "#api/documents/file-name.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { typeset } from "#api/http/typeset.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { beneathTrip } from "#api/modules/sales/itineraries/beneath-trip.ts";
import { vouchersDocument } from "#api/modules/sales/itineraries/voucher-paper.ts";
import { findByToken, findOfFile } from "#api/modules/sales/itineraries/repository.ts";
import { textsIn } from "#api/texts/texts.ts";
import { hasVouchers } from "#contract/sales/itineraries/vouchers.ts";
import type { TripPaperQuery } from "#contract/sales/itineraries/itinerary.ts";

/** A paper of the trip that a link opens, as PDF. 404 for a link that opens nothing. */
export async function paperByLink(
  { params, query }: { params: { token: string }; query: TripPaperQuery },
  call: Call,
) {
  return paperOf(await findByToken(call, params.token), query, call);
}

/** A paper of the published trip of a file that the account may see, as PDF. */
export async function paperOfFile(
  { params, query }: { params: Parameters<typeof findFileId>[0]; query: TripPaperQuery },
  call: Call,
) {
  return paperOf(await findOfFile(call, await findFileId(params, call)), query, call);
}

/** The paper with its file name. 404 for a trip that is not published, and for vouchers of one that has none. */
async function paperOf(snapshot: ItinerarySnapshot | undefined, query: TripPaperQuery, call: Call) {
  if (!snapshot) throw notFound(textsIn(call.locale).itineraryNotFound);
  const locale = query.locale ?? call.locale;
  const own = resolveItinerary(snapshot, locale);
  if (query.paper !== "vouchers") {
    const bytes = await typeset(call, (maker) => maker.itineraryPdf(own));
    return { bytes, contentDisposition: contentDisposition(itineraryFileName(own, locale)) };
  }
  if (!hasVouchers(own)) throw notFound(textsIn(call.locale).vouchersNotFound);
  const document = await beneathTrip(call, (tx) => vouchersDocument(tx, snapshot, locale, call));
  const bytes = await typeset(call, (maker) => printVouchers(maker, document));
  return { bytes, contentDisposition: contentDisposition(vouchersFileName(own, locale)) };
}
