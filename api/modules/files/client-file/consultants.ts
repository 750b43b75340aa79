import { and, asc, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { permission, rolePermission, user, userRole } from "#api/db/schema/user.ts";

const mayEditFiles = sql`exists (select from ${userRole}
  join ${rolePermission} on ${rolePermission.roleId} = ${userRole.roleId}
  join ${permission} on ${permission.id} = ${rolePermission.permissionId}
  where ${userRole.userId} = ${user.id} and ${permission.name} = 'client-files.edit')`;

/** Active office accounts whose role lets them edit files; those of a brand where one is given. */
export function consultantsOf(tx: Tx, brandId: number | null) {
  return tx
    .select({ id: user.id, uid: user.uid, name: user.name })
    .from(user)
    .where(
      and(
        eq(user.audience, "office"),
        eq(user.status, "active"),
        brandId === null ? undefined : sql`${brandId} = any(${user.brandIds})`,
        mayEditFiles,
      ),
    )
    .orderBy(asc(user.name), asc(user.id));
}
