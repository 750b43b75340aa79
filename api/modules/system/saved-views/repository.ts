import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { listSetting, savedView } from "#api/db/schema/saved-view.ts";
import { user } from "#api/db/schema/user.ts";
import type { Account, Call } from "#api/http/context.ts";
import type { ListSettings, SavedView } from "#contract/system/saved-views.ts";

/** The query's own half of the walls: one's own views and those that colleagues share. */
const visible = sql`${savedView.audience} = ${sql.placeholder("audience")}
  and (${savedView.userId} = ${sql.placeholder("id")} or (${savedView.shared}
    and ${savedView.agencyId} is not distinct from ${sql.placeholder("agencyId")}::bigint
    and ${savedView.supplierId} is not distinct from ${sql.placeholder("supplierId")}::bigint))`;

const columns = {
  id: savedView.id,
  userId: savedView.userId,
  uid: savedView.uid,
  list: savedView.list,
  name: savedView.name,
  search: savedView.search,
  columns: savedView.columns,
  shared: savedView.shared,
  lock_version: savedView.lockVersion,
};

/** Who saved a view. */
const owner = alias(user, "owner");

type ViewRow = Omit<SavedView, "mine"> & { id: number; userId: number; list: string };

type Owner = Pick<Account, "id">;
type Reader = Pick<Account, "id" | "audience" | "agencyId" | "supplierId">;

export function presentView(row: ViewRow, account: Owner): SavedView {
  return { ...row, mine: row.userId === account.id };
}

/** One's own view, held until the transaction ends; undefined for views of others. */
export async function findOwnView(tx: Tx, uid: string, account: Owner): Promise<ViewRow | undefined> {
  const rows = await tx
    .select({ ...columns, owner_name: user.name })
    .from(savedView)
    .innerJoin(user, eq(user.id, savedView.userId))
    .where(and(eq(savedView.uid, uid), eq(savedView.userId, account.id)))
    .for("update", { of: savedView });
  return rows[0];
}

/** The account's own row stands for itself, so that there is one also where nothing is kept and no view was saved. */
const settingsWhere = (wall?: SQL) =>
  prepared((tx) =>
    tx
      .select({
        kept: {
          columns: listSetting.columns,
          density: listSetting.density,
          defaultViewId: listSetting.defaultViewId,
        },
        view: columns,
        owner_name: owner.name,
      })
      .from(user)
      .leftJoin(
        listSetting,
        and(eq(listSetting.userId, user.id), eq(listSetting.list, sql.placeholder("list"))),
      )
      .leftJoin(savedView, and(eq(savedView.list, sql.placeholder("list")), wall))
      .leftJoin(owner, eq(owner.id, savedView.userId))
      .where(eq(user.id, sql.placeholder("id")))
      .orderBy(sql`${savedView.userId} <> ${user.id}`, asc(savedView.name), asc(savedView.id))
      .prepare("list_settings"),
  );
const settingsOf = { "rules-only": settingsWhere(), "queries-and-rules": settingsWhere(visible) };

/** What the account keeps of the list, with the views it may choose from, its own first. */
export async function readSettings(
  tx: Tx,
  list: string,
  call: Pick<Call, "scoping"> & { signedIn: () => Reader },
): Promise<ListSettings> {
  const account = call.signedIn();
  const { id, audience, agencyId, supplierId } = account;
  const rows = await settingsOf[call.scoping](tx, { list, id, audience, agencyId, supplierId });
  const kept = rows[0]?.kept;
  const views = rows.flatMap(({ view, owner_name }) =>
    view ? [{ ...view, owner_name: owner_name ?? "" }] : [],
  );
  return {
    columns: kept?.columns ?? [],
    density: kept?.density ?? "normal",
    default_view: views.find((view) => view.id === kept?.defaultViewId)?.uid ?? null,
    views: views.map((view) => presentView(view, account)),
  };
}
