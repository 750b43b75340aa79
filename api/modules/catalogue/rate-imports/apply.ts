import { eq } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { rateImport } from "#api/db/schema/rate-import.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { planImport } from "#api/modules/catalogue/rate-imports/ground.ts";
import { fingerprintOf } from "#api/modules/catalogue/rate-imports/plan.ts";
import { countsOf, judgedRows } from "#api/modules/catalogue/rate-imports/present-plan.ts";
import { getImport, holdDraft, presentImport } from "#api/modules/catalogue/rate-imports/records.ts";
import { writeSeasons } from "#api/modules/catalogue/rates/versions.ts";
import { rateImportTextsIn } from "#api/texts/rate-import-texts.ts";
import type { RateImport } from "#contract/catalogue/rate-imports/import-record.ts";

/** Writes all that was shown, or nothing: what would do something else by now is refused. */
export function applyImport(uid: string, fingerprint: string, call: Call): Promise<RateImport> {
  return call.database.inScope(call.scope, async (tx) => {
    const texts = rateImportTextsIn(call.locale);
    const record = await holdDraft(tx, uid, call);
    const { plan } = await planImport(tx, record, call, true);
    if (fingerprintOf(plan) !== fingerprint) throw notNow(texts.stale);
    if (plan.changes.length === 0) throw notNow(texts.nothing);
    const { id, kind, name: reason } = record.row;
    const source = kind === "roll" ? "roll" : "import";
    await writeSeasons(tx, plan.changes, call, { source, importId: id, reason });
    const counts = countsOf(judgedRows(plan));
    await closeImport(tx, id, { status: "applied", appliedAt: call.now(), sheet: null, counts }, call);
    await writeAudit(tx, call, {
      subject: { type: "rate-import", uid },
      action: "applied",
      after: counts,
      reason,
    });
    return presentImport(await getImport(tx, uid, call));
  });
}

type Next = Partial<
  Pick<typeof rateImport.$inferInsert, "status" | "appliedAt" | "undoneAt" | "sheet" | "counts">
>;

/** Says how far an import has come. */
export async function closeImport(tx: Tx, id: number, next: Next, call: Call): Promise<void> {
  await tx
    .update(rateImport)
    .set({ ...next, updatedAt: call.now() })
    .where(eq(rateImport.id, id));
}

/** Drops an import that was not applied. */
export function removeImport(uid: string, call: Call): Promise<void> {
  return call.database.inScope(call.scope, async (tx) => {
    const { row } = await holdDraft(tx, uid, call);
    await tx.delete(rateImport).where(eq(rateImport.id, row.id));
  });
}
