import { count, desc, eq, getTableColumns } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { rateImport } from "#api/db/schema/rate-import.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { RateImport } from "#contract/catalogue/rate-imports/import-record.ts";

/** An import as it is kept, with whose rates it is for. */
export type ImportRecord = {
  row: typeof rateImport.$inferSelect;
  supplier: Pick<typeof supplier.$inferSelect, "id" | "uid" | "currency" | "costTaxMode">;
  by: string | null;
};

function rowsOf(tx: Tx) {
  return tx
    .select({
      row: rateImport,
      supplier: {
        id: supplier.id,
        uid: supplier.uid,
        currency: supplier.currency,
        costTaxMode: supplier.costTaxMode,
      },
      by: user.name,
    })
    .from(rateImport)
    .innerJoin(supplier, eq(supplier.id, rateImport.supplierId))
    .leftJoin(user, eq(user.id, rateImport.createdBy))
    .$dynamic();
}

/** An import of a supplier that the caller sees; with `hold` nobody else works on it before the transaction ends. */
export async function getImport(tx: Tx, uid: string, call: Call, hold = false): Promise<ImportRecord> {
  const query = rowsOf(tx).where(eq(rateImport.uid, uid));
  const [found] = await (hold ? query.for("update", { of: rateImport }) : query);
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

/** The same, as long as it waits to be applied. */
export async function holdDraft(tx: Tx, uid: string, call: Call): Promise<ImportRecord> {
  const found = await getImport(tx, uid, call, true);
  if (found.row.status !== "draft") throw notNow(rateImportTextsIn(call.locale).over);
  return found;
}

/** What an office reads of an import. */
export function presentImport({ row, by }: ImportRecord): RateImport {
  return {
    uid: row.uid,
    kind: row.kind,
    status: row.status,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    created_by: by ?? "",
    applied_at: row.appliedAt?.toISOString() ?? null,
    undone_at: row.undoneAt?.toISOString() ?? null,
    counts: row.counts,
    lock_version: row.lockVersion,
  };
}

/** Imports of a supplier, the newest first. What is read of files is not fetched with them. */
export function listImports(
  uid: string,
  { page, per_page: perPage }: { page: number; per_page: number },
  call: Call,
) {
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier: of } = await getSupplier(tx, uid, call);
    const where = eq(rateImport.supplierId, of.id);
    const { sheet: _sheet, mapping: _mapping, roll: _roll, ...columns } = getTableColumns(rateImport);
    const rows = await tx
      .select({ row: columns, by: user.name })
      .from(rateImport)
      .leftJoin(user, eq(user.id, rateImport.createdBy))
      .where(where)
      .orderBy(desc(rateImport.createdAt), desc(rateImport.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx.select({ total: count() }).from(rateImport).where(where);
    const bare = { sheet: null, mapping: null, roll: null };
    return {
      rows: rows.map(({ row, by }) => presentImport({ row: { ...row, ...bare }, by, supplier: of })),
      total: counted?.total ?? 0,
      page,
      perPage,
    };
  });
}
