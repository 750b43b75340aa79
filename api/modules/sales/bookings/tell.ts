import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { permission, rolePermission, user, userRole } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { queueMail, type FileMailKind } from "#api/mail/outbox.ts";
import type { MailedVouchers } from "#api/mail/paper-mails.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { dateFormatter } from "#contract/formatters.ts";
import type { NotificationContent } from "#contract/system/notifications/kinds.ts";
import type { Locale } from "#contract/primitives.ts";

const colleague = {
  id: user.id,
  uid: user.uid,
  name: user.name,
  email: user.email,
  locale: user.locale,
};

type Colleague = { id: number; uid: string; name: string; email: string; locale: Locale };

/** Who looks after the file at the office; without anybody, all who could. */
async function officeOf(tx: Tx, { file }: Submission): Promise<Colleague[]> {
  if (file.consultantId !== null)
    return tx.select(colleague).from(user).where(eq(user.id, file.consultantId));
  return tx
    .selectDistinct(colleague)
    .from(user)
    .innerJoin(userRole, eq(userRole.userId, user.id))
    .innerJoin(rolePermission, eq(rolePermission.roleId, userRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(
      and(
        eq(user.audience, "office"),
        eq(user.status, "active"),
        eq(permission.name, "client-files.edit"),
        sql`${file.brandId} = any(${user.brandIds})`,
      ),
    );
}

/** The agent whose file it is, else whoever acts. */
export async function agentOf(tx: Tx, { file }: Submission, call: Call): Promise<Colleague | null> {
  const { id } = call.signedIn();
  const [agent] = await tx
    .select(colleague)
    .from(user)
    .where(eq(user.id, file.agentUserId ?? id));
  return agent ?? null;
}

type OfficeNews = NotificationContent["kind"] &
  (
    | "booking.requested"
    | "booking.cancelled"
    | "booking.changed"
    | "booking.change-requested"
    | "booking.change-withdrawn"
  );

type News = {
  notification: OfficeNews;
  toOffice: FileMailKind;
  toAgent: FileMailKind | null;
  /** What the mails say besides, in the language of each. */
  facts: Record<string, string | number> | ((locale: Locale) => Record<string, string | number>);
};

/**
 * Tells the office and the agent what happened to a file: the bell at the office, and one mail for each side in its own
 * language. A file that nobody looks after yet is mailed to the brand. `tx` must be of the system's scope; the caller
 * wakes the sender after the commit.
 */
export async function tellOfFile(tx: Tx, submission: Submission, call: Call, news: News): Promise<void> {
  const { file, brand } = submission;
  const { name: by } = call.signedIn();
  const office = await ringOffice(tx, submission, call, news.notification);
  const consultant = file.consultantId === null ? undefined : office[0];
  const common = { brandId: file.brandId, at: call.now() };
  const factsIn = (locale: Locale) => ({
    ...(typeof news.facts === "function" ? news.facts(locale) : news.facts),
    reference: file.reference,
    file_name: file.name,
    by,
    ...inWords(file.travelDate, locale),
  });
  const toOffice = consultant ?? { name: brand.name, email: brand.email, locale: brand.defaultLocale };
  await queueMail(tx, {
    ...common,
    kind: news.toOffice,
    audience: "office",
    locale: toOffice.locale,
    to: { address: toOffice.email, name: toOffice.name },
    params: {
      ...factsIn(toOffice.locale),
      name: toOffice.name,
      path: `/admin/client-files/${file.uid}`,
    },
  });
  const agent = news.toAgent === null ? null : await agentOf(tx, submission, call);
  if (news.toAgent !== null && agent) {
    await queueMail(tx, {
      ...common,
      kind: news.toAgent,
      audience: "agent",
      locale: agent.locale,
      to: { address: agent.email, name: agent.name },
      params: {
        ...factsIn(agent.locale),
        name: agent.name,
        path: `/app/view-booking/${file.reference}`,
      },
    });
  }
}

/** Rings the bell of whoever looks after a file at the office, and answers who that is. */
export async function ringOffice(
  tx: Tx,
  submission: Submission,
  call: Call,
  kind: OfficeNews,
): Promise<Colleague[]> {
  const { uid, reference, name } = submission.file;
  const office = await officeOf(tx, submission);
  const facts = { file_uid: uid, reference, file_name: name, by: call.signedIn().name };
  await notify(tx, call, office, { kind, facts });
  return office;
}

type AgentNews = {
  ring: "booking.changed" | "booking.change-answered" | "itinerary.updated";
  kind: FileMailKind;
  /** What the mail says besides, in its language. */
  facts?: (locale: Locale) => Record<string, string>;
  /** What the mail brings along. */
  paper?: { file_name: string; paper: MailedVouchers } | null;
  /** The page of the file that the mail leads to; its first one unless given. */
  page?: string;
};

/**
 * Tells the agent of a file what the office did with it: bell and mail, in the agent's language; nobody where the file has
 * none. Answers who that is. `tx` must be of the system's scope; the caller wakes the sender after the commit.
 */
export async function tellAgentOfFile(
  tx: Tx,
  submission: Submission,
  call: Call,
  { ring, kind, facts, paper, page = "" }: AgentNews,
): Promise<{ name: string } | null> {
  const { file } = submission;
  const agent = file.agentUserId === null ? null : await agentOf(tx, submission, call);
  if (!agent) return null;
  const about = { reference: file.reference, file_name: file.name, by: call.signedIn().name };
  await notify(tx, call, [agent], { kind: ring, facts: { ...about, file_uid: file.uid } });
  await queueMail(tx, {
    brandId: file.brandId,
    at: call.now(),
    kind,
    audience: "agent",
    locale: agent.locale,
    to: { address: agent.email, name: agent.name },
    params: {
      ...about,
      ...facts?.(agent.locale),
      ...paper,
      ...inWords(file.travelDate, agent.locale),
      name: agent.name,
      path: `/app/view-booking/${file.reference}${page}`,
    },
  });
  return agent;
}

/** Facts of a mail that are worded in its language. */
export function inWords(day: string, locale: Locale) {
  const format = dateFormatter(locale, { dateStyle: "long", timeZone: "UTC" });
  return { travel_date: format.format(new Date(`${day}T00:00:00Z`)) };
}
