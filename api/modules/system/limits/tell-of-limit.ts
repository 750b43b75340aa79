import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { agency } from "#api/db/schema/company.ts";
import { permission, rolePermission, user, userRole } from "#api/db/schema/user.ts";
import type { Holder } from "#api/domain/deed-limits.ts";
import type { Account, Call } from "#api/http/context.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { tellBeyond } from "#api/modules/system/notifications/tell-beyond.ts";
import type { LimitedDeed } from "#contract/limited-deeds.ts";

/**
 * Tells the office behind the bell that an account, or its agency, did something as often as is allowed, and writes the
 * line of the log. In a transaction of its own: the deed itself is refused.
 */
export async function tellOfLimit(deed: LimitedDeed, holder: Holder["kind"], call: Call): Promise<void> {
  const account = call.signedIn();
  call.log.warn({
    event: "excess_rate_limit_exceeded",
    what: deed,
    of: holder,
    user: account.uid,
    request_id: call.requestId,
  });
  await tellBeyond(call, async (tx) => {
    const facts = {
      deed,
      of: holder,
      name: account.name,
      organisation: account.organisation,
      user_uid: account.audience === "agent" ? account.uid : null,
    };
    await notify(tx, call, await keepersOf(tx, account), { kind: "limit.reached", facts });
  });
}

/** Who looks after the agencies of the account's brands. System scope. */
function keepersOf(tx: Tx, { id, agencyId }: Account) {
  const keepers = tx
    .select({ id: userRole.userId })
    .from(userRole)
    .innerJoin(rolePermission, eq(rolePermission.roleId, userRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(eq(permission.name, "agents.edit"));
  const brandIds =
    agencyId === null
      ? sql`(select own.brand_ids from ${user} own where own.id = ${id})`
      : sql`(select ${agency.brandIds} from ${agency} where ${agency.id} = ${agencyId})`;
  return tx
    .select({ id: user.id, uid: user.uid })
    .from(user)
    .where(
      and(
        eq(user.status, "active"),
        eq(user.audience, "office"),
        inArray(user.id, keepers),
        sql`${user.brandIds} && ${brandIds}`,
      ),
    )
    .orderBy(user.id);
}
