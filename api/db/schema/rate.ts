import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  buyTaxModes,
  extraBases,
  freeUnits,
  minModes,
  type ExtraPrices,
  type PriceTable,
} from "#api/domain/pricing/line-shapes.ts";
import type { Currency } from "#contract/primitives.ts";
import { createdAt, id, isOneOf, lockVersion, moment, translated, uid, updatedAt } from "./columns.ts";
import { taxCodes } from "./company.ts";
import { cancelPolicy } from "./cancel-policy.ts";
import { productOption } from "./product.ts";
import { rateImport } from "./rate-import.ts";

const rateStatuses = ["confirmed", "provisional", "estimate"] as const;
const rateSources = ["manual", "import", "roll"] as const;

/**
 * When and under which terms an option is sold. What it costs is in `rate_cost`, what it sells for in
 * `rate_sell`: tables of their own, because agents may read neither cost nor mark-up and suppliers no sell.
 * A version that priced something is never edited: a new row replaces it and it gets `superseded_at`.
 */
export const rate = pgTable(
  "rate",
  {
    id: id(),
    uid: uid(),
    optionId: integer("option_id")
      .notNull()
      .references(() => productOption.id),
    /** Uid of the first version of the season; empty in the first itself. */
    seasonUid: text("season_uid"),
    /** Two characters; empty: the standard rate. */
    priceCode: text("price_code").notNull().default(""),
    dateFrom: date("date_from").notNull(),
    /** Inclusive. */
    dateTo: date("date_to").notNull(),
    name: text("name").notNull().default(""),
    text: translated("text"),
    status: text("status", { enum: rateStatuses }).notNull().default("confirmed"),
    /** The supplier's currency, in which costs are kept. */
    currency: text("currency").$type<Currency>().notNull(),
    buyTaxMode: text("buy_tax_mode", { enum: buyTaxModes }).notNull().default("incl"),
    taxCode: text("tax_code", { enum: taxCodes }).notNull().default("STD"),
    /** Bit 0 is Monday. */
    dowMask: smallint("dow_mask").notNull().default(127),
    minUnits: integer("min_units").notNull().default(1),
    maxUnits: integer("max_units"),
    minMode: text("min_mode", { enum: minModes }).notNull().default("arrival"),
    stayPay: jsonb("stay_pay").$type<[stay: number, pay: number][]>().notNull().default([]),
    freeUnit: text("free_unit", { enum: freeUnits }).notNull().default("last"),
    closed: boolean("closed").notNull().default(false),
    closedReason: text("closed_reason"),
    cancelPolicyId: integer("cancel_policy_id").references(() => cancelPolicy.id),
    priority: integer("priority").notNull().default(0),
    version: integer("version").notNull().default(1),
    /** Empty while the row is in use. */
    supersededAt: moment("superseded_at"),
    source: text("source", { enum: rateSources }).notNull().default("manual"),
    /** The import that wrote this version; empty where somebody did by hand. */
    importId: integer("import_id").references(() => rateImport.id),
    contractRef: text("contract_ref"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("rate_dates_ordered", sql`${table.dateTo} >= ${table.dateFrom}`),
    check("rate_price_code_shape", sql`${table.priceCode} ~ '^([A-Z0-9]{2})?$'`),
    check("rate_status_known", isOneOf(table.status, rateStatuses)),
    check("rate_currency_known", isOneOf(table.currency, ["NZD", "AUD"])),
    check("rate_tax_mode_known", isOneOf(table.buyTaxMode, buyTaxModes)),
    check("rate_tax_code_known", isOneOf(table.taxCode, taxCodes)),
    check("rate_source_known", isOneOf(table.source, rateSources)),
    check("rate_min_mode_known", isOneOf(table.minMode, minModes)),
    check("rate_free_unit_known", isOneOf(table.freeUnit, freeUnits)),
    check("rate_dow_range", sql`${table.dowMask} between 1 and 127`),
    check(
      "rate_units_ordered",
      sql`${table.minUnits} >= 1 and coalesce(${table.maxUnits}, ${table.minUnits}) >= ${table.minUnits}`,
    ),
    check("rate_version_positive", sql`${table.version} >= 1`),
    check("rate_closed_with_reason", sql`not ${table.closed} or ${table.closedReason} is not null`),
    uniqueIndex("rate_season_once")
      .on(sql`coalesce(${table.seasonUid}, ${table.uid})`)
      .where(sql`${table.supersededAt} is null`),
    index("rate_in_use")
      .on(table.optionId, table.priceCode, table.dateFrom, table.dateTo)
      .where(sql`${table.supersededAt} is null`),
    index("rate_of_option").on(table.optionId, table.dateFrom, table.version),
    index("rate_by_end").on(table.dateTo, table.optionId),
    index("rate_of_import")
      .on(table.importId)
      .where(sql`${table.importId} is not null`),
  ],
);

const rateId = () =>
  integer("rate_id")
    .primaryKey()
    .references(() => rate.id, { onDelete: "cascade" });

/** What the supplier charges: integer cents in the rate's currency by the keys of the option's basis. */
export const rateCost = pgTable("rate_cost", {
  rateId: rateId(),
  cost: jsonb("cost").$type<PriceTable>().notNull(),
});

/** What we ask for it: stated prices, tax included in the brand's currency, else the mark-up on the cost. */
export const rateSell = pgTable(
  "rate_sell",
  {
    rateId: rateId(),
    sell: jsonb("sell").$type<PriceTable>(),
    markupBps: integer("markup_bps").notNull(),
    /** Why it may be sold for less than it costs. */
    belowCostReason: text("below_cost_reason"),
  },
  (table) => [
    check("rate_sell_not_below_cost", sql`${table.markupBps} >= 0 or ${table.belowCostReason} is not null`),
  ],
);

/** What can or must be taken with an option. */
export const extra = pgTable(
  "extra",
  {
    id: id(),
    uid: uid(),
    optionId: integer("option_id")
      .notNull()
      .references(() => productOption.id),
    seq: integer("seq").notNull(),
    code: text("code").notNull(),
    name: translated("name").notNull(),
    basis: text("basis", { enum: extraBases }).notNull(),
    compulsory: boolean("compulsory").notNull().default(false),
    commissionable: boolean("commissionable").notNull().default(true),
    priceOnRequest: boolean("price_on_request").notNull().default(false),
    capUnits: integer("cap_units"),
    active: boolean("active").notNull().default(true),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("extra_code_once").on(table.optionId, table.code),
    unique("extra_position").on(table.optionId, table.seq),
    check("extra_basis_known", isOneOf(table.basis, extraBases)),
    check("extra_cap_positive", sql`${table.capUnits} >= 0`),
  ],
);

const extraId = () =>
  integer("extra_id")
    .primaryKey()
    .references(() => extra.id, { onDelete: "cascade" });

/** Integer cents, tax included, in the brand's currency. */
export const extraCost = pgTable("extra_cost", {
  extraId: extraId(),
  cost: jsonb("cost").$type<ExtraPrices>().notNull(),
});

/** Stated prices, else the mark-up; neither: passed through. */
export const extraSell = pgTable("extra_sell", {
  extraId: extraId(),
  sell: jsonb("sell").$type<ExtraPrices>(),
  markupBps: integer("markup_bps"),
});

/** What one unit of `from` is worth in `to` from a day on. */
export const exchangeRate = pgTable(
  "exchange_rate",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    from: text("from_currency").$type<Currency>().notNull(),
    to: text("to_currency").$type<Currency>().notNull(),
    /** A decimal with up to six places, as text: it is never a floating-point number. */
    rate: text("rate").notNull(),
    validFrom: date("valid_from").notNull(),
    source: text("source").notNull(),
  },
  (table) => [
    uniqueIndex("exchange_rate_once").on(table.from, table.to, table.validFrom),
    check("exchange_rate_shape", sql`${table.rate} ~ '^[0-9]{1,6}([.][0-9]{1,6})?$'`),
    check("exchange_rate_between_two", sql`${table.from} <> ${table.to}`),
  ],
);
