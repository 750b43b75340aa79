import { inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { publish, type Teller } from "#api/realtime/publish.ts";
import { channels } from "#contract/system/realtime/channels.ts";

/** A hosted service takes so many channels at once. */
const channelsAtOnce = 100;

/**
 * Tells the open pages of suppliers, once `tx` is committed, that they are asked something else than before, or that it
 * was answered: they read anew. `tx` must be of the system's scope.
 */
export async function tellSupplierPages(
  tx: Tx,
  teller: Teller,
  supplierIds: readonly number[],
): Promise<void> {
  if (supplierIds.length === 0) return;
  const rows = await tx
    .select({ uid: supplier.uid })
    .from(supplier)
    .where(inArray(supplier.id, [...new Set(supplierIds)]))
    .orderBy(supplier.id);
  const names = rows.map(({ uid }) => channels.supplier(uid));
  for (let from = 0; from < names.length; from += channelsAtOnce)
    publish(tx, teller, {
      channels: names.slice(from, from + channelsAtOnce),
      event: "requests.updated",
      payload: {},
    });
}
