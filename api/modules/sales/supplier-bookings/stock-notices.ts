import { eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { changeStockNotices, StockNotices } from "#contract/sales/supplier-bookings/endpoints.ts";

/** Whether the caller's supplier is told of sales from its stock; null for those who may not say so. */
export async function readStockNotices(tx: Tx, call: Call): Promise<StockNotices | null> {
  const { supplierId, permissions } = call.signedIn();
  if (!supplierId || !permissions.includes("own-allotments.edit")) return null;
  const [own] = await tx
    .select({ on: supplier.tellsStock, email: supplier.emailReservations })
    .from(supplier)
    .where(eq(supplier.id, supplierId));
  return own ?? null;
}

/** Says whether the caller's supplier is told. Said once more, it changes nothing. */
export function saveStockNotices(
  { body }: InputOf<typeof changeStockNotices>,
  call: Call,
): Promise<StockNotices> {
  const { supplierId } = call.signedIn();
  return call.database.inScope(call.scope, async (tx) => {
    const [own] = await tx
      .select({
        uid: supplier.uid,
        on: supplier.tellsStock,
        email: supplier.emailReservations,
      })
      .from(supplier)
      .where(eq(supplier.id, supplierId ?? 0))
      .for("no key update");
    if (!own) throw notFound(textsIn(call.locale).recordNotFound);
    const { uid, email } = own;
    if (own.on === body.on) return { on: own.on, email };
    await tx
      .update(supplier)
      .set({ tellsStock: body.on, updatedAt: call.now(), lockVersion: sql`${supplier.lockVersion} + 1` })
      .where(eq(supplier.uid, uid));
    await writeAudit(tx, call, {
      subject: { type: "supplier", uid },
      action: "changed",
      before: { tells_stock: own.on },
      after: { tells_stock: body.on },
    });
    return { on: body.on, email };
  });
}
