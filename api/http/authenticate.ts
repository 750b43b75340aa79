import { createHash } from "node:crypto";
import { and, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { prepared } from "#api/db/prepared.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { brand, setting } from "#api/db/schema/brand.ts";
import { notification } from "#api/db/schema/notification.ts";
import { accessToken } from "#api/db/schema/session.ts";
import { twoFactor } from "#api/db/schema/sign-in.ts";
import { permission, role, rolePermission, user, userPermission, userRole } from "#api/db/schema/user.ts";
import type { Account, ApiParts } from "#api/http/context.ts";
import { keptListOf, visibleTo, type KeptList } from "#api/http/list-settings.ts";

/** What the database keeps of a token. */
export function hashToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}

/** The bearer token of a call; null when there is none. */
export function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/.exec(header ?? "")?.[1] ?? null;
}

/** A session that nobody used for this long has ended, unless it was asked to be remembered. */
export const idleMs = 2 * 60 * 60 * 1000;
const touchEveryMs = 60 * 1000;

const roleNames = sql<string[]>`coalesce((
  select array_agg(${role.name} order by ${role.id}) from ${userRole}
  join ${role} on ${role.id} = ${userRole.roleId} where ${userRole.userId} = ${user.id}), '{}')`;

const permissionNames = sql<string[]>`coalesce((
  select array_agg(distinct ${permission.name}) from ${permission} where ${permission.id} in (
    select ${rolePermission.permissionId} from ${userRole}
    join ${rolePermission} on ${rolePermission.roleId} = ${userRole.roleId}
    where ${userRole.userId} = ${user.id}
    union select ${userPermission.permissionId} from ${userPermission} where ${userPermission.userId} = ${user.id})), '{}')`;

/** The first brand of the account or of its company. */
const ownBrand = sql`${brand.id} = coalesce(${user.brandIds}[1], ${agency.brandIds}[1], ${supplier.brandIds}[1])`;

/** The agency or supplier that an account belongs to; office accounts count as always active. */
const companyStatus = sql<
  "active" | "on_hold" | "closed"
>`coalesce(${agency.status}, ${supplier.status}, 'active')`;

/** Users of a closed company are nobody: their sessions are worth nothing from that moment on. */
const companyIsOpen = sql`${companyStatus} <> 'closed'`;

/** True for accounts that may be used: all of them where the demo is on, else those that did not come with it. */
export function isUsable({ demo }: Pick<ApiParts, "demo">) {
  return demo ? undefined : eq(user.isDemo, false);
}

/** Setting that makes the second factor compulsory for office accounts. */
export const secondFactorSetting = "security.require_two_factor_office";

const hasSecondFactor = sql`exists (select from ${twoFactor}
  where ${twoFactor.userId} = ${user.id} and ${twoFactor.confirmedAt} is not null)`;

const secondFactorDue = sql<boolean>`(${user.audience} = 'office' and not ${hasSecondFactor} and exists (
  select from ${setting} where ${setting.key} = ${secondFactorSetting} and ${setting.value} = 'true'::jsonb))`;

const accountColumns = {
  id: user.id,
  uid: user.uid,
  audience: user.audience,
  name: user.name,
  username: user.username,
  email: user.email,
  locale: user.locale,
  theme: user.theme,
  notificationChoices: user.notificationChoices,
  brandIds: user.brandIds,
  agencyId: user.agencyId,
  agencyWide: user.agencyWide,
  supplierId: user.supplierId,
  organisation: sql<string | null>`coalesce(${agency.name}, ${supplier.name})`,
  organisationUid: sql<string | null>`coalesce(${agency.uid}, ${supplier.uid})`,
  brand: brand.code,
  brandName: brand.name,
  timezone: brand.timezone,
  roles: roleNames,
  permissions: permissionNames,
  singleKeys: user.singleKeys,
  onHold: sql<boolean>`${companyStatus} = 'on_hold'`,
  secondFactorDue,
};

/** An active account by its id; null when it is suspended, invited or gone, or its company is closed. */
export async function findAccount(tx: Tx, userId: number): Promise<Omit<Account, "sessionId"> | null> {
  const rows = await tx
    .select(accountColumns)
    .from(user)
    .leftJoin(agency, eq(agency.id, user.agencyId))
    .leftJoin(supplier, eq(supplier.id, user.supplierId))
    .innerJoin(brand, ownBrand)
    .where(and(eq(user.id, userId), eq(user.status, "active"), companyIsOpen));
  return rows[0] ?? null;
}

/** How many notifications of the account are new, by their kind. */
const newsOf = sql<Record<string, number>>`coalesce((select jsonb_object_agg(kind, many) from (
  select kind, count(*)::int as many from ${notification}
  where ${notification.userId} = ${user.id} and ${notification.readAt} is null group by kind) as news), '{}')`;

type Along = { news?: SQL<Record<string, number>>; list?: SQL<KeptList> };

const session = (along: Along, name: string) =>
  prepared((tx) =>
    tx
      .select({
        ...accountColumns,
        ...along,
        sessionId: accessToken.id,
        remember: accessToken.remember,
        lastUsedAt: accessToken.lastUsedAt,
        isDemo: user.isDemo,
      })
      .from(accessToken)
      .innerJoin(user, eq(user.id, accessToken.userId))
      .leftJoin(agency, eq(agency.id, user.agencyId))
      .leftJoin(supplier, eq(supplier.id, user.supplierId))
      .innerJoin(brand, ownBrand)
      .where(
        and(
          eq(accessToken.tokenHash, sql.placeholder("tokenHash")),
          isNull(accessToken.revokedAt),
          gt(accessToken.expiresAt, sql`${sql.placeholder("now")}::timestamptz`),
          eq(user.status, "active"),
          companyIsOpen,
        ),
      )
      .prepare(name),
  );
const sessionOf = session({}, "session");
const sessionWithNews = session({ news: newsOf }, "session_with_news");
// By the system, so that the query alone keeps views apart (`tests/api/told-along.test.ts`).
const ofUser = {
  id: sql`${user.id}`,
  audience: sql`${user.audience}`,
  agencyId: sql`${user.agencyId}`,
  supplierId: sql`${user.supplierId}`,
};
const sessionWithList = session({ news: newsOf, list: keptListOf(visibleTo(ofUser)) }, "session_with_list");

/** What is told along with an account: how many of its notifications are new, and what it keeps of a list. */
export type ToldAlong = { news?: boolean; list?: string };

/**
 * The account behind a token; null when the session is unknown, revoked, expired or idle too long, or when the
 * account is no longer active, or came with demo data that is off. A suspension therefore counts from the next call on.
 * What is to be told along is of the same statement.
 */
export async function authenticate(
  { database, now: clock, demo }: Pick<ApiParts, "database" | "now" | "demo">,
  token: string,
  { news = false, list }: ToldAlong = {},
): Promise<Account | null> {
  const now = clock();
  const wanted = { tokenHash: hashToken(token), now: now.toISOString() };
  const [session] = await withSessions(database, (tx) => {
    if (list !== undefined) return sessionWithList(tx, { ...wanted, list });
    return (news ? sessionWithNews : sessionOf)(tx, wanted);
  });
  if (!session || (session.isDemo && !demo)) return null;
  const { remember, lastUsedAt, isDemo: _isDemo, ...account } = session;
  const unusedMs = now.getTime() - lastUsedAt.getTime();
  if (!remember && unusedMs > idleMs) return null;
  if (unusedMs > touchEveryMs) {
    const used = (tx: Tx) =>
      tx.update(accessToken).set({ lastUsedAt: now }).where(eq(accessToken.id, account.sessionId));
    await withSessions(database, used, { changes: true });
  }
  return account;
}

function withSessions<T>(
  database: Pick<Database, "inScope">,
  work: (tx: Tx) => Promise<T>,
  options?: { changes: true },
): Promise<T> {
  return inSystem(
    database,
    "Who calls is looked up by the session before there is a caller's scope",
    work,
    options,
  );
}
