type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const pendingKey = "waymark.pending";
const triedKey = "waymark.tried";

/** Notes the path that is being opened, until `settle` says that it arrived. */
export function rememberPending(store: Store, path: string, build: string) {
  store.setItem(pendingKey, JSON.stringify({ path, build }));
}

export function settle(store: Store) {
  store.removeItem(pendingKey);
}

let failed: string | null = null;

/** Path whose code failed to load twice with this build; the page then shows its error. */
export function failedPath(): string | null {
  return failed;
}

/**
 * Runs before the page comes alive. Answers the path to load in full when the last navigation was cut off by a
 * failed load: once per path and build; the second time the path counts as failed.
 */
export function recover(store: Store, currentPath: string): string | null {
  const pending = read(store.getItem(pendingKey));
  settle(store);
  if (!pending || pending.path === currentPath) return null;
  const mark = `${pending.build} ${pending.path}`;
  if (store.getItem(triedKey) === mark) {
    failed = pending.path;
    return null;
  }
  store.setItem(triedKey, mark);
  return pending.path;
}

function read(text: string | null): { path: string; build: string } | null {
  if (!text) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || !("path" in value) || !("build" in value)) return null;
  const { path, build } = value;
  const known =
    typeof path === "string" && typeof build === "string" && path.startsWith("/") && !path.startsWith("//");
  return known ? { path, build } : null;
}
