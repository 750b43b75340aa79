import type { Tx } from "#api/db/client.ts";
import { clientPricesOf } from "#api/domain/quotes/build-version.ts";
import type { LineRow, VersionRows } from "#api/domain/quotes/version-rows.ts";
import { readShares, type Shares } from "./price-shares.ts";
import { readDays } from "./read-days.ts";
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
