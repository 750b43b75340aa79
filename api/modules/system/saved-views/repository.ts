import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { prepared } from "#api/db/prepared.ts";
import { savedView } from "#api/db/schema/saved-view.ts";
import { user } from "#api/db/schema/user.ts";
import type { Account, Call } from "#api/http/context.ts";
import { keptListOf, presentList, visibleTo, type ViewRow } from "#api/http/list-settings.ts";
import type { ListSettings } from "#contract/system/saved-views.ts";

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

type Owner = Pick<Account, "id">;
type Reader = Pick<Account, "id" | "audience" | "agencyId" | "supplierId">;
type OwnView = ViewRow & { list: string };

/** One's own view, held until the transaction ends; undefined for views of others. */
export async function findOwnView(tx: Tx, uid: string, account: Owner): Promise<OwnView | undefined> {
  const rows = await tx
    .select({ ...columns, owner_name: user.name })
    .from(savedView)
    .innerJoin(user, eq(user.id, savedView.userId))
    .where(and(eq(savedView.uid, uid), eq(savedView.userId, account.id)))
    .for("update", { of: savedView });
  return rows[0];
}

/** The account's own row stands for itself, so that there is one also where nothing is kept and no view was saved. */
const settingsWhere = (wall: SQL) =>
  prepared((tx) =>
    tx
      .select({ list: keptListOf(wall) })
      .from(user)
      .where(eq(user.id, sql.placeholder("id")))
      .prepare("list_settings"),
  );
// A caller of an agency or a supplier may not read of which company an account is: its own is known.
const ofCaller = {
  id: sql.placeholder("id"),
  audience: sql.placeholder("audience"),
  agencyId: sql`${sql.placeholder("agencyId")}::bigint`,
  supplierId: sql`${sql.placeholder("supplierId")}::bigint`,
};
const settingsOf = {
  "rules-only": settingsWhere(sql`true`),
  "queries-and-rules": settingsWhere(visibleTo(ofCaller)),
};

/** What the account keeps of the list, with the views it may choose from, its own first. */
export async function readSettings(
  tx: Tx,
  list: string,
  call: Pick<Call, "scoping"> & { signedIn: () => Reader },
): Promise<ListSettings> {
  const account = call.signedIn();
  const { id, audience, agencyId, supplierId } = account;
  const [found] = await settingsOf[call.scoping](tx, { list, id, audience, agencyId, supplierId });
  return presentList(found?.list ?? { kept: null, views: [] }, account);
}
