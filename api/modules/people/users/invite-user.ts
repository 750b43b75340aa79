import { and, eq, isNull, sql } from "drizzle-orm";
import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { passwordReset } from "#api/db/schema/session.ts";
import { role, user, userRole } from "#api/db/schema/user.ts";
import { keyIdInUse } from "#api/domain/key-ring.ts";
import type { Call } from "#api/http/context.ts";
import { invalid, notFound, Refusal } from "#api/http/refusal.ts";
import { mailToAccount } from "#api/mail/recipient.ts";
import { auditAccount, recordAccess } from "#api/modules/people/access/access-events.ts";
import { takeAttempt } from "#api/modules/people/access/attempts.ts";
import { addLink } from "#api/modules/people/access/password-reset.ts";
import { withAccounts } from "#api/modules/people/access/with-accounts.ts";
import type { Who } from "#api/modules/people/users/change-user.ts";
import { findUser } from "#api/modules/people/users/list-users.ts";
import { usernameCandidates } from "#api/modules/people/users/username.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";
const perInviter = { max: 30, seconds: 60 * 60 };

/** Where the new user belongs. */
export type Company = { audience: "agent"; id: number } | { audience: "supplier"; id: number };
type Invitation = { name: string; email: string; role: string; locale: Locale };

/** Makes an account without a password and mails its owner a link to choose one, good for 7 days. */
export async function inviteUser(company: Company, invitation: Invitation, call: Call) {
  const inviter = call.signedIn();
  const texts = textsIn(call.locale);
  await takeAttempt(call, `invitations:${inviter.id}`, perInviter, texts.reauthLimit);
  const uid = await withAccounts(call.database, async (tx) => {
    const organisation = await companyName(tx, company);
    const made = await addAccount(tx, company, organisation, invitation, call.now());
    if (!made) throw invalid({ email: [texts.userExists] });
    const [given] = await tx
      .select({ id: role.id })
      .from(role)
      .where(and(eq(role.name, invitation.role), eq(role.audience, company.audience)));
    if (!given) throw new Error(`There is no role ${invitation.role}`);
    await tx.insert(userRole).values({ userId: made.id, roleId: given.id });
    await auditAccount(tx, call, { user: made.uid, action: "invited", after: { ...invitation } });
    await mailInvitation(tx, call, made);
    return made.uid;
  });
  call.mailQueued();
  recordAccess(call, { kind: "user_invited", user: uid, by: inviter.uid, detail: { role: invitation.role } });
  const found = await findUser(uid, call, company.audience);
  if (!found) throw new Error("The account that was made is not to be seen");
  return found.shown;
}

async function companyName(tx: Tx, { audience, id }: Company): Promise<string> {
  const table = audience === "agent" ? agency : supplier;
  const [found] = await tx.select({ name: table.name }).from(table).where(eq(table.id, id));
  if (!found) throw new Error("There is no such company");
  return found.name;
}

/** Null when the audience has an account with this e-mail address. */
async function addAccount(
  tx: Tx,
  company: Company,
  organisation: string,
  { name, email, role: wanted, locale }: Invitation,
  now: Date,
) {
  const [known] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.audience, company.audience), sql`lower(${user.email}) = ${email.toLowerCase()}`));
  if (known) return null;
  for (const username of usernameCandidates(email, organisation)) {
    const [made] = await tx
      .insert(user)
      .values({
        uid: ulid(now.getTime()),
        audience: company.audience,
        username,
        name,
        email,
        locale,
        status: "invited",
        agencyId: company.audience === "agent" ? company.id : null,
        supplierId: company.audience === "supplier" ? company.id : null,
        // Managers answer for all files of their agency.
        agencyWide: wanted === "agency-manager",
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: user.id, uid: user.uid, name: user.name, username: user.username });
    if (made) return { ...made, organisation };
  }
  return null;
}

type Invited = { id: number; name: string; username: string; organisation: string };

async function mailInvitation(tx: Tx, call: Call, { id, name, username, organisation }: Invited) {
  const resetUid = await addLink(tx, call, { userId: id, purpose: "invitation" });
  const inviter = call.signedIn().name;
  await mailToAccount(
    tx,
    { userId: id, at: call.now() },
    {
      kind: "invitation",
      params: {
        reset_uid: resetUid,
        link_key: keyIdInUse(call.serverKey),
        name,
        username,
        organisation,
        inviter,
      },
    },
  );
}

/** Mails an open invitation again; the link before stops working. */
export async function inviteAgain({ uid, kind }: Who, call: Call) {
  const inviter = call.signedIn();
  const texts = textsIn(call.locale);
  const found = await findUser(uid, call, kind);
  if (!found) throw notFound(texts.userNotFound);
  await takeAttempt(call, `invitations:${inviter.id}`, perInviter, texts.reauthLimit);
  await withAccounts(call.database, async (tx) => {
    const [invited] = await tx
      .select()
      .from(user)
      .where(and(eq(user.id, found.id), eq(user.status, "invited")))
      .for("update");
    if (!invited) throw new Refusal(409, { message: texts.notInvited, current: found.shown });
    await tx
      .update(passwordReset)
      .set({ usedAt: call.now() })
      .where(and(eq(passwordReset.userId, found.id), isNull(passwordReset.usedAt)));
    const organisation = await companyName(
      tx,
      invited.agencyId === null
        ? { audience: "supplier", id: invited.supplierId ?? 0 }
        : { audience: "agent", id: invited.agencyId },
    );
    await auditAccount(tx, call, { user: uid, action: "invited-again" });
    await mailInvitation(tx, call, { ...invited, organisation });
  });
  call.mailQueued();
  recordAccess(call, { kind: "user_invited", user: uid, by: inviter.uid, detail: { again: true } });
  return found.shown;
}
