import { daysBetween } from "#api/domain/today.ts";

/** Our stock of an option on one day: the whole of it, or the split of one agency. */
export type StockDay = {
  date: string;
  /** True where it is the split of the agency that asks. */
  own: boolean;
  unit: "room" | "seat" | "vehicle" | "person";
  mode: "allotment" | "freesale" | "request";
  max: number;
  used: number;
  held: number;
  releaseDays: number;
  stopSell: boolean;
};

export type StockQuestion = {
  /** Days on which something is needed, `YYYY-MM-DD`. */
  days: readonly string[];
  /** How many of each unit the party needs on each of them. */
  wanted: Record<StockDay["unit"], number>;
  stock: readonly StockDay[];
  /** What holds on days without stock of our own. */
  otherwise: "request" | "freesale";
  /** The day on which it is asked, for releases. */
  today: string;
};

export type StockAnswer = {
  status: "instant" | "request";
  reason: "freesale" | "stock" | "no_stock" | "stop_sell" | "released" | "supplier";
  /** The first day on which the reason holds, where a single day of our own stock stands in the way. */
  day?: string;
};

/** Why a service must be asked for, the weightiest first: one day is enough. */
const hindrances = ["stop_sell", "released", "no_stock", "supplier"] as const;

/**
 * Whether a service is sold at once or must be asked for. An agency with a split of its own draws on that and not on
 * the common stock; a stop-sell holds for all. From so many days before the service on, what is left belongs to the
 * supplier again.
 */
export function availabilityOf(question: StockQuestion): StockAnswer {
  const found = question.days.map((day) => ({ day, reason: reasonOn(day, question) }));
  const firstOf = (reason: StockAnswer["reason"]) => found.find((one) => one.reason === reason);
  const hindrance = hindrances.flatMap((reason) => firstOf(reason) ?? [])[0];
  if (hindrance?.reason === "supplier") return { status: "request", reason: "supplier" };
  if (hindrance) return { status: "request", ...hindrance };
  return { status: "instant", reason: firstOf("stock") ? "stock" : "freesale" };
}

function reasonOn(day: string, { wanted, stock, otherwise, today }: StockQuestion): StockAnswer["reason"] {
  if (stock.some(({ date, stopSell }) => date === day && stopSell)) return "stop_sell";
  const row = stockRowOf(day, stock);
  if (!row) return otherwise === "freesale" ? "freesale" : "supplier";
  if (row.mode !== "allotment") return row.mode === "freesale" ? "freesale" : "supplier";
  if (daysBetween(today, day) < row.releaseDays) return "released";
  return row.max - row.used - row.held >= wanted[row.unit] ? "stock" : "no_stock";
}

/** The row that a day's need is drawn from: the agency's own split before the common stock. */
export function stockRowOf<Row extends Pick<StockDay, "date" | "own">>(
  day: string,
  stock: readonly Row[],
): Row | undefined {
  const rows = stock.filter(({ date }) => date === day);
  return rows.find(({ own }) => own) ?? rows[0];
}
