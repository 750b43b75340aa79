/*
 * Codes that forms in the browser know as well; kept apart from the schemas, which browsers have no use for.
 */

/** What a column of a rate sheet can say of a season beside its prices. */
export const seasonFields = [
  ...["product", "name", "date_from", "date_to", "dates", "operates_on", "price_code", "min_units"],
  ...["deals", "markup_bps", "contract_ref"],
  ...["key", "size_from", "size_to", "cost"],
] as (
  | ("product" | "name" | "date_from" | "date_to" | "dates" | "operates_on" | "price_code" | "min_units")
  | ("deals" | "markup_bps" | "contract_ref")
  | ("key" | "size_from" | "size_to" | "cost")
)[];

/** Columns of prices, each of one room or person. */
export const costFields = [
  ...["cost_SG", "cost_DB", "cost_TW", "cost_TR", "cost_QD", "cost_OT"],
  ...["cost_child_sharing", "cost_extra_adult"],
  ...["cost_adult", "cost_child", "cost_infant", "cost_single_supplement"],
] as (
  | ("cost_SG" | "cost_DB" | "cost_TW" | "cost_TR" | "cost_QD" | "cost_OT")
  | ("cost_child_sharing" | "cost_extra_adult")
  | ("cost_adult" | "cost_child" | "cost_infant" | "cost_single_supplement")
)[];

export const sheetFields = [...seasonFields, ...costFields];
export type SheetField = (typeof sheetFields)[number];
/** Columns of prices: of one room or person, or of what another column names. */
export type CostField = (typeof costFields)[number] | "cost";

/** Which of two numbers with a stroke between them is the day: `01/10/2027` is in October or in January. */
export const dayOrders = ["dmy", "mdy"] as const;

/** What becomes of a row. */
export const rowOutcomes = ["added", "changed", "unchanged", "overlapping", "rejected"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const importKinds = ["sheet", "roll"] as const;
export const importStatuses = ["draft", "applied", "undone"] as const;

/** Largest rate sheet that is taken, in bytes. */
export const maxSheetBytes = 4 * 1024 * 1024;
