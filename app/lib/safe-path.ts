const base = "http://same.invalid";

/**
 * A path on this site that came from outside, or the fallback. Refuses whatever a browser could read as
 * another host or scheme: `//h`, `/\h`, control characters, encoded slashes at the front, full addresses. Judged is
 * what is handed on: dots that climb can leave two slashes at the front of what looked like a path.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path || path.length > 2000 || !path.startsWith("/")) return fallback;
  if (/[\\\u0000-\u0020\u007f-\u009f]/.test(path)) return fallback;
  const plain = normalised(path);
  if (plain === null || /^\/(?:[/\\.]|%2f|%5c|%09|%0a|%0d)/i.test(plain)) return fallback;
  return normalised(plain) === plain ? plain : fallback;
}

/** What a browser makes of the text on a page of ours; null where that is another place. */
function normalised(path: string): string | null {
  if (!URL.canParse(path, base)) return null;
  const { origin, username, pathname, search, hash } = new URL(path, base);
  return origin === base && !username ? `${pathname}${search}${hash}` : null;
}
