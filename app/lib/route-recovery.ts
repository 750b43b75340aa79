type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const pendingKey = "waymark.pending";
const triedKey = "waymark.tried";

/** A navigation on its way: from which path to which, and by which build. */
export type Pending = { from: string; path: string; build: string };

/** Notes, while the document goes, that it goes in the middle of a navigation. */
export function rememberPending(store: Store, pending: Pending) {
  store.setItem(pendingKey, JSON.stringify(pending));
}

let failed: string | null = null;

/** Path whose code failed to load twice with this build; the page then shows its error. */
export function failedPath(): string | null {
  return failed;
}

/**
 * Runs before the page comes alive. Answers the path to load in full when the last navigation was cut off by a
 * failed load, which shows as a reload of the page it started from: once per path and build; the second time the
 * path counts as failed. Any other way to any other page is a person's own choice and stands.
 */
export function recover(store: Store, currentPath: string, isReload: boolean): string | null {
  const pending = read(store.getItem(pendingKey));
  store.removeItem(pendingKey);
  if (!pending || !isReload || pending.from !== currentPath || pending.path === currentPath) return null;
  const mark = `${pending.build} ${pending.path}`;
  if (store.getItem(triedKey) === mark) {
    failed = pending.path;
    return null;
  }
  store.setItem(triedKey, mark);
  return pending.path;
}

function read(text: string | null): Pending | null {
  if (!text) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null) return null;
  if (!("from" in value && "path" in value && "build" in value)) return null;
  const { from, path, build } = value;
  if (typeof from !== "string" || typeof path !== "string" || typeof build !== "string") return null;
  return path.startsWith("/") && !path.startsWith("//") ? { from, path, build } : null;
}
