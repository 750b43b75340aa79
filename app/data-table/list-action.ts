import { onceFor } from "#app/forms/idempotency.server.ts";
import { moved, searchToKeep, columnsIn } from "#app/data-table/view-search.ts";
import { Density, type ListSettings, type SavedViewInput } from "#contract/system/saved-views.ts";

/** The calls that keep what somebody likes of a list; `listViewService` is one. */
type Keeper = {
  settings: () => Promise<ListSettings>;
  saveSettings: (input: { columns?: string[]; density?: Density; default_view?: string }) => Promise<unknown>;
  create: (view: SavedViewInput, headers: Readonly<Record<string, string>>) => Promise<{ uid: string }>;
  update: (uid: string, view: SavedViewInput & { lock_version: number }) => Promise<unknown>;
  remove: (uid: string, version: number) => Promise<unknown>;
};

/**
 * Carries out what `<ViewMenu>` and `<ColumnMenu>` post and answers the query string to go on with; null when the
 * form is none of theirs.
 */
export async function keepList(form: FormData, url: URL, keeper: Keeper): Promise<string | null> {
  if (form.get("list-action") === "columns") return keepColumns(form, url, keeper);
  const action = form.get("view-action");
  if (action === "save") return saveView(form, url, keeper);
  return typeof action === "string" ? changeView(action, form, url, keeper) : null;
}

async function keepColumns(form: FormData, url: URL, keeper: Keeper): Promise<string> {
  const density = Density.catch("normal").parse(form.get("density"));
  const ticked = new Set(texts(form, "columns"));
  const move = /^(\w+):(up|down)$/.exec(texts(form, "move")[0] ?? "");
  // Those that are shown stand first, so that a move counts among what can be seen.
  const order = texts(form, "order").toSorted(
    (one, other) => Number(ticked.has(other)) - Number(ticked.has(one)),
  );
  const [, id = "", direction] = move ?? [];
  const placed = move ? moved(order, id, direction === "up" ? "up" : "down") : order;
  const columns = placed.filter((one) => ticked.has(one));
  await keeper.saveSettings({ columns: form.get("reset") === "1" ? [] : columns, density });
  const params = new URLSearchParams(url.search);
  params.delete("columns");
  return params.size > 0 ? `?${params}` : "";
}

async function saveView(form: FormData, url: URL, keeper: Keeper): Promise<string> {
  const { columns } = await keeper.settings();
  const view = {
    name: texts(form, "name")[0] ?? "",
    search: searchToKeep(url.search),
    columns: columnsIn(url.search) ?? columns,
    shared: form.get("shared") === "1",
  };
  const { uid } = await keeper.create(view, onceFor(form));
  const params = new URLSearchParams(url.search);
  params.set("view", uid);
  return `?${params}`;
}

async function changeView(action: string, form: FormData, url: URL, keeper: Keeper): Promise<string | null> {
  const uid = texts(form, "view")[0] ?? "";
  const version = Number(texts(form, "version")[0] ?? 0);
  const { views, columns } = await keeper.settings();
  const view = views.find((one) => one.uid === uid);
  if (action === "default" || action === "no-default") {
    await keeper.saveSettings({ default_view: action === "default" ? uid : "none" });
    return url.search;
  }
  if (action === "delete") {
    await keeper.remove(uid, version);
    return views.length > 1 ? "?view=all" : "";
  }
  if (!view) return url.search;
  const { name, search, shared } = view;
  const kept = { name, search, columns: view.columns, shared, lock_version: version };
  if (action === "update") {
    const now = { search: searchToKeep(url.search), columns: columnsIn(url.search) ?? columns };
    await keeper.update(uid, { ...kept, ...now });
    return url.search;
  }
  if (action !== "share" && action !== "unshare") return null;
  await keeper.update(uid, { ...kept, shared: action === "share" });
  return url.search;
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string");
}
