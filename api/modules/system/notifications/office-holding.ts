import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { permission, rolePermission, user, userRole } from "#api/db/schema/user.ts";
import type { PermissionName } from "#contract/permissions.ts";

/** The condition of accounts of the office that hold a permission and work for one of the brands, an array in SQL. */
export function holdsInOffice(tx: Tx, name: PermissionName, brandIds: SQL): SQL | undefined {
  const holders = tx
    .select({ id: userRole.userId })
    .from(userRole)
    .innerJoin(rolePermission, eq(rolePermission.roleId, userRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(eq(permission.name, name));
  return and(eq(user.audience, "office"), inArray(user.id, holders), sql`${user.brandIds} && ${brandIds}`);
}

/** Those of them who may sign in, as a bell is rung for. System scope. */
export function officeHolding(tx: Tx, name: PermissionName, brandIds: SQL) {
  return tx
    .select({ id: user.id, uid: user.uid })
    .from(user)
    .where(and(eq(user.status, "active"), holdsInOffice(tx, name, brandIds)))
    .orderBy(user.id);
}
