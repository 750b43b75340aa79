import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { permission, rolePermission, user, userRole } from "#api/db/schema/user.ts";
import type { PermissionName } from "#contract/permissions.ts";

export type SupplierAccount = Awaited<ReturnType<typeof readSupplierAccounts>>[number];

/** Who of some suppliers holds a permission. `tx` must be of the system's scope. */
export async function readSupplierAccounts(tx: Tx, supplierIds: readonly number[], holds: PermissionName) {
  if (supplierIds.length === 0) return [];
  const holders = tx
    .select({ id: userRole.userId })
    .from(userRole)
    .innerJoin(rolePermission, eq(rolePermission.roleId, userRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(eq(permission.name, holds));
  return tx
    .select({
      id: user.id,
      uid: user.uid,
      email: user.email,
      locale: user.locale,
      supplierId: user.supplierId,
    })
    .from(user)
    .where(
      and(
        eq(user.audience, "supplier"),
        eq(user.status, "active"),
        inArray(user.supplierId, [...supplierIds]),
        sql`${user.id} in ${holders}`,
      ),
    )
    .orderBy(asc(user.id));
}

/** The language of whoever works at a supplier, of the account with its own address before others. */
export function languageOf(
  accounts: readonly SupplierAccount[],
  { id, email }: { id: number; email: string },
) {
  const own = accounts.filter(({ supplierId }) => supplierId === id);
  return (own.find((one) => one.email.toLowerCase() === email.toLowerCase()) ?? own[0])?.locale;
}
