import { and, eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { insertFile, type Buyer, type NewQuote } from "#api/modules/sales/quotes/insert-file.ts";
import { insertParty } from "#api/modules/sales/quotes/insert-party.ts";
import { writeNewQuote } from "#api/modules/sales/quotes/write-quote.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { CreateCustomQuote, SavedQuote } from "#contract/sales/quotes/save.ts";

/** Begins a quote of the caller's agency with days at one place and no services. */
export async function createCustom(wish: CreateCustomQuote, call: Call): Promise<SavedQuote> {
  const texts = textsIn(call.locale);
  const { agencyId, timezone } = call.signedIn();
  if (wish.travel_date < todayIn(timezone, call.now())) throw invalid({ travel_date: [texts.startPast] });
  const start = await call.database.inScope(call.scope, (tx) =>
    findStart(tx, { place: wish.start_place, agencyId: agencyId ?? 0 }),
  );
  if (!start) throw invalid({ start_place: [texts.brandNotSold] });
  return writeNewQuote(call, (tx, buyer) => insertCustom(tx, wish, { ...start, buyer }, call));
}

/** The place where a trip begins, with the brand that sells it; undefined where the agency does not sell that brand. */
export async function findStart(tx: Tx, { place: code, agencyId }: { place: string; agencyId: number }) {
  const [found] = await tx
    .select({
      placeId: place.id,
      name: place.name,
      brand: { id: brand.id, code: brand.code, currency: brand.currency },
    })
    .from(place)
    .innerJoin(brand, eq(brand.code, place.country))
    .innerJoin(agency, sql`${brand.id} = any(${agency.brandIds})`)
    .where(and(eq(place.code, code.toUpperCase()), eq(agency.id, agencyId)));
  return found;
}

/** Where a trip begins, and for whom. */
type Start = {
  placeId: number;
  name: string;
  brand: Parameters<typeof insertFile>[3]["brand"];
  buyer: Buyer;
};

/** Writes a quote of an agency with nothing but its days. In the scope of the system. */
export async function insertCustom(
  tx: Tx,
  wish: CreateCustomQuote,
  start: Start,
  call: Call,
): Promise<NewQuote> {
  const numberOf = await readBookingNumbers(tx);
  const file = await insertFile(tx, call, start.buyer, {
    brand: start.brand,
    validDays: numberOf("booking.quote_valid_days"),
    values: {
      name: wish.name,
      agentReference: wish.agent_reference,
      travelDate: wish.travel_date,
      endDate: addDays(wish.travel_date, wish.duration_days - 1),
      paxCount: wish.rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0),
      source: "agent",
      tariff: wish.class ?? null,
      startPlaceId: start.placeId,
      transport: wish.transport,
    },
  });
  await insertParty(tx, file.id, wish.rooms, {
    infantTo: numberOf("booking.infant_max_age_default"),
    childTo: numberOf("booking.child_max_age_default"),
  });
  const days = Array.from({ length: wish.duration_days }, (_, index) => index + 1);
  await tx.insert(dayHeader).values(
    days.map((dayNo) => ({
      fileId: file.id,
      dayNo,
      date: addDays(wish.travel_date, dayNo - 1),
      title: { en: start.name },
      text: { en: "" },
      placeId: start.placeId,
      // Where the nights are spent follows from the accommodation that is put in.
      overnightPlaceId: null,
    })),
  );
  await writeAudit(tx, call, {
    subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: start.brand.id },
    action: "created",
    after: {
      reference: file.reference,
      name: wish.name,
      agent_reference: wish.agent_reference,
      travel_date: wish.travel_date,
    },
  });
  return { uid: file.uid, reference: file.reference, without_price: 0 };
}
