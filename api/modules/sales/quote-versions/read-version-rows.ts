import type { Tx } from "#api/db/client.ts";
import { clientPricesOf } from "#api/domain/quotes/build-version.ts";
import type { LineRow, VersionRows } from "#api/domain/quotes/version-rows.ts";
import { readShares, type Shares } from "./price-shares.ts";
import { readDays } from "./read-days.ts";
import { readHead, readOfferSettings } from "./read-head.ts";
import { readStoredLines, type StoredLine } from "./read-lines.ts";
import { readParty } from "./read-party.ts";

type RowsOfKind = VersionRows & { kind: "quote" | "booking" };

/** Everything a version of the file's quote is made of, as it stands now; `tx` is of the system's scope. */
export async function readVersionRows(tx: Tx, fileId: number): Promise<RowsOfKind | undefined> {
  const found = await readStored(tx, fileId);
  if (!found) return undefined;
  const { stored, party, priceCodes, ...rows } = found;
  const { brand } = rows.head;
  const { commissionBps } = rows.agency;
  const shares = await readShares(tx, stored, party, { brand, commissionBps, priceCodes });
  return {
    ...rows,
    days: await readDays(tx, fileId),
    lines: stored.map((line) => lineRow(line, shares.get(line.uid))),
  };
}

/**
 * The same, as far as an offer is told from another by it (`same-offer.ts`): without the days, and without how the
 * engine would split the prices today.
 */
export async function readOfferRows(tx: Tx, fileId: number): Promise<RowsOfKind | undefined> {
  const found = await readStored(tx, fileId);
  if (!found) return undefined;
  const { stored, party: _party, priceCodes: _codes, ...rows } = found;
  return { ...rows, days: [], lines: stored.map((line) => lineRow(line, undefined)) };
}

async function readStored(tx: Tx, fileId: number) {
  const found = await readHead(tx, fileId);
  if (!found) return undefined;
  const { kind, priceMode, commissionBps, agentMarkupBps, priceCodes, ...head } = found;
  const [party, stored, settings] = await Promise.all([
    readParty(tx, fileId, head.travelDate),
    readStoredLines(tx, fileId),
    readOfferSettings(tx),
  ]);
  return {
    ...{ kind, stored, party, priceCodes },
    head: { ...head, ...settings },
    agency: { priceMode, commissionBps, agentMarkupBps },
    travellers: party.travellers,
    rooms: party.rooms,
  };
}

/** What the client would pay by a version of the file as it stands now; null when it is not there. */
export async function readClientTotal(tx: Tx, fileId: number): Promise<number | null> {
  const rows = await readVersionRows(tx, fileId);
  return rows ? clientPricesOf(rows).totalCents : null;
}

function lineRow(line: StoredLine, shares: Shares | undefined): LineRow {
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
    ...(shares?.depositCents !== undefined && { depositCents: shares.depositCents }),
  };
}

function priceRow({ units, ...amounts }: NonNullable<StoredLine["price"]>): LineRow["price"] {
  const used = new Map(units.map(({ rate, version }) => [`${rate} ${version}`, { rate, version }]));
  return { ...amounts, rates: [...used.values()] };
}
