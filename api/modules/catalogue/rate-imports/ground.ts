import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { productOption } from "#api/db/schema/product.ts";
import { readRows } from "#api/domain/rate-sheets/rows.ts";
import { sheetColumns } from "#api/domain/rate-sheets/sheet-columns.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { dayOrderOf, headingsBy, isEnough } from "#api/modules/catalogue/rate-imports/check-mapping.ts";
import { planRoll } from "#api/modules/catalogue/rate-imports/plan-roll.ts";
import type { Ground, Plan } from "#api/modules/catalogue/rate-imports/plan-shapes.ts";
import { planSheet } from "#api/modules/catalogue/rate-imports/plan.ts";
import type { ImportRecord } from "#api/modules/catalogue/rate-imports/records.ts";
import { supplierSeasons } from "#api/modules/catalogue/rates/repository.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";

/** What there is of a supplier; with `hold` nobody changes its products' rates before the transaction ends. */
async function readGround(
  tx: Tx,
  { supplier: { id, currency, costTaxMode } }: ImportRecord,
  hold: boolean,
): Promise<Ground> {
  const query = tx
    .select({
      id: productOption.id,
      uid: productOption.uid,
      code: productOption.code,
      basis: productOption.chargeBasis,
      name: productOption.name,
      comment: productOption.comment,
      stepCents: productOption.sellRoundStepCents,
    })
    .from(productOption)
    .where(eq(productOption.supplierId, id))
    .orderBy(asc(productOption.id));
  // The editor of a season holds its product as well, so that no two write at the same moment.
  const options = await (hold ? query.for("update", { of: productOption }) : query);
  return { currency, taxMode: costTaxMode, options, seasons: await supplierSeasons(tx, id) };
}

/** What an import would do to the rates as they are now. */
export async function planImport(
  tx: Tx,
  record: ImportRecord,
  call: Call,
  hold = false,
): Promise<{ plan: Plan; ground: Ground }> {
  const { sheet, mapping, roll } = record.row;
  const { locale } = call;
  if (roll) {
    const ground = await readGround(tx, record, hold);
    return { plan: planRoll(roll, ground, locale), ground };
  }
  const texts = rateImportTextsIn(locale);
  if (!sheet || !mapping) throw notNow(texts.over);
  const headings = headingsBy(sheet, mapping);
  if (!isEnough(mapping, headings)) throw notNow(texts.waits);
  const ground = await readGround(tx, record, hold);
  const columns = sheetColumns(mapping.columns, headings);
  const rows = readRows(sheet.rows, columns, dayOrderOf(mapping));
  return { plan: planSheet(rows, { ground, terms: mapping, columns: columns.of, locale }), ground };
}
