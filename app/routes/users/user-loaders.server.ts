import type { RouterContextProvider } from "react-router";
import { brands } from "#app/domain/brands.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { officeTimeZone, signedIn } from "#app/routes/portal/facts.server.ts";
import type { Colleague } from "#contract/people/users.ts";
import { HistoryQuery, type AuditEntry } from "#contract/system/audit/entry.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { Page } from "#contract/envelope.ts";
import type { AnyListQuery } from "#contract/list-search-params.ts";
import { readListQuery } from "#contract/list-query.ts";
import { can } from "#contract/permission-expression.ts";
import type { PermissionName } from "#contract/permissions.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What an account keeps of the list of users in its portal. */
type UsersKept = { audience: AccountAudience; list: "users" };

type UserList<Row extends Colleague> = {
  /** The page of the list, already under way. */
  found: Promise<Page<Row>>;
  query: Pick<AnyListQuery, "sort" | "unreadable">;
  kept: UsersKept;
  /** What changing users asks for. */
  permission: PermissionName;
};

/** The list of users of a portal, with what the account keeps of it. */
export async function loadUserList<Row extends Colleague>(url: URL, context: Context, list: UserList<Row>) {
  const [page, settings] = await Promise.all([list.found, readListKeeping(url, context, list.kept)]);
  const account = signedIn(context);
  return {
    title: getI18n(context).t("users:title"),
    timeZone: brands[account.brand].timeZone,
    mayChange: can(account, list.permission),
    sort: list.query.sort[0],
    unreadable: list.query.unreadable,
    page: withinPages(url, page),
    settings,
  };
}

type UserHistory<Row extends Colleague> = {
  get: (uid: string) => Promise<Row>;
  history: (uid: string, page: number) => Promise<Page<AuditEntry>>;
};

/** A user with what happened to the account, from the users of a portal. */
export async function loadUserHistory<Row extends Colleague>(
  url: URL,
  context: Context,
  uid: string,
  users: UserHistory<Row>,
) {
  const { page } = readListQuery(url, HistoryQuery);
  const [user, history] = await Promise.all([users.get(uid), users.history(uid, page)]);
  return { title: user.name, user, history: withinPages(url, history), timeZone: officeTimeZone(context) };
}
