import { eq } from "drizzle-orm";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { presentList } from "#api/http/list-settings.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { auditAccount } from "#api/modules/people/access/access-events.ts";
import { countUnreadOf } from "#api/modules/system/notifications/routes.ts";
import { askForReset, describeReset, setPassword } from "#api/modules/people/access/password-reset.ts";
import { sessionUser } from "#api/modules/people/access/presenter.ts";
import { replacePassword } from "#api/modules/people/access/change-password.ts";
import { askForEmail, confirmEmail, describeEmailChange } from "#api/modules/people/access/email-change.ts";
import { keepProfile, readProfile } from "#api/modules/people/access/profile.ts";
import { finishStep } from "#api/modules/people/access/second-step.ts";
import { endOne, endOthers, ownSessions } from "#api/modules/people/access/sessions.ts";
import { beginSession, endSession } from "#api/modules/people/access/sign-in.ts";
import {
  beginEnrolment,
  describeEnrolment,
  finishEnrolment,
  renewCodes,
  switchOff,
} from "#api/modules/people/access/two-factor.ts";
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  saveProfile,
  showEmailChange,
  showProfile,
} from "#contract/people/profile.ts";
import {
  currentSession,
  requestPasswordReset,
  resetPassword,
  savePreferences,
  showPasswordReset,
  signIn,
  signOut,
} from "#contract/people/session.ts";
import {
  confirmEnrolment,
  removeTwoFactor,
  renewRecoveryCodes,
  showEnrolment,
  signInWithCode,
  startEnrolment,
} from "#contract/people/two-factor.ts";
import { getRolesAndPermissions } from "#contract/system/public-calls.ts";

/** Signing in and out, forgotten passwords, the own account with its sessions and second factor. */
export const accessRoutes: Route[] = [
  route(signIn, beginSession),
  route(currentSession, async ({ query }, call) => {
    const account = call.signedIn();
    const user = sessionUser(account);
    // An account that has yet to set up its second factor may read nothing else.
    if (user.two_factor_due) return user;
    return {
      ...user,
      ...(query.unread && { unread: await countUnreadOf(call) }),
      ...(query.list !== undefined && account.list && { list: presentList(account.list, account) }),
    };
  }),
  route(signOut, (_input, call) => endSession(call)),
  route(savePreferences, keepPreferences),
  route(requestPasswordReset, askForReset),
  route(showPasswordReset, describeReset),
  route(resetPassword, setPassword),
  route(signInWithCode, finishStep),
  route(showProfile, (_input, call) => readProfile(call)),
  route(saveProfile, keepProfile),
  route(changePassword, replacePassword),
  route(changeEmail, askForEmail),
  route(showEmailChange, describeEmailChange),
  route(confirmEmailChange, confirmEmail),
  route(listOwnSessions, (_input, call) => ownSessions(call)),
  route(endOwnSession, endOne),
  route(endOtherSessions, (_input, call) => endOthers(call)),
  route(showEnrolment, (_input, call) => describeEnrolment(call)),
  route(startEnrolment, beginEnrolment),
  route(confirmEnrolment, finishEnrolment),
  route(renewRecoveryCodes, renewCodes),
  route(removeTwoFactor, switchOff),
  route(getRolesAndPermissions, async (_input, { account }) =>
    account ? { roles: account.roles, permissions: account.permissions } : 0,
  ),
];

async function keepPreferences({ body }: InputOf<typeof savePreferences>, call: Call) {
  const account = call.signedIn();
  if (body.locale ?? body.theme) {
    const before = { locale: account.locale, theme: account.theme };
    await call.database.inScope(call.scope, async (tx) => {
      await tx.update(user).set(body).where(eq(user.id, account.id));
      if (isUnchanged(before, { ...before, ...body })) return;
      await auditAccount(tx, call, {
        user: account.uid,
        action: "changed",
        before,
        after: { ...before, ...body },
      });
    });
  }
  return sessionUser({ ...account, ...body });
}
