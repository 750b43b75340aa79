import { eq } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { tripPackage } from "#api/db/schema/package.ts";
import { obstaclesTo } from "#api/domain/packages/obstacles.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { readBookingNumbers } from "#api/modules/system/settings/booking-numbers.ts";
import { findPackage, type PackageRow } from "#api/modules/catalogue/packages/visible.ts";
import { insertFile, type Buyer, type NewQuote } from "#api/modules/sales/quotes/insert-file.ts";
import { insertPackageDays, insertPackageLines } from "#api/modules/sales/quotes/insert-package.ts";
import { insertParty } from "#api/modules/sales/quotes/insert-party.ts";
import { readQuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { saveVersion } from "#api/modules/sales/quote-versions/save-version.ts";
import { repriceFile } from "#api/modules/sales/prices/write-prices.ts";
import { writeNewQuote } from "#api/modules/sales/quotes/write-quote.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { SavedQuote, SaveQuote } from "#contract/sales/quotes/save.ts";

/** Keeps the price of a package as a quote of the caller's agency. */
export async function saveQuote(wish: SaveQuote, call: Call): Promise<SavedQuote> {
  const found = await call.database.inScope(call.scope, (tx) => findPackage(tx, wish.package, call));
  refuseUnsold(found, wish, call);
  return writeNewQuote(call, (tx, buyer) => insertQuote(tx, { found, buyer }, wish, call));
}

function refuseUnsold(found: PackageRow, { rooms, travel_date, class: wanted }: SaveQuote, call: Call): void {
  const people = rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0);
  const today = todayIn(call.signedIn().timezone, call.now());
  const obstacles = obstaclesTo(found, { travelDate: travel_date, class: wanted, people }, today);
  if (obstacles.length > 0) throw invalid({ "": [textsIn(call.locale).packageNotSold] });
}

type Sold = { found: PackageRow; buyer: Buyer };

/** Writes a package as a quote of an agency, priced at the rates of today. In the scope of the system. */
export async function insertQuote(
  tx: Tx,
  { found, buyer }: Sold,
  wish: SaveQuote,
  call: Call,
): Promise<NewQuote> {
  const now = call.now();
  const [pack] = await tx
    .select({ brandId: tripPackage.brandId, startPlaceId: tripPackage.startPlaceId })
    .from(tripPackage)
    .where(eq(tripPackage.id, found.id));
  if (!pack) throw new RangeError(`There is no package ${found.id}`);
  const numberOf = await readBookingNumbers(tx);
  const file = await insertFile(tx, call, buyer, {
    brand: { id: pack.brandId, code: found.brand, currency: found.currency },
    validDays: numberOf("booking.quote_valid_days"),
    values: {
      name: wish.name,
      agentReference: wish.agent_reference,
      travelDate: wish.travel_date,
      endDate: addDays(wish.travel_date, found.duration_days - 1),
      paxCount: wish.rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0),
      source: "quick_quote",
      packageId: found.id,
      tariff: wish.class,
      startPlaceId: pack.startPlaceId,
      transport: found.transport,
    },
  });
  await insertParty(tx, file.id, wish.rooms, {
    infantTo: numberOf("booking.infant_max_age_default"),
    childTo: numberOf("booking.child_max_age_default"),
  });
  await insertPackageDays(tx, file.id, { packageId: found.id, travelDate: wish.travel_date });
  await insertPackageLines(tx, file.id, {
    packageId: found.id,
    travelDate: wish.travel_date,
    class: wish.class,
    taken: new Set(wish.optional),
    now,
  });
  const stored = await readQuoteFile(tx, file.id);
  const { withoutPrice } = await repriceFile(tx, stored, { reason: "Saved from the price form", now });
  await writeAudit(tx, call, {
    subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: pack.brandId },
    action: "created",
    after: {
      reference: file.reference,
      name: wish.name,
      agent_reference: wish.agent_reference,
      package: found.ref,
      class: wish.class,
      travel_date: wish.travel_date,
    },
  });
  await saveVersion(tx, call, { fileId: file.id });
  return { uid: file.uid, reference: file.reference, without_price: withoutPrice };
}
