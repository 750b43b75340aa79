import { eq } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { place } from "#api/db/schema/place.ts";
import { newLink } from "#api/domain/capability.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { invalid } from "#api/http/refusal.ts";
import { presentDraft } from "#api/modules/sales/itinerary-builder/draft.ts";
import { findTrip, type Trip } from "#api/modules/sales/itinerary-builder/find-trip.ts";
import { heldTrip } from "#api/modules/sales/itinerary-builder/hold-trip.ts";
import { builderTextsIn } from "#api/texts/builder-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { ItineraryDraft, saveItineraryDraft } from "#contract/sales/itineraries/builder.ts";

type Wish = InputOf<typeof saveItineraryDraft>;
type Columns = Pick<
  typeof itinerary.$inferInsert,
  "intro" | "thankYou" | "heroPlaceCode" | "showDrivingNotes" | "showPrices"
>;

/** Keeps what stands around the days; clients read it once it is published. */
export function saveDraft({ params, body }: Wish, call: Call): Promise<ItineraryDraft> {
  return call.database.inScope(call.scope, async (tx) => {
    const trip = await heldTrip(tx, params.uid, body.lock_version, call);
    await refuse(tx, trip, body, call);
    const columns: Columns = {
      intro: body.intro ?? { en: "" },
      thankYou: body.thank_you ?? { en: "" },
      heroPlaceCode: body.hero_place,
      showDrivingNotes: body.show_driving_notes,
      showPrices: body.show_prices,
    };
    if (!trip.row || !isUnchanged(trip.row, { ...trip.row, ...columns }))
      await write(tx, trip, columns, call);
    return presentDraft(tx, await findTrip(tx, params.uid, call), call.locale, call);
  });
}

async function refuse(tx: Tx, { file }: Trip, { hero_place: hero, show_prices }: Wish["body"], call: Call) {
  const [found] = await tx.select({ id: place.id }).from(place).where(eq(place.code, hero));
  if (!found) throw invalid({ hero_place: [textsIn(call.locale).packagePlaceUnknown] });
  if (show_prices && file.priceMode === "net") {
    throw invalid({ show_prices: [builderTextsIn(call.locale).pricesOfAgency] });
  }
}

async function write(tx: Tx, { file, row }: Trip, columns: Columns, call: Call): Promise<void> {
  const uid = row?.uid ?? (await createItinerary(tx, file, columns, call)).uid;
  if (row) {
    await tx
      .update(itinerary)
      .set({ ...columns, lockVersion: row.lockVersion + 1, updatedAt: call.now() })
      .where(eq(itinerary.id, row.id));
  }
  await writeAudit(tx, call, {
    subject: { type: "itinerary", uid, fileId: file.id, brandId: file.brandId },
    action: "changed",
  });
}

/** The itinerary of a file that has none yet, with a link that opens nothing before it is published. */
export async function createItinerary(tx: Tx, file: Trip["file"], columns: Columns, call: Call) {
  const uid = ulid(call.now().getTime());
  const [made] = await tx
    .insert(itinerary)
    .values({
      ...columns,
      ...newLink(call.serverKey, "itinerary", { uid, rotation: 1 }),
      uid,
      fileId: file.id,
      brandId: file.brandId,
      referenceKey: file.reference,
      locale: file.locale,
    })
    .returning();
  if (!made) throw new Error("The itinerary was not written");
  return made;
}
