import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { permission, rolePermission, user, userRole } from "#api/db/schema/user.ts";

/**
 * Who looks after a new file: whoever had the agency's latest one of the brand, and else the consultant who got a new
 * file the longest ago. Null where the brand has none.
 */
export async function consultantFor(
  tx: Tx,
  { agencyId, brandId }: { agencyId: number; brandId: number },
): Promise<number | null> {
  const candidates = await tx
    .select({ id: user.id })
    .from(user)
    .innerJoin(userRole, eq(userRole.userId, user.id))
    .innerJoin(rolePermission, eq(rolePermission.roleId, userRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(
      and(
        eq(user.audience, "office"),
        eq(user.status, "active"),
        sql`${brandId} = any(${user.brandIds})`,
        // Those who sell; managers and operations may edit files as well.
        eq(permission.name, "client-files.edit"),
      ),
    )
    .groupBy(user.id)
    .orderBy(asc(user.id));
  const ids = candidates.map(({ id }) => id);
  const [usual] = await tx
    .select({ id: clientFile.consultantId })
    .from(clientFile)
    .where(and(eq(clientFile.agencyId, agencyId), eq(clientFile.brandId, brandId)))
    .orderBy(desc(clientFile.id))
    .limit(1);
  const known = usual?.id ?? null;
  if (known !== null && ids.includes(known)) return known;
  const turns = await Promise.all(ids.map((id) => latestFileOf(tx, id)));
  const [next] = ids
    .map((id, index) => ({ id, latest: turns[index] ?? 0 }))
    .toSorted((one, other) => one.latest - other.latest);
  return next?.id ?? null;
}

async function latestFileOf(tx: Tx, consultantId: number): Promise<number> {
  const [latest] = await tx
    .select({ id: clientFile.id })
    .from(clientFile)
    .where(eq(clientFile.consultantId, consultantId))
    .orderBy(desc(clientFile.id))
    .limit(1);
  return latest?.id ?? 0;
}
