import { z } from "zod";
import { Counts, RateImport } from "#contract/catalogue/rate-imports/import-record.ts";
import { rowOutcomes } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { SheetMapping, SheetMappingInput } from "#contract/catalogue/rate-imports/sheet-mapping.ts";
import { allPriceKeys, writtenStatuses } from "#contract/catalogue/rates/rate-words.ts";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { BasisPoints, Cents, Currency, DateOnly, Uid } from "#contract/primitives.ts";
import { Version } from "#contract/resource.ts";

/** What becomes of a row, with the prices before and after it, and why it is left out. */
export const PlannedRow = z.object({
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  product: z.string().nullable(),
  season: z.string().nullable(),
  date_from: DateOnly.nullable(),
  date_to: DateOnly.nullable(),
  price_code: z.string(),
  prices: z.array(
    z.object({
      key: z.enum(allPriceKeys),
      from: z.int().nullable(),
      to: z.int().nullable(),
      before_cents: Cents.nullable(),
      cost_cents: Cents,
      /** What one sells for, tax included, in the currency of the brand; null where it is not in that of the supplier. */
      sell_cents: Cents.nullable(),
    }),
  ),
  reasons: z.array(z.object({ column: z.string().nullable(), text: z.string() })),
});
export type PlannedRow = z.infer<typeof PlannedRow>;

/** What an import would do now. `fingerprint` stands for all of it: what is applied is what was read. */
export const RateImportPlan = z.object({
  import: RateImport,
  currency: Currency,
  counts: Counts,
  fingerprint: z.string(),
  rows: z.array(PlannedRow),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});
export type RateImportPlan = z.infer<typeof RateImportPlan>;

/** Seasons that begin between two days, so many years later and dearer or cheaper by so much. */
export const RateRollInput = z
  .object({
    product: Uid.optional(),
    date_from: DateOnly,
    date_to: DateOnly,
    years: z.int().min(1).max(5),
    percent_bps: BasisPoints.min(-9_000).max(50_000),
    status: z.enum(writtenStatuses),
  })
  .refine(({ date_from: from, date_to: to }) => to >= from, {
    path: ["date_to"],
    error: "validation:dateOrder",
  });
export type RateRollInput = z.output<typeof RateRollInput>;

const supplierKey = z.object({ uid: Uid });
const access = { audience: "office", permission: "rates.edit" } as const;
const tag = "rate-imports";
const ofSupplier = "/api/office/suppliers/{uid}";
const one = "/api/office/rate-imports/{uid}";

export const listRateImports = defineEndpoint({
  method: "GET",
  path: `${ofSupplier}/rate-imports`,
  summary: "Rate sheets and rolls of a supplier, the newest first",
  tag,
  access: { audience: "office", permission: "rates.view" },
  params: supplierKey,
  query: listQuery({ sort: ["created_at"], filter: {} }),
  answer: page(RateImport),
});

export const createRateImport = defineEndpoint({
  method: "POST",
  path: `${ofSupplier}/rate-imports`,
  summary: "Take in a rate sheet, CSV or XLSX; nothing changes until it is applied",
  tag,
  access,
  params: supplierKey,
  body: z.object({ file: z.file() }),
  bodyAs: "multipart",
  answer: item(RateImport),
  status: 201,
});

export const createRateRoll = defineEndpoint({
  method: "POST",
  path: `${ofSupplier}/rate-rolls`,
  summary: "Prepare seasons for later years by a percentage; nothing changes until it is applied",
  tag,
  access,
  params: supplierKey,
  body: RateRollInput,
  answer: item(RateImport),
  status: 201,
});

export const showSheetMapping = defineEndpoint({
  method: "GET",
  path: `${one}/mapping`,
  summary: "What the columns of a rate sheet are taken for",
  tag,
  access,
  params: supplierKey,
  answer: item(SheetMapping),
});

export const saveSheetMapping = defineEndpoint({
  method: "PUT",
  path: `${one}/mapping`,
  summary: "Say what the columns of a rate sheet are",
  tag,
  access,
  params: supplierKey,
  body: SheetMappingInput.extend(Version.shape),
  answer: item(SheetMapping),
});

export const showRateImport = defineEndpoint({
  method: "GET",
  path: one,
  summary: "What an import would do to the rates now, row by row",
  tag,
  access,
  params: supplierKey,
  query: z.object({
    outcome: z.enum(rowOutcomes).optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  answer: item(RateImportPlan),
});

export const applyRateImport = defineEndpoint({
  method: "POST",
  path: `${one}/application`,
  summary:
    "Write all rows that can be written, as versions of seasons, if the plan is still that of the fingerprint",
  tag,
  access,
  params: supplierKey,
  body: z.object({ fingerprint: z.string().length(64) }),
  answer: item(RateImport),
});

export const undoRateImport = defineEndpoint({
  method: "POST",
  path: `${one}/undoing`,
  summary: "Take an import back, as long as nothing was priced by it and nobody changed what it wrote",
  tag,
  access,
  params: supplierKey,
  answer: item(RateImport),
});

export const removeRateImport = defineEndpoint({
  method: "DELETE",
  path: one,
  summary: "Drop an import that was not applied",
  tag,
  access,
  params: supplierKey,
  answer: { kind: "empty" },
  status: 204,
});

export const rateImportEndpoints = [
  listRateImports,
  createRateImport,
  createRateRoll,
  showSheetMapping,
  saveSheetMapping,
  showRateImport,
  applyRateImport,
  undoRateImport,
  removeRateImport,
] as const;
