import type { Tx } from "#api/db/client.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { planImport } from "#api/modules/catalogue/rate-imports/ground.ts";
import { fingerprintOf } from "#api/modules/catalogue/rate-imports/plan.ts";
import {
  countsOf,
  judgedRows,
  outcomeOf,
  presentRow,
  type SellTerms,
} from "#api/modules/catalogue/rate-imports/present-plan.ts";
import { getImport, presentImport, type ImportRecord } from "#api/modules/catalogue/rate-imports/records.ts";
import { readDefaults, readMoney } from "#api/modules/catalogue/products/pricing-rows.ts";
import type { RateImportPlan } from "#contract/catalogue/rate-imports/rate-imports.ts";
import type { RowOutcome } from "#contract/catalogue/rate-imports/sheet-fields.ts";

const perPage = 100;
const none = { rows: 0, added: 0, changed: 0, unchanged: 0, overlapping: 0, rejected: 0 };

/** What an import would do now, a page of its rows; of one that is over, what it did. */
export function showImport(
  uid: string,
  { outcome, page }: { outcome?: RowOutcome | undefined; page: number },
  call: Call,
): Promise<RateImportPlan> {
  return call.database.inScope(call.scope, async (tx) => {
    const record = await getImport(tx, uid, call);
    const head = { import: presentImport(record), currency: record.supplier.currency };
    if (record.row.status !== "draft") {
      const counts = record.row.counts ?? none;
      return { ...head, counts, fingerprint: "", rows: [], page: 1, pages: 1, total: 0 };
    }
    const { plan } = await planImport(tx, record, call);
    const rows = judgedRows(plan);
    const wanted = outcome ? rows.filter((row) => outcomeOf(row) === outcome) : rows;
    const pages = Math.max(1, Math.ceil(wanted.length / perPage));
    const words = {
      headings: record.row.mapping?.headings ?? [],
      sell: await sellTerms(tx, record, call),
      locale: call.locale,
    };
    return {
      ...head,
      counts: countsOf(rows),
      fingerprint: fingerprintOf(plan),
      rows: wanted.slice((page - 1) * perPage, page * perPage).map((row) => presentRow(row, words)),
      page,
      pages,
      total: wanted.length,
    };
  });
}

/** As the page of a product tries its rates: in the currency of the supplier. */
async function sellTerms(tx: Tx, { supplier: { currency } }: ImportRecord, call: Call): Promise<SellTerms> {
  const money = await readMoney(
    tx,
    currency === "AUD" ? "AU" : "NZ",
    todayIn("Pacific/Auckland", call.now()),
  );
  const { step } = await readDefaults(tx);
  return { gstBps: money.brand.gst_bps, stepCents: step };
}
