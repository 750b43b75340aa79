import { and, asc, eq, exists, sql } from "drizzle-orm";
import { permission, rolePermission, user, userRole } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";

/** Active colleagues whose roles let them work on client files, by name. */
export function assignees(call: Call) {
  return call.database.inScope(call.scope, (tx) => {
    const mayEdit = tx
      .select({ one: sql`1` })
      .from(userRole)
      .innerJoin(rolePermission, eq(rolePermission.roleId, userRole.roleId))
      .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
      .where(and(eq(userRole.userId, user.id), eq(permission.name, "client-files.edit")));
    return tx
      .select({ uid: user.uid, name: user.name })
      .from(user)
      .where(and(eq(user.audience, "office"), eq(user.status, "active"), exists(mayEdit)))
      .orderBy(asc(user.name), asc(user.id));
  });
}
