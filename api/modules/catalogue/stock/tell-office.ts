import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { permission, rolePermission, user, userRole } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { tellBeyond } from "#api/modules/system/notifications/tell-beyond.ts";

type News = { what: "changed" | "stopped" | "opened"; days: number; month: string };

/** Rings for those who look after stock in the brands of a supplier that has changed its own. */
export async function tellOffice(supplierId: number, news: News, call: Call): Promise<void> {
  await tellBeyond(call, async (tx) => {
    const [of] = await tx
      .select({ uid: supplier.uid, name: supplier.name, brandIds: supplier.brandIds })
      .from(supplier)
      .where(eq(supplier.id, supplierId));
    if (!of) return;
    const facts = { supplier_uid: of.uid, supplier: of.name, by: call.signedIn().name, ...news };
    await notify(tx, call, await keepersOf(tx, of.brandIds), { kind: "stock.supplier-changed", facts });
  });
}

function keepersOf(tx: Tx, brandIds: readonly number[]) {
  const keepers = tx
    .select({ id: userRole.userId })
    .from(userRole)
    .innerJoin(rolePermission, eq(rolePermission.roleId, userRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(eq(permission.name, "allotments.edit"));
  return tx
    .select({ id: user.id, uid: user.uid })
    .from(user)
    .where(
      and(
        eq(user.status, "active"),
        eq(user.audience, "office"),
        inArray(user.id, keepers),
        sql`${user.brandIds} && ${`{${brandIds.join(",")}}`}::int[]`,
      ),
    )
    .orderBy(user.id);
}
