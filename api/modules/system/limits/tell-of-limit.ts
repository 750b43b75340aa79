import { sql, type SQL } from "drizzle-orm";
import { agency } from "#api/db/schema/company.ts";
import { user } from "#api/db/schema/user.ts";
import type { Holder } from "#api/domain/deed-limits.ts";
import type { Account, Call } from "#api/http/context.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { officeHolding } from "#api/modules/system/notifications/office-holding.ts";
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
    const keepers = await officeHolding(tx, "agents.edit", brandsOf(account));
    await notify(tx, call, keepers, { kind: "limit.reached", facts });
  });
}

/** The brands of the account, or of its agency. */
function brandsOf({ id, agencyId }: Account): SQL {
  return agencyId === null
    ? sql`(select own.brand_ids from ${user} own where own.id = ${id})`
    : sql`(select ${agency.brandIds} from ${agency} where ${agency.id} = ${agencyId})`;
}
