import { z } from "zod";
import { RateImport } from "#contract/catalogue/rate-imports/import-record.ts";
import { dayOrders, sheetFields } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import { writtenStatuses } from "#contract/catalogue/rates/rate-words.ts";
import { BasisPoints, DateOnly } from "#contract/primitives.ts";

const Column = z.object({ index: z.int().min(0).max(59), field: z.enum(sheetFields).optional() });

/** What the columns of a sheet say, and what new seasons have that it says nothing of. */
export const SheetMappingInput = z.object({
  header_row: z.int().min(1).max(50),
  columns: z.array(Column).max(60).default([]),
  /** Which of two numbers is the day in dates like `01/10/2027`. */
  day_order: z.enum(dayOrders).default("dmy"),
  season_name: z.string().trim().min(1).max(80),
  markup_bps: BasisPoints.min(-9_000).max(50_000),
  status: z.enum(writtenStatuses),
});
export type SheetMappingInput = z.output<typeof SheetMappingInput>;

/** The columns of a sheet with what the first rows have in them, and what they are taken for. */
export const SheetMapping = SheetMappingInput.extend({
  columns: z.array(
    z.object({
      index: z.int(),
      letter: z.string(),
      heading: z.string(),
      samples: z.array(z.string()),
      field: z.enum(sheetFields).nullable(),
      /** Of prices of several seasons side by side: the season that the headings name. */
      season: z
        .object({
          name: z.string().nullable(),
          days: z.array(z.object({ date_from: DateOnly, date_to: DateOnly })),
        })
        .nullable(),
    }),
  ),
  season_name: z.string(),
  sheet_name: z.string().nullable(),
  other_sheets: z.array(z.string()),
  import: RateImport,
  lock_version: z.int(),
});
export type SheetMapping = z.infer<typeof SheetMapping>;
