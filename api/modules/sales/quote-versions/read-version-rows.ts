import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import { place } from "#api/db/schema/place.ts";
import { clientPricesOf } from "#api/domain/quotes/build-version.ts";
import type { QuotePlace, QuoteSnapshot } from "#api/domain/quotes/snapshot.ts";
import type { LineRow, VersionRows } from "#api/domain/quotes/version-rows.ts";
import { readShares } from "./price-shares.ts";
import { readHead, readOfferSettings } from "./read-head.ts";
import { readStoredLines, type StoredLine } from "./read-lines.ts";
import { readParty } from "./read-party.ts";

/** Everything a version of the file's quote is made of, as it stands now; `tx` is of the system's scope. */
export async function readVersionRows(
  tx: Tx,
  fileId: number,
): Promise<(VersionRows & { kind: "quote" | "booking" }) | undefined> {
  const found = await readHead(tx, fileId);
  if (!found) return undefined;
  const { kind, priceMode, commissionBps, agentMarkupBps, priceCodes, ...head } = found;
  const party = await readParty(tx, fileId, head.travelDate);
  const stored = await readStoredLines(tx, fileId);
  const shares = await readShares(tx, stored, party, { brand: head.brand, commissionBps, priceCodes });
  return {
    kind,
    head: { ...head, ...(await readOfferSettings(tx)) },
    agency: { priceMode, commissionBps, agentMarkupBps },
    travellers: party.travellers,
    rooms: party.rooms,
    days: await readDays(tx, fileId),
    lines: stored.map((line) => lineRow(line, shares.get(line.uid))),
  };
}

/** What the client would pay by a version of the file as it stands now; null when it is not there. */
export async function readClientTotal(tx: Tx, fileId: number): Promise<number | null> {
  const rows = await readVersionRows(tx, fileId);
  return rows ? clientPricesOf(rows).totalCents : null;
}

function lineRow(line: StoredLine, shares: Pick<LineRow, "weights" | "reasons"> | undefined): LineRow {
  const {
    pickup,
    dropoff,
    extras: _extras,
    optionCode: _code,
    departureId: _departure,
    price,
    ...rest
  } = line;
  return {
    ...rest,
    startTime: line.startTime ?? pickup?.time ?? null,
    endTime: line.endTime ?? dropoff?.time ?? null,
    inclusions: line.inclusions ?? [],
    exclusions: line.exclusions ?? [],
    price: price && priceRow(price),
    weights: shares?.weights ?? null,
    reasons: shares?.reasons ?? [],
  };
}

function priceRow({ units, ...amounts }: NonNullable<StoredLine["price"]>): LineRow["price"] {
  const used = new Map(units.map(({ rate, version }) => [`${rate} ${version}`, { rate, version }]));
  return { ...amounts, rates: [...used.values()] };
}

/** The days of a file in all languages, with their places and journeys. */
export async function readDays(tx: Tx, fileId: number): Promise<QuoteSnapshot["days"]> {
  const rows = await tx
    .select({
      dayNo: dayHeader.dayNo,
      date: dayHeader.date,
      title: dayHeader.title,
      text: dayHeader.text,
      placeId: dayHeader.placeId,
      overnightPlaceId: dayHeader.overnightPlaceId,
      legs: dayHeader.legs,
    })
    .from(dayHeader)
    .where(eq(dayHeader.fileId, fileId))
    .orderBy(asc(dayHeader.dayNo));
  const ids = rows.flatMap(({ placeId, overnightPlaceId }) => [placeId, overnightPlaceId ?? placeId]);
  const codes = rows.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to]));
  const places = await readPlaces(tx, ids, codes);
  const byId = new Map(places.map(({ id, ...one }) => [id, one]));
  const byCode = new Map(places.map(({ id: _id, ...one }) => [one.code, one]));
  return rows.flatMap(({ placeId, overnightPlaceId, title, text, legs, ...day }) => {
    const spent = byId.get(placeId);
    if (!spent) return [];
    return [
      {
        ...day,
        title: title ?? { en: "" },
        text: text ?? { en: "" },
        place: spent,
        overnight: overnightPlaceId === null ? null : (byId.get(overnightPlaceId) ?? null),
        legs: legs.flatMap(({ from, to, mode }) => {
          const [start, end] = [byCode.get(from), byCode.get(to)];
          return start && end ? [{ from: start, to: end, mode }] : [];
        }),
      },
    ];
  });
}

async function readPlaces(tx: Tx, ids: number[], codes: string[]): Promise<(QuotePlace & { id: number })[]> {
  const columns = {
    id: place.id,
    code: place.code,
    name: place.name,
    region: place.region,
    country: place.country,
    kind: place.kind,
    landscape: place.landscape,
    lat: place.lat,
    lng: place.lng,
    picture: place.pictureUid,
  };
  const here = await tx.select(columns).from(place).where(inArray(place.id, ids));
  const known = new Set(here.map(({ code }) => code));
  const missing = [...new Set(codes)].filter((code) => !known.has(code));
  if (missing.length === 0) return here;
  return [...here, ...(await tx.select(columns).from(place).where(inArray(place.code, missing)))];
}
