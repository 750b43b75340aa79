/**
 * A path on this site that came from outside, or the fallback. Refuses whatever a browser could read as
 * another host or scheme: `//h`, `/\h`, control characters, encoded slashes at the front, full addresses.
 */
export function safePath(path: string | null | undefined, fallback: string): string {
  if (!path || path.length > 2000 || !path.startsWith("/")) return fallback;
  if (/[\\\u0000-\u0020\u007f-\u009f]/.test(path) || /^\/(?:[/.]|%2f|%5c|%09|%0a|%0d)/i.test(path))
    return fallback;
  const base = "http://same.invalid";
  if (!URL.canParse(path, base)) return fallback;
  const url = new URL(path, base);
  return url.origin === base && !url.username ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
