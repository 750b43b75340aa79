import { and, eq, ne, sql } from "drizzle-orm";
import type { AuditChange } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { role, user, userRole } from "#api/db/schema/user.ts";
import { keyIdInUse } from "#api/domain/key-ring.ts";
import type { Call } from "#api/http/context.ts";
import { notFound, Refusal, stale } from "#api/http/refusal.ts";
import { mailToAccount } from "#api/mail/recipient.ts";
import { auditAccount, recordAccess, type AccessEvent } from "#api/modules/people/access/access-events.ts";
import { addLink } from "#api/modules/people/access/password-reset.ts";
import { revokeSessions } from "#api/modules/people/access/sessions.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import { findUser, roleName, type UserKind } from "#api/modules/people/users/list-users.ts";
import { textsIn } from "#api/texts/texts.ts";
const managerRoles = ["agency-manager", "supplier-manager"];

/** Whom a caller means; without a kind somebody of the callers' own. */
export type Who = { uid: string; kind?: UserKind | undefined };
type Target = typeof user.$inferSelect & { role: string };

/** Gives a user another role of the same audience. */
export function setRole(who: Who, wanted: { role: string; version: number }, call: Call) {
  return changeUser(who, call, wanted.version, async (tx, target) => {
    if (target.role === wanted.role) return null;
    if (!managerRoles.includes(wanted.role)) await keepOneManager(tx, call, target);
    const [given] = await tx
      .select({ id: role.id })
      .from(role)
      .where(and(eq(role.name, wanted.role), eq(role.audience, target.audience)));
    if (!given) throw new Error(`There is no role ${wanted.role}`);
    await tx.delete(userRole).where(eq(userRole.userId, target.id));
    await tx.insert(userRole).values({ userId: target.id, roleId: given.id });
    await write(tx, call, target, { agencyWide: wanted.role === "agency-manager" });
    const [before, after] = [{ role: target.role }, { role: wanted.role }];
    return { kind: "user_role_changed", audit: { action: "role-changed", before, after } };
  });
}

/** Suspends a user and ends all sessions of that user at once. */
export function suspend(who: Who, version: number, call: Call) {
  return changeUser(who, call, version, async (tx, target) => {
    if (target.status === "suspended") return null;
    await keepOneManager(tx, call, target);
    await write(tx, call, target, { status: "suspended" });
    await revokeSessions(tx, call, { userId: target.id });
    return { kind: "user_suspended", audit: { action: "suspended" } };
  });
}

/** Lets a suspended user in again; one who never chose a password is invited as before. */
export function reinstate(who: Who, call: Call) {
  return changeUser(who, call, null, async (tx, target) => {
    if (target.status !== "suspended") return null;
    await write(tx, call, target, { status: target.passwordHash === null ? "invited" : "active" });
    return { kind: "user_reinstated", audit: { action: "reinstated" } };
  });
}

/** Mails an active user a link to set a new password. */
export async function sendPasswordReset(who: Who, call: Call) {
  const texts = textsIn(call.locale);
  const { shown } = await changeUser(who, call, null, async (tx, target) => {
    if (target.status !== "active") throw new Refusal(409, { message: texts.notActive });
    const { id, name, username } = target;
    const resetUid = await addLink(tx, call, { userId: id, purpose: "reset" });
    await mailToAccount(
      tx,
      { userId: id, at: call.now() },
      {
        kind: "password-reset",
        params: { reset_uid: resetUid, link_key: keyIdInUse(call.serverKey), name, username },
      },
    );
    return { kind: "user_password_reset_sent", audit: { action: "password-reset-sent" } };
  });
  call.mailQueued();
  return shown;
}

type Done = Pick<AccessEvent, "kind"> & { audit: Pick<AuditChange, "action" | "before" | "after"> };

/**
 * Changes a user whom the caller may see, in the system's scope: the walls let nobody change a colleague. The
 * company is locked meanwhile, so that two managers cannot take each other's role away at once. `work` answers
 * what it did; null when there was nothing to do.
 */
async function changeUser(
  { uid, kind }: Who,
  call: Call,
  version: number | null,
  work: (tx: Tx, target: Target) => Promise<Done | null>,
) {
  const texts = textsIn(call.locale);
  const found = await findUser(uid, call, kind);
  if (!found) throw notFound(texts.userNotFound);
  if (found.shown.own) throw new Refusal(409, { message: texts.notYourself, current: found.shown });
  const done = await withAccounts(call.database, async (tx) => {
    await lockCompany(tx, found.id);
    const [target] = await tx
      .select({ user, role: roleName })
      .from(user)
      .where(eq(user.id, found.id))
      .for("update");
    if (!target) throw notFound(texts.userNotFound);
    if (version !== null && target.user.lockVersion !== version) {
      throw stale(texts.stale, {
        ...found.shown,
        lock_version: target.user.lockVersion,
        role: target.role,
        status: target.user.status,
      });
    }
    const done = await work(tx, { ...target.user, role: target.role });
    if (done) await auditAccount(tx, call, { user: uid, ...done.audit });
    return done;
  });
  if (done) recordAccess(call, { kind: done.kind, user: uid, by: call.signedIn().uid });
  const now = await findUser(uid, call, kind);
  if (!now) throw notFound(texts.userNotFound);
  return now;
}

async function lockCompany(tx: Tx, userId: number) {
  const ofUser = (column: typeof user.agencyId | typeof user.supplierId) =>
    tx.select({ id: column }).from(user).where(eq(user.id, userId));
  await tx
    .select({ id: agency.id })
    .from(agency)
    .where(sql`${agency.id} = (${ofUser(user.agencyId)})`)
    .for("update");
  await tx
    .select({ id: supplier.id })
    .from(supplier)
    .where(sql`${supplier.id} = (${ofUser(user.supplierId)})`)
    .for("update");
}

/** Refuses what would leave a company without an active manager. */
async function keepOneManager(tx: Tx, call: Call, target: Target) {
  if (target.status !== "active" || !managerRoles.includes(target.role)) return;
  const company =
    target.agencyId === null
      ? eq(user.supplierId, target.supplierId ?? 0)
      : eq(user.agencyId, target.agencyId);
  const others = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(company, ne(user.id, target.id), eq(user.status, "active"), sql`${roleName} = ${target.role}`))
    .limit(1);
  if (others.length === 0) throw new Refusal(409, { message: textsIn(call.locale).lastManager });
}

async function write(
  tx: Tx,
  call: Call,
  { id }: Target,
  values: Partial<Pick<typeof user.$inferInsert, "status" | "agencyWide">>,
) {
  await tx
    .update(user)
    .set({ ...values, updatedAt: call.now(), lockVersion: sql`${user.lockVersion} + 1` })
    .where(eq(user.id, id));
}
