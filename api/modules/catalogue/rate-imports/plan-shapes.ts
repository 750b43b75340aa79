import type { SheetRow } from "#api/domain/rate-sheets/rows.ts";
import type { ChargeBasis } from "#api/domain/pricing/line-shapes.ts";
import type { SeasonRecord } from "#api/modules/catalogue/rates/repository.ts";
import type { SeasonChange, WrittenSeason } from "#api/modules/catalogue/rates/versions.ts";
import type { SheetMappingInput } from "#contract/catalogue/rate-imports/sheet-mapping.ts";
import type { RowOutcome } from "#contract/catalogue/rate-imports/sheet-fields.ts";
import type { Currency, TranslatedText } from "#contract/primitives.ts";
import type { taxModes } from "#contract/catalogue/rates/rate-words.ts";

/** A product as a rate sheet can name it. */
export type NamedOption = {
  id: number;
  uid: string;
  code: string;
  basis: ChargeBasis;
  name: TranslatedText;
  comment: TranslatedText | null;
  stepCents: number | null;
};

/** What there is of the supplier before anything changes. */
export type Ground = {
  currency: Currency;
  taxMode: (typeof taxModes)[number];
  options: NamedOption[];
  seasons: SeasonRecord[];
};

/** What new seasons have that a sheet says nothing of. */
export type SeasonTerms = Pick<SheetMappingInput, "season_name" | "markup_bps" | "status">;

/** Why a row is left out, in the reader's words; the column counts from 0. */
export type Reason = { column: number | null; text: string };

/** A row of a sheet with the product that it names, and what is wrong with it. */
export type NamedRow = { sheet: SheetRow; option: NamedOption | null; reasons: Reason[] };

/** Rows that are one season, and what becomes of it. */
export type PlannedSeason = {
  option: NamedOption;
  rows: NamedRow[];
  outcome: RowOutcome;
  before: SeasonRecord | null;
  input: WrittenSeason | null;
};

/** What an import would do: to each row, and to the seasons. */
export type Plan = { seasons: PlannedSeason[]; loose: NamedRow[]; changes: SeasonChange[] };
