import type { Tx } from "#api/db/client.ts";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { hasVersion } from "#api/db/has-version.ts";
import { emailChange, twoFactor } from "#api/db/schema/sign-in.ts";
import { user } from "#api/db/schema/user.ts";
import type { Account, Call } from "#api/http/context.ts";
import { countryOfAgency } from "#api/db/agency-country.ts";
import { shownPhone } from "#api/domain/phones.ts";
import { keptPhone } from "#api/http/kept-phone.ts";
import type { InputOf } from "#api/http/mount.ts";
import { stale } from "#api/http/refusal.ts";
import { auditAccount } from "#api/modules/people/access/access-events.ts";
import { secondFactorIsCompulsory } from "#api/modules/people/access/own-account.ts";
import { recoveryCodesLeft } from "#api/modules/people/access/second-factor.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { saveProfile } from "#contract/people/profile.ts";

/** The own account as its owner reads it. */
export function readProfile(call: Call) {
  const account = call.signedIn();
  const { id } = account;
  return withAccounts(call.database, async (tx) => {
    const [own] = await tx.select().from(user).where(eq(user.id, id));
    if (!own) throw new Error("A session without an account");
    const [pending] = await tx
      .select({ email: emailChange.newEmail })
      .from(emailChange)
      .where(
        and(eq(emailChange.userId, id), isNull(emailChange.usedAt), gt(emailChange.expiresAt, call.now())),
      )
      .orderBy(desc(emailChange.id))
      .limit(1);
    const [factor] = await tx
      .select({ since: twoFactor.confirmedAt })
      .from(twoFactor)
      .where(eq(twoFactor.userId, id));
    return {
      uid: own.uid,
      lock_version: own.lockVersion,
      name: own.name,
      username: own.username,
      email: own.email,
      pending_email: pending?.email ?? null,
      phone: own.phone,
      locale: own.locale,
      theme: own.theme,
      single_keys: own.singleKeys,
      notifications: own.notificationChoices,
      password_changed_at: own.passwordChangedAt?.toISOString() ?? null,
      two_factor: {
        enabled: Boolean(factor?.since),
        pending: factor !== undefined && !factor.since,
        since: factor?.since?.toISOString() ?? null,
        recovery_codes_left: await recoveryCodesLeft(tx, id),
        compulsory: await secondFactorIsCompulsory(tx, account),
      },
    };
  });
}

/** Changes what the owner may change without a password. A stale version gets the profile as it is now. */
export async function keepProfile({ body }: InputOf<typeof saveProfile>, call: Call) {
  const account = call.signedIn();
  const { lock_version: version, name, locale, theme, single_keys: singleKeys, notifications } = body;
  const saved = await call.database.inScope(call.scope, async (tx) => {
    const phone = await keptPhone(body.phone, call, () => countryOf(tx, account));
    const [before] = await tx.select({ phone: user.phone }).from(user).where(eq(user.id, account.id));
    const rows = await tx
      .update(user)
      .set({
        ...(name !== undefined && { name, phone }),
        ...(locale !== undefined && { locale }),
        ...(theme !== undefined && { theme }),
        ...(singleKeys !== undefined && { singleKeys }),
        ...(notifications !== undefined && { notificationChoices: notifications }),
        updatedAt: call.now(),
        lockVersion: sql`${user.lockVersion} + 1`,
      })
      .where(and(eq(user.id, account.id), hasVersion(user.lockVersion, version)))
      .returning({ id: user.id });
    if (rows.length > 0) {
      const old = { ...fieldsOf(account), phone: before?.phone ?? null };
      const after = {
        ...old,
        ...given({ name, locale, theme, single_keys: singleKeys, notifications }),
        ...(name !== undefined && { phone: phone && shownPhone(phone) }),
      };
      await auditAccount(tx, call, { user: account.uid, action: "changed", before: old, after });
    }
    return rows;
  });
  const profile = await readProfile(call);
  if (saved.length === 0) throw stale(textsIn(call.locale).stale, profile);
  return profile;
}

/** Where the account dials: the country of its agency, else that of its brand. */
async function countryOf(tx: Tx, { agencyId, brand }: Account): Promise<string> {
  return agencyId === null ? brand : countryOfAgency(tx, agencyId);
}

/** What the history of an account tells about, as the caller's session knew it. */
function fieldsOf({ name, locale, theme, singleKeys, notificationChoices }: Account) {
  return { name, locale, theme, single_keys: singleKeys, notifications: notificationChoices };
}

function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
