import { and, asc, eq, or, sql, type SQL } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import type { SortOf } from "#contract/list-query.ts";
import type { SortKey } from "#contract/list-search-params.ts";
import type { OfficeUserQuery, UserStatus } from "#contract/people/users.ts";

/**
 * Name of the first role of a user; managers hand out exactly one. The table is written out: in a query without
 * joins the builder would leave it away, and `id` would be the role's.
 */
export const roleName = sql<string>`coalesce((
  select role.name from user_role join role on role.id = user_role.role_id
  where user_role.user_id = "user".id order by role.id limit 1), '')`;

const columns = {
  id: user.id,
  uid: user.uid,
  lockVersion: user.lockVersion,
  name: user.name,
  email: user.email,
  role: roleName,
  status: user.status,
  lastLoginAt: user.lastLoginAt,
};

/** Of which companies users are asked for. The office has both kinds, the others their own. */
export type UserKind = "agent" | "supplier";
const ownKind = ({ scope }: Pick<Call, "scope">): UserKind =>
  scope.audience === "supplier" ? "supplier" : "agent";

/** The query's own half of the walls; row-level security is the other (`scoping` tells why it may be left out). */
function visibleUsers({ scope, scoping }: Pick<Call, "scope" | "scoping">, kind: UserKind): SQL | undefined {
  // What the list is about, walls or not.
  const ofKind = eq(user.audience, kind);
  if (scoping === "rules-only") return ofKind;
  if (scope.audience === "agent") return and(ofKind, eq(user.agencyId, scope.agencyId));
  if (scope.audience === "supplier") return and(ofKind, eq(user.supplierId, scope.supplierId));
  if (scope.audience !== "office") return sql`false`;
  const { brandIds } = kind === "agent" ? agency : supplier;
  return and(ofKind, sql`${brandIds} && ${sql.param(scope.brandIds)}::int[]`);
}

type Filter = { q?: string; status?: UserStatus; role?: string; agency?: string; supplier?: string };
type Query = {
  page: number;
  per_page: number;
  sort: readonly SortKey<SortOf<typeof OfficeUserQuery>>[];
  filter: Filter;
};

function conditions({ q, status, role, agency: agencyName, supplier: of }: Filter) {
  return and(
    q ? or(contains(user.name, q), contains(user.email, q)) : undefined,
    status ? eq(user.status, status) : undefined,
    role ? sql`${roleName} = ${role}` : undefined,
    agencyName ? contains(agency.name, agencyName) : undefined,
    of ? eq(supplier.uid, of) : undefined,
  );
}

const sortColumns = {
  name: sql`${user.name}`,
  email: sql`lower(${user.email})`,
  role: roleName,
  status: sql`${user.status}`,
  last_login_at: sql`coalesce(${user.lastLoginAt}, 'epoch')`,
  agency: sql`${agency.name}`,
};

function orderOf(sort: Query["sort"]) {
  return [...orderedBy(sort, sortColumns), asc(user.name), asc(user.id)];
}

/** A page of the users that the caller may see. */
export async function listUsers(query: Query, call: Call, kind = ownKind(call)) {
  const { page, per_page: perPage } = query;
  const where = and(visibleUsers(call, kind), conditions(query.filter));
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await usersWith(tx, call, kind)
      .where(where)
      .orderBy(...orderOf(query.sort))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const count = tx
      .select({ total: sql<number>`count(*)::int` })
      .from(user)
      .$dynamic();
    const [counted] = await withCompany(count, call, kind).where(where);
    return {
      rows: rows.map((row) => presentUser(row, call)),
      total: counted?.total ?? 0,
      page,
      perPage,
    };
  });
}

function usersWith(tx: Tx, call: Pick<Call, "scope">, kind: UserKind) {
  const of = kind === "agent" ? agency : supplier;
  const company =
    call.scope.audience === "supplier"
      ? { companyUid: sql<string>`''`, companyName: sql<string>`''` }
      : { companyUid: sql<string>`${of.uid}`, companyName: sql<string>`${of.name}` };
  const from = tx
    .select({ ...columns, ...company })
    .from(user)
    .$dynamic();
  return withCompany(from, call, kind);
}

/** Suppliers have no right on agencies at all and know who they are, so the join is made for the others only. */
function withCompany<Query extends PgSelect>(query: Query, { scope }: Pick<Call, "scope">, kind: UserKind) {
  if (scope.audience === "supplier") return query;
  return kind === "agent"
    ? query.leftJoin(agency, eq(agency.id, user.agencyId))
    : query.leftJoin(supplier, eq(supplier.id, user.supplierId));
}

type Row = Awaited<ReturnType<ReturnType<typeof usersWith>["execute"]>>[number];

function presentUser(row: Row, { account }: Pick<Call, "account">) {
  return {
    uid: row.uid,
    lock_version: row.lockVersion,
    name: row.name,
    email: row.email,
    role: row.role,
    status: row.status,
    last_login_at: row.lastLoginAt?.toISOString() ?? null,
    own: row.id === account?.id,
    // Each kind of user tells one of them.
    agency: { uid: row.companyUid, name: row.companyName },
    supplier: { uid: row.companyUid, name: row.companyName },
  };
}

/** One user that the caller may see, as lists show it; undefined when there is none. */
export async function findUser(uid: string, call: Call, kind = ownKind(call)) {
  const rows = await call.database.inScope(call.scope, (tx) =>
    usersWith(tx, call, kind).where(and(visibleUsers(call, kind), eq(user.uid, uid))),
  );
  const [row] = rows;
  return row ? { id: row.id, shown: presentUser(row, call) } : undefined;
}
