import type { Account } from "#api/http/context.ts";
import type { SessionUser } from "#contract/people/session.ts";

/** The account as it may be shown to its owner. */
export function sessionUser(account: Omit<Account, "sessionId">): SessionUser {
  return {
    uid: account.uid,
    audience: account.audience,
    name: account.name,
    username: account.username,
    email: account.email,
    locale: account.locale,
    theme: account.theme,
    organisation: account.organisation,
    organisation_uid: account.organisationUid,
    brand: account.brand,
    brand_name: account.brandName,
    roles: account.roles,
    permissions: account.permissions,
    single_keys: account.singleKeys,
    two_factor_due: account.secondFactorDue,
    on_hold: account.onHold,
  };
}
