import { netAgencyView } from "#api/domain/pricing/net-agency.ts";
import { divideRounded } from "#api/domain/rounding.ts";
import {
  addedByService,
  clientPrices,
  type ClientPrices,
  type SharedPrice,
} from "#api/domain/pricing/client-prices.ts";
import type { QuoteAmounts, QuoteLine, QuoteLineLeftOut, QuoteRoom, QuoteSnapshot } from "./snapshot.ts";
import type { LineRow, TravellerRow, VersionRows } from "./version-rows.ts";

type PricedRows = Pick<VersionRows, "agency" | "travellers" | "lines"> & {
  head: Pick<VersionRows["head"], "personStepCents">;
};
type PricedRow = LineRow & { price: NonNullable<LineRow["price"]> };

/**
 * Freezes a file into what its client reads and what its agency pays. Services without a price are left out of both
 * and named. Pure: the same rows give the same version.
 */
export function buildVersion(rows: VersionRows): { snapshot: QuoteSnapshot; amounts: QuoteAmounts } {
  const { head, travellers } = rows;
  const sold = rows.lines.filter(isSold);
  const payers = payersOf(travellers);
  const prices = clientPricesOf(rows);
  const snapshot: QuoteSnapshot = {
    ...head,
    travellers: travellers.map(({ name, type, age }) => ({ name, type, age })),
    rooms: rows.rooms.map((code, index) => roomOf(code, sleepersOf(travellers, index))),
    days: rows.days,
    lines: rows.lines.flatMap((line) => {
      if (isSold(line)) return [soldLine(line, rows, payers)];
      return isForSale(line) ? [] : [lineOf(line, null, null)];
    }),
    leftOut: rows.lines.filter((line) => isForSale(line) && !isSold(line)).map(leftOut),
    totalCents: prices.totalCents,
    gstCents: taxInside(prices.totalCents, head.taxBps),
    perRoom: perRoom(rows, prices.people),
    roundingCents: prices.roundingCents,
  };
  return { snapshot, amounts: amountsOf(rows, sold) };
}

/** What everyone pays for what is included, and the total of it: the same in a version and where it is customised. */
export function clientPricesOf(rows: PricedRows): ClientPrices {
  const { head, travellers } = rows;
  const included = rows.lines.filter(isSold).filter(({ kind }) => kind === "included");
  return clientPrices(
    included.map((line) => sharedPrice(line, rows)),
    travellers.length,
    payersOf(travellers),
    head.personStepCents,
  );
}

/** The tax inside an amount, in cents. */
export function taxInside(cents: number, taxBps: number): number {
  return divideRounded(cents * taxBps, 10_000 + taxBps);
}

function isForSale({ kind }: LineRow): boolean {
  return kind === "included" || kind === "optional";
}

function isSold(line: LineRow): line is PricedRow {
  return isForSale(line) && line.price !== null && line.priceStatus !== "no_rate";
}

/** Clients of net agencies pay the net and the agency's own mark-up, all others the selling price. */
function sharedPrice({ price, weights }: PricedRow, { agency }: Pick<VersionRows, "agency">): SharedPrice {
  const cents =
    agency.priceMode === "net"
      ? netAgencyView(price.netCents, agency.agentMarkupBps).client_price
      : price.sellCents;
  return { cents, weights };
}

function soldLine(line: PricedRow, rows: VersionRows, payers: number[]): QuoteLine {
  const price = sharedPrice(line, rows);
  const isOptional = line.kind === "optional";
  return lineOf(line, price.cents, isOptional ? addedByService(price, rows.travellers.length, payers) : null);
}

function lineOf(line: LineRow, clientCents: number | null, peopleCents: number[] | null): QuoteLine {
  const { priceStatus, price: _price, weights: _weights, reasons: _reasons, ...shown } = line;
  return {
    ...shown,
    onRequest: priceStatus === "on_request",
    estimate: priceStatus === "estimate",
    clientCents,
    peopleCents,
  };
}

function leftOut({ uid, dayNo, serviceType, name, reasons }: LineRow): QuoteLineLeftOut {
  return { uid, dayNo, serviceType, name, reasons };
}

/** Who shares what nobody in particular owes: the adults; without adults the children, and infants when alone. */
function payersOf(travellers: readonly TravellerRow[]): number[] {
  const payer = (["A", "C", "I"] as const).find((type) => travellers.some((one) => one.type === type));
  return travellers.flatMap(({ type }, index) => (type === payer ? [index] : []));
}

function sleepersOf(travellers: readonly TravellerRow[], room: number | null): TravellerRow[] {
  return travellers.filter((one) => one.room === room);
}

function roomOf(code: QuoteSnapshot["rooms"][number]["code"], sleepers: TravellerRow[]) {
  return {
    code,
    adults: sleepers.filter(({ type }) => type === "A").length,
    ages: sleepers.flatMap(({ type, age }) => (type === "A" ? [] : [age ?? 0])),
  };
}

function perRoom({ rooms, travellers }: VersionRows, people: number[]): QuoteRoom[] {
  const places = [...rooms.map((code, index) => ({ code, index })), { code: null, index: null }];
  return places.flatMap(({ code, index }) => {
    const inRoom = travellers.flatMap(({ type, age, room }, person) =>
      room === index ? [{ type, age, cents: people[person] ?? 0 }] : [],
    );
    if (inRoom.length === 0) return [];
    return [{ code, cents: inRoom.reduce((sum, { cents }) => sum + cents, 0), people: inRoom }];
  });
}

function amountsOf({ agency }: VersionRows, sold: PricedRow[]): QuoteAmounts {
  const included = sold.filter(({ kind }) => kind === "included").map(({ price }) => price);
  const sum = (pick: (price: PricedRow["price"]) => number) =>
    included.reduce((total, price) => total + pick(price), 0);
  return {
    priceMode: agency.priceMode,
    commissionBps: agency.commissionBps,
    lines: sold.map(({ uid, price: { version, ...amounts } }) => ({
      uid,
      ...amounts,
      priceVersion: version,
    })),
    totals: {
      sellCents: sum((price) => price.sellCents),
      commissionCents: sum((price) => price.commissionCents),
      netCents: sum((price) => price.netCents),
      gstCents: sum((price) => price.gstCents),
    },
  };
}
