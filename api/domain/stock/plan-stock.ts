import { availabilityOf, stockRowOf, type StockAnswer, type StockDay } from "#api/domain/availability.ts";

/** A line that would draw on our stock. */
export type StockWant = {
  lineId: number;
  optionId: number;
  /** Days on which something is needed, `YYYY-MM-DD`. */
  days: readonly string[];
  /** How many of each unit the party needs on each of them. */
  wanted: Record<StockDay["unit"], number>;
  /** What holds on days without stock of our own. */
  otherwise: "request" | "freesale";
};

/** One day of our stock of an option. */
export type StockRow = StockDay & { id: number; optionId: number };

/** Units that a line takes from one row of our stock. */
export type StockTaking = { lineId: number; allotmentId: number; qty: number };

export type StockPlan = { answers: ReadonlyMap<number, StockAnswer>; takings: StockTaking[] };

/**
 * What each line gets of our stock, in their order, so that a later one finds less: all days of a line or none of them.
 * Free sale takes nothing. `today` decides about releases, the day at the service's place.
 */
export function planStock(wants: readonly StockWant[], stock: readonly StockRow[], today: string): StockPlan {
  const answers = new Map<number, StockAnswer>();
  const takings: StockTaking[] = [];
  const taken = new Map<number, number>();
  for (const { lineId, optionId, ...want } of wants) {
    const left = stock
      .filter((row) => row.optionId === optionId)
      .map((row) => ({ ...row, used: row.used + (taken.get(row.id) ?? 0) }));
    const answer = availabilityOf({ ...want, stock: left, today });
    answers.set(lineId, answer);
    if (answer.status !== "instant") continue;
    for (const day of new Set(want.days)) {
      const row = stockRowOf(day, left);
      const qty = row?.mode === "allotment" ? want.wanted[row.unit] : 0;
      if (!row || qty === 0) continue;
      taken.set(row.id, (taken.get(row.id) ?? 0) + qty);
      takings.push({ lineId, allotmentId: row.id, qty });
    }
  }
  return { answers, takings };
}

/** A line as far as its need of stock depends on it. */
export type StockedLine = {
  dateFrom: string;
  dateTo: string;
  qty: number;
  adults: number;
  children: number;
  chargeBasis: "room" | "person" | "unit" | "group";
  /** Dates that its price is made of; empty for prices made by hand. */
  pricedDates: readonly string[];
};

/** What a line needs a day: as many rooms as are charged, else all of the party; infants take no place. */
export function stockNeedOf(line: StockedLine, roomCount: number): Pick<StockWant, "days" | "wanted"> {
  const people = line.adults + line.children;
  const days = line.pricedDates.length > 0 ? line.pricedDates : datesBetween(line.dateFrom, line.dateTo);
  return {
    days: [...new Set(days)].toSorted(),
    wanted: {
      room: line.chargeBasis === "room" ? line.qty : roomCount,
      seat: people,
      person: people,
      vehicle: line.chargeBasis === "unit" ? line.qty : 1,
    },
  };
}

/** The days of a service without its last one, on which it ends; at least the first. */
function datesBetween(from: string, to: string): string[] {
  const days = [from];
  const end = Date.parse(`${to}T00:00:00Z`);
  for (let at = Date.parse(`${from}T00:00:00Z`) + 86_400_000; at < end; at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
