import { eq } from "drizzle-orm";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { askForReset, describeReset, setPassword } from "#api/modules/access/password-reset.ts";
import { sessionUser } from "#api/modules/access/presenter.ts";
import { beginSession, endSession } from "#api/modules/access/sign-in.ts";
import {
  currentSession,
  requestPasswordReset,
  resetPassword,
  savePreferences,
  showPasswordReset,
  signIn,
  signOut,
} from "#contract/access/session.ts";
import { getRolesAndPermissions } from "#contract/system/public-calls.ts";

/** Signing in and out, own preferences, forgotten passwords. */
export const accessRoutes: Route[] = [
  route(signIn, beginSession),
  route(currentSession, async (_input, call) => sessionUser(call.signedIn())),
  route(signOut, (_input, call) => endSession(call)),
  route(savePreferences, keepPreferences),
  route(requestPasswordReset, askForReset),
  route(showPasswordReset, describeReset),
  route(resetPassword, setPassword),
  route(getRolesAndPermissions, async (_input, { account }) =>
    account ? { roles: account.roles, permissions: account.permissions } : 0,
  ),
];

async function keepPreferences({ body }: InputOf<typeof savePreferences>, call: Call) {
  const account = call.signedIn();
  if (body.locale ?? body.theme) {
    await call.database.inScope(call.scope, (tx) => tx.update(user).set(body).where(eq(user.id, account.id)));
  }
  return sessionUser({ ...account, ...body });
}
