import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { senderLogo } from "#api/documents/pictures/sender-logo.ts";
import { documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import type { VouchersDocument, VoucherSender } from "#api/documents/vouchers/vouchers-data.ts";
import { resolveItinerary } from "#api/domain/itinerary/resolve.ts";
import type { ItinerarySnapshot } from "#api/domain/itinerary/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import { readLogo } from "#api/modules/files/client-file/agency-logo.ts";
import type { Locale } from "#contract/primitives.ts";

/** The vouchers of a trip in a language and in English, on the letterhead of its agency. System scope. */
export async function vouchersDocument(
  tx: Tx,
  snapshot: ItinerarySnapshot,
  locale: Locale,
  call: Call,
): Promise<VouchersDocument> {
  return {
    own: resolveItinerary(snapshot, locale),
    english: resolveItinerary(snapshot, "en"),
    sender: await senderOf(tx, snapshot.reference, locale, call),
  };
}

/** The agency of a trip with its logo as it is now; null where it has none. */
async function senderOf(
  tx: Tx,
  reference: string,
  locale: Locale,
  call: Call,
): Promise<VoucherSender | null> {
  const [found] = await tx
    .select({ name: agency.name, logo: agency.logoUid })
    .from(clientFile)
    .innerJoin(agency, eq(agency.id, clientFile.agencyId))
    .where(eq(clientFile.reference, reference));
  if (!found?.logo) return null;
  const picture = await readLogo(found.logo, call, (read) => read(tx));
  const alt = fill(documentTexts(locale).quote.logo, { agency: found.name });
  return picture && { name: found.name, logo: senderLogo(picture, alt) };
}
