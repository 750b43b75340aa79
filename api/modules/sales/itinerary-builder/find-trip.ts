import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { itinerary, itineraryVersion } from "#api/db/schema/itinerary.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { textsIn } from "#api/texts/texts.ts";

const fileColumns = {
  id: clientFile.id,
  uid: clientFile.uid,
  brandId: clientFile.brandId,
  reference: clientFile.reference,
  kind: clientFile.kind,
  status: clientFile.status,
  name: clientFile.name,
  locale: clientFile.locale,
  currency: clientFile.currency,
  priceMode: clientFile.priceMode,
  travelDate: clientFile.travelDate,
  endDate: clientFile.endDate,
};

/** A file with its itinerary, null where nothing of it was saved yet; with `hold` nobody else changes it meanwhile. */
export async function findTrip(tx: Tx, uid: string, call: Call, { hold = false } = {}) {
  const wanted = and(visibleFiles(call), eq(clientFile.uid, uid));
  const reading = tx.select(fileColumns).from(clientFile).where(wanted);
  const [file] = await (hold ? reading.for("no key update") : reading);
  if (!file) throw notFound(textsIn(call.locale).recordNotFound);
  const [row] = await tx.select().from(itinerary).where(eq(itinerary.fileId, file.id));
  return { file, row: row ?? null };
}
export type Trip = Awaited<ReturnType<typeof findTrip>>;

/** The versions that were published, the newest first, without what they say. */
export function readVersions(tx: Tx, { row }: Pick<Trip, "row">) {
  if (!row) return [];
  const { version, publishedAt, publishedBy } = itineraryVersion;
  return tx
    .select({ version, publishedAt, publishedBy })
    .from(itineraryVersion)
    .where(eq(itineraryVersion.itineraryId, row.id))
    .orderBy(desc(itineraryVersion.version));
}

/** One version as it was published; 404 where there is none of that number. */
export async function findVersion(tx: Tx, { row }: Pick<Trip, "row">, version: number, call: Call) {
  const [found] = row
    ? await tx
        .select()
        .from(itineraryVersion)
        .where(and(eq(itineraryVersion.itineraryId, row.id), eq(itineraryVersion.version, version)))
    : [];
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

type VersionRow = Pick<typeof itineraryVersion.$inferSelect, "version" | "publishedAt" | "publishedBy">;

export function presentVersion({ version, publishedAt, publishedBy }: VersionRow) {
  return { version, published_at: publishedAt.toISOString(), published_by: publishedBy };
}
