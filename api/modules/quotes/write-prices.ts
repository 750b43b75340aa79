import { and, eq } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { PricedLine } from "#api/domain/pricing/line-answers.ts";
import { isRounding, isTaken, roundingSlot } from "#api/domain/quotes/line-rules.ts";
import type { FileAmounts } from "#api/domain/quotes/price-file.ts";
import { readFileLines, type FileLineRow } from "#api/modules/quotes/file-lines.ts";
import { readTravellers, type QuoteFile } from "#api/modules/quotes/read-file.ts";
import { openWorkshop, priceWorkshop, repriceable, type Workshop } from "#api/modules/quotes/price-stored.ts";
import { inAllLanguages } from "#api/texts/texts.ts";

/** What became of the prices: how many services have none, and how many got another one. */
export type Repriced = { withoutPrice: number; changed: number };

/**
 * Prices all services of a file at the rates of today and writes what is new: a version of its own for every line whose
 * price changed, beside those before it. In the scope of the system, with the file locked.
 */
export async function repriceFile(
  tx: Tx,
  file: QuoteFile,
  { reason, now }: { reason: string; now: Date },
): Promise<Repriced> {
  const people = await readTravellers(tx, file.id);
  const lines = await readFileLines(tx, file.id);
  const asked = repriceable(lines, people.travellers.length);
  const workshop = await openWorkshop(tx, file, people, asked, { now });
  const price = priceWorkshop(asked, workshop);
  const how = { currency: file.currency, reason, now };
  let changed = 0;
  for (const line of asked) {
    const found = price.lines.get(line.uid);
    if (!found) {
      await withoutPrice(tx, line);
      continue;
    }
    await tellPrice(tx, line, found.priced, workshop);
    if (isSame(line, found, found.priced)) continue;
    await addVersion(tx, line, { ...found, ...partsOf(found.priced) }, how);
    changed += 1;
  }
  await round(tx, file, lines, { amounts: price.rounding, how });
  const bare = asked.filter((line) => isTaken(line) && !price.lines.has(line.uid));
  return { withoutPrice: bare.length, changed };
}

function isSame({ price }: FileLineRow, found: FileAmounts, { dates }: PricedLine): boolean {
  return (
    price !== null &&
    price.sell === found.sell &&
    price.commission === found.commission &&
    price.net === found.net &&
    price.gst === found.gst &&
    price.units.length === dates.length &&
    dates.every(({ date, rate_id, rate_version, sell }, index) => {
      const unit = price.units[index];
      return (
        unit?.date === date && unit.rate === rate_id && unit.version === rate_version && unit.cents === sell
      );
    })
  );
}

async function withoutPrice(tx: Tx, { id }: FileLineRow): Promise<void> {
  await tx.update(serviceLine).set({ priceStatus: "no_rate", costed: false }).where(eq(serviceLine.id, id));
  await retire(tx, id);
}

async function retire(tx: Tx, lineId: number): Promise<void> {
  for (const table of [linePrice, lineCost]) {
    await tx
      .update(table)
      .set({ isCurrent: false })
      .where(and(eq(table.lineId, lineId), eq(table.isCurrent, true)));
  }
}

async function tellPrice(
  tx: Tx,
  { id, kind, optionCode, departureId }: FileLineRow,
  priced: PricedLine,
  { loaded, party }: Workshop,
): Promise<void> {
  const basis = loaded.get(optionCode ?? "")?.option.charge_basis;
  const sold = { room: party.rooms.length, person: party.pax.length, unit: priced.qty, group: priced.qty };
  await tx
    .update(serviceLine)
    .set({
      priceStatus: priced.extra_on_request ? "on_request" : "priced",
      costed: kind === "included",
      units: priced.units,
      qty: basis ? sold[basis] : departureId === null ? priced.qty : party.pax.length,
    })
    .where(eq(serviceLine.id, id));
}

function partsOf({ dates, extras }: PricedLine) {
  const unitsOf = (amount: "cost" | "sell") =>
    dates.map((unit) => ({
      date: unit.date,
      rate: unit.rate_id,
      version: unit.rate_version,
      cents: unit[amount],
      free: unit.free,
    }));
  const extrasOf = (amount: "cost" | "sell") =>
    extras.map(({ code, count, ...cents }) => ({ code, count, cents: cents[amount] }));
  return {
    price: { units: unitsOf("sell"), extras: extrasOf("sell") },
    paid: { units: unitsOf("cost"), extras: extrasOf("cost") },
  };
}

type How = { currency: QuoteFile["currency"]; reason: string; now: Date };
type Parts = Partial<ReturnType<typeof partsOf>>;

async function addVersion(
  tx: Tx,
  { id }: Pick<FileLineRow, "id">,
  { cost, sell, commission, net, gst, price, paid }: FileAmounts & Parts,
  { currency, reason, now }: How,
): Promise<void> {
  await retire(tx, id);
  const version = 1 + (await tx.$count(linePrice, eq(linePrice.lineId, id)));
  const same = { lineId: id, version, isCurrent: true, currency, computedAt: now };
  await tx.insert(linePrice).values({
    ...same,
    ...price,
    source: "rate",
    sellCents: sell,
    commissionCents: commission,
    netCents: net,
    gstCents: gst,
    reason,
  });
  await tx.insert(lineCost).values({ ...same, ...paid, costCents: cost });
}

/** The rounding of the people's prices is a line of its own at the end of the trip, so that the lines add up. */
async function round(
  tx: Tx,
  file: QuoteFile,
  lines: readonly FileLineRow[],
  { amounts, how }: { amounts: FileAmounts; how: How },
): Promise<void> {
  const known = lines.find(isRounding);
  const { sell, commission } = amounts;
  if (!known && sell === 0 && commission === 0) return;
  if (known?.price?.sell === sell && known.price.commission === commission) return;
  const line = known ?? (await insertRounding(tx, file, how.now));
  if (line) await addVersion(tx, line, amounts, how);
}

async function insertRounding(tx: Tx, file: QuoteFile, now: Date) {
  const days = await tx
    .select({ dayNo: dayHeader.dayNo, date: dayHeader.date, placeId: dayHeader.placeId })
    .from(dayHeader)
    .where(eq(dayHeader.fileId, file.id))
    .orderBy(dayHeader.dayNo);
  const last = days.at(-1);
  if (!last) return undefined;
  const [line] = await tx
    .insert(serviceLine)
    .values({
      uid: ulid(now.getTime()),
      fileId: file.id,
      dayNo: last.dayNo,
      seq: 9_990,
      kind: "included",
      costed: true,
      serviceType: "SU",
      placeId: last.placeId,
      name: inAllLanguages((texts) => texts.rounding),
      dateFrom: last.date,
      dateTo: last.date,
      // Nothing is asked of anybody, so it is as certain as the trip.
      status: "OK",
      packageSlot: roundingSlot,
    })
    .returning({ id: serviceLine.id });
  return line;
}
