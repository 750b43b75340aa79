import { sql, type Placeholder, type SQL } from "drizzle-orm";
import { listSetting, savedView } from "#api/db/schema/saved-view.ts";
import { user } from "#api/db/schema/user.ts";
import type { Density, ListSettings, SavedView } from "#contract/system/saved-views.ts";

type Reader = { id: number };

/** A view as the database has it: whose it is, and the number by which a default view is kept. */
export type ViewRow = Omit<SavedView, "mine"> & { id: number; userId: number };
/** What an account keeps of a list, null where it keeps nothing, and the views that it may choose from, its own first. */
export type KeptList = {
  kept: { columns: string[]; density: Density; defaultViewId: number | null } | null;
  views: ViewRow[];
};

type OfReader = Record<"id" | "audience" | "agencyId" | "supplierId", SQL | Placeholder>;

/** The query's own half of the walls around views: those of the reader, and those that its colleagues share. */
export const visibleTo = ({ id, audience, agencyId, supplierId }: OfReader) => sql`
  "saved_view"."audience" = ${audience} and ("saved_view"."user_id" = ${id} or ("saved_view"."shared"
    and "saved_view"."agency_id" is not distinct from ${agencyId}
    and "saved_view"."supplier_id" is not distinct from ${supplierId}))`;

/** What the account of the row of `user` keeps of the list that the placeholder `list` names. */
export function keptListOf(wall: SQL): SQL<KeptList> {
  return sql<KeptList>`jsonb_build_object(
    'kept', (select jsonb_build_object('columns', "list_setting"."columns", 'density', "list_setting"."density",
        'defaultViewId', "list_setting"."default_view_id")
      from ${listSetting} where "list_setting"."user_id" = "user"."id"
        and "list_setting"."list" = ${sql.placeholder("list")}),
    'views', coalesce((select jsonb_agg(jsonb_build_object('id', "saved_view"."id", 'userId', "saved_view"."user_id",
          'uid', "saved_view"."uid", 'name', "saved_view"."name", 'search', "saved_view"."search",
          'columns', "saved_view"."columns", 'shared', "saved_view"."shared",
          'lock_version', "saved_view"."lock_version", 'owner_name', coalesce("owner"."name", ''))
        order by "saved_view"."user_id" <> "user"."id", "saved_view"."name", "saved_view"."id")
      from ${savedView} left join ${user} as "owner" on "owner"."id" = "saved_view"."user_id"
      where "saved_view"."list" = ${sql.placeholder("list")} and ${wall}), '[]'))`;
}

/** A kept list as its account reads it. */
export function presentList({ kept, views }: KeptList, account: Reader): ListSettings {
  return {
    columns: kept?.columns ?? [],
    density: kept?.density ?? "normal",
    default_view: views.find(({ id }) => id === kept?.defaultViewId)?.uid ?? null,
    views: views.map((view) => presentView(view, account)),
  };
}

/** A view as its reader sees it: their own, or one that a colleague shares. */
export function presentView(
  { uid, name, search, columns, shared, lock_version, owner_name, userId }: ViewRow,
  account: Reader,
): SavedView {
  return { uid, name, search, columns, shared, lock_version, owner_name, mine: userId === account.id };
}
