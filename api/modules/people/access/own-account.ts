import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { setting } from "#api/db/schema/brand.ts";
import { user } from "#api/db/schema/user.ts";
import { secondFactorSetting } from "#api/http/authenticate.ts";
import type { Account, Call } from "#api/http/context.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";

/** The hash of the caller's password; null while an invitation is open. */
export async function ownPasswordHash(call: Call): Promise<string | null> {
  const { id } = call.signedIn();
  const [own] = await withAccounts(call.database, (tx) =>
    tx.select({ passwordHash: user.passwordHash }).from(user).where(eq(user.id, id)),
  );
  return own?.passwordHash ?? null;
}

/** Whether the office asks this account for a second factor. */
export async function secondFactorIsCompulsory(tx: Tx, { audience }: Pick<Account, "audience">) {
  if (audience !== "office") return false;
  const [found] = await tx
    .select({ key: setting.key })
    .from(setting)
    .where(and(eq(setting.key, secondFactorSetting), sql`${setting.value} = 'true'::jsonb`));
  return found !== undefined;
}
