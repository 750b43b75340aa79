import { z } from "zod";
import { dayStates, stockModes, stockUnits } from "#contract/catalogue/stock/stock-words.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { DateOnly, LineStatus, Uid } from "#contract/primitives.ts";

const Named = z.object({ uid: Uid, name: z.string() });
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Why a day is closed, by whom and since when; without a name it was the other side. */
export const StopSell = z.object({
  reason: z.string(),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
});
export type StopSell = z.infer<typeof StopSell>;

/** What there is on a day, for everybody or for one agency. */
export const StockLine = z.object({
  mode: z.enum(stockModes),
  state: z.enum(dayStates),
  max: z.int(),
  /** Sold and held for somebody. */
  taken: z.int(),
  /** Less than none where it is overbooked. */
  free: z.int(),
  release_days: z.int(),
  stop: StopSell.nullable(),
});
export type StockLine = z.infer<typeof StockLine>;

const StockDay = z.object({
  date: DateOnly,
  /** For every agency without a share of its own; null where there are shares alone. */
  common: StockLine.nullable(),
  shares: z.array(StockLine.extend({ agency: z.string() })),
});
export type StockDay = z.infer<typeof StockDay>;

/** A product with its days of a month that have stock; on the others `otherwise` holds. */
export const StockProduct = Named.extend({
  code: z.string(),
  comment: z.string().nullable(),
  unit: z.enum(stockUnits),
  otherwise: z.enum(["request", "freesale"]),
  days: z.array(StockDay),
});
export type StockProduct = z.infer<typeof StockProduct>;

/** The stock of a supplier in a month, product by product. */
export const StockMonth = z.object({
  month: Month,
  today: DateOnly,
  products: z.array(StockProduct),
  page: z.int(),
  pages: z.int(),
});
export type StockMonth = z.infer<typeof StockMonth>;

/** What can be chosen where stock is set or asked: the products of a supplier, and agencies. */
export const StockChoices = z.object({
  products: z.array(Named.extend({ code: z.string() })),
  agencies: z.array(Named),
});
export type StockChoices = z.infer<typeof StockChoices>;

/** Who holds what of a day. */
export const StockHolder = z.object({
  file_uid: Uid,
  reference: z.string(),
  file_name: z.string(),
  agency: z.string(),
  status: LineStatus,
  qty: z.int(),
  held_at: z.iso.datetime(),
  /** Whether it was drawn from the share of its agency. */
  of_share: z.boolean(),
});
export type StockHolder = z.infer<typeof StockHolder>;

/** A product on one day. */
export const StockDayShown = z.object({
  product: StockProduct.omit({ days: true }),
  day: StockDay,
  /** Null for those who may not look into client files. */
  holders: z.array(StockHolder).nullable(),
});
export type StockDayShown = z.infer<typeof StockDayShown>;

/** Of each day whether it is had at once, and why not; said by what bookings are decided with. */
export const StockAnswerShown = z.object({
  status: z.enum(["instant", "request"]),
  product: z.string(),
  agency: z.string().nullable(),
  units: z.int(),
  days: z.array(
    z.object({
      date: DateOnly,
      status: z.enum(["instant", "request"]),
      reason: z.enum(["freesale", "stock", "no_stock", "stop_sell", "released", "supplier"]),
      /** What the answer was drawn from; null where nothing is kept for the day. */
      line: StockLine.nullable(),
      of_share: z.boolean(),
      /** References of those who hold it, where it is sold out; empty for those who may not look into files. */
      holders: z.array(z.object({ file_uid: Uid, reference: z.string(), qty: z.int() })),
    }),
  ),
});
export type StockAnswerShown = z.infer<typeof StockAnswerShown>;

export const StockMonthQuery = z.object({
  month: Month.optional(),
  product: Uid.optional(),
  page: z.coerce.number().int().min(1).max(100).default(1),
});

const access = { audience: "office", permission: "products.view" } as const;
const tag = "stock";
const params = z.object({ uid: Uid });
const path = "/api/office/suppliers/{uid}";

export const showStockMonth = defineEndpoint({
  method: "GET",
  path: `${path}/stock`,
  summary: "The stock of a supplier in a month: what is kept, taken, free and closed, day by day",
  tag,
  access,
  params,
  query: StockMonthQuery,
  answer: item(StockMonth),
});

export const showStockChoices = defineEndpoint({
  method: "GET",
  path: `${path}/stock-choices`,
  summary: "Products of a supplier and agencies whose stock can be set or asked",
  tag,
  access,
  params,
  answer: item(StockChoices),
});

export const showStockDay = defineEndpoint({
  method: "GET",
  path: `${path}/stock/{product}/{date}`,
  summary: "The stock of a product on a day, and who holds what of it",
  tag,
  access,
  params: z.object({ uid: Uid, product: Uid, date: DateOnly }),
  answer: item(StockDayShown),
});

export const showStockAnswer = defineEndpoint({
  method: "GET",
  path: `${path}/stock-answer`,
  summary: "Why a product is had at once or must be asked for, day by day, for an agency or for everybody",
  tag,
  access,
  params,
  query: z.object({
    product: Uid,
    agency: Uid.optional(),
    date_from: DateOnly,
    days: z.coerce.number().int().min(1).max(60),
    units: z.coerce.number().int().min(1).max(999),
  }),
  answer: item(StockAnswerShown),
});

export const stockEndpoints = [showStockMonth, showStockChoices, showStockDay, showStockAnswer] as const;
