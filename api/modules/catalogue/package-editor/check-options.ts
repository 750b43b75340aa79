import { eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { endDay } from "#api/domain/packages/package-end.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { extra } from "#api/db/schema/rate.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { optionSale } from "#api/modules/catalogue/packages/option-sale.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { PackageSlotInput } from "#contract/catalogue/packages/editor-days.ts";

/** The options that a slot names, by code. */
export type KnownOptions = Map<
  string,
  Pick<typeof productOption.$inferSelect, "id" | "serviceType" | "secondUnit" | "nights">
>;

/** The day of the trip that a slot stands on, the last day of the package, and the options that stand in the slot. */
export type SlotPlace = { dayNo: number; last: number; had: readonly string[] };

/**
 * Refuses beside its row an option that is not there or lacks the extras wanted. With a place also one that comes anew
 * though it is not sold, and one that would last beyond the package: beside the nights where the slot says how many, else
 * beside its row.
 */
export async function checkOptions(
  tx: Tx,
  { kind, options, nights }: PackageSlotInput,
  call: Call,
  at?: SlotPlace,
): Promise<KnownOptions> {
  if (kind !== "service" || options.length === 0) return new Map();
  const texts = textsIn(call.locale);
  const codes = options.map(({ option }) => option);
  const rows = await tx
    .select({
      id: productOption.id,
      code: productOption.code,
      serviceType: productOption.serviceType,
      secondUnit: productOption.secondUnit,
      nights: productOption.nights,
      sale: optionSale,
    })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .where(inArray(productOption.code, codes));
  const known = new Map(rows.map(({ code, ...option }) => [code, option]));
  const extras = await readExtraCodes(tx, rows);
  const errors: Record<string, string[]> = {};
  for (const [index, row] of options.entries()) {
    const option = known.get(row.option);
    if (!option) errors[`options.${index}.option`] = [texts.packageOptionUnknown];
    else if (at && option.sale !== "sold" && !at.had.includes(row.option)) {
      errors[`options.${index}.option`] = [texts.packageOptionNotSold];
    }
    const end = option && at ? endDay({ dayNo: at.dayNo, nights: nights ?? null }, option) : 0;
    if (at && end > at.last) {
      const field = nights === undefined ? `options.${index}.option` : "nights";
      errors[field] = [fill(texts.packageSlotTooLong, { end, last: at.last })];
    }
    const had = extras.get(row.option) ?? [];
    const missing = row.extras.filter((code) => !had.includes(code));
    if (missing.length > 0) {
      const list = had.length > 0 ? had.join(", ") : "–";
      errors[`options.${index}.extras`] = [
        fill(texts.packageExtrasUnknown, { codes: missing.join(", "), list }),
      ];
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return known;
}

async function readExtraCodes(tx: Tx, options: readonly { id: number; code: string }[]) {
  const ids = options.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ optionId: extra.optionId, code: extra.code })
          .from(extra)
          .where(inArray(extra.optionId, ids));
  return new Map(
    options.map(({ id, code }) => [code, rows.filter((row) => row.optionId === id).map((row) => row.code)]),
  );
}
