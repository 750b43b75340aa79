import { randomBytes } from "node:crypto";

/** Fresh for every answer; 128 bits. */
export function createNonce() {
  return randomBytes(16).toString("base64");
}

/**
 * Enforced policy. Development allows what Vite injects. `sockets` are origins of realtime services, `hosts` those that
 * a page's own parts may come from; `framed` pages stand in frames of our own pages, all others in none.
 */
export function contentSecurityPolicy(
  nonce: string,
  development: boolean,
  {
    sockets = [],
    hosts = [],
    framed = false,
  }: { sockets?: readonly string[]; hosts?: readonly string[]; framed?: boolean } = {},
) {
  const code = development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const of = (...sources: string[]) => [...sources, ...hosts].join(" ");
  return [
    "default-src 'self'",
    of(`script-src ${code}`),
    of(`style-src ${code}`),
    "style-src-attr 'unsafe-inline'",
    of("img-src 'self' data: blob:"),
    of("font-src 'self'"),
    // Vite tells the browser of changes over a socket on a port of its own.
    of("connect-src 'self'", ...(development ? ["ws:"] : sockets)),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join("; ");
}

/** Headers of every answer of this server. */
export function securityHeaders(
  nonce: string,
  options: {
    secure: boolean;
    development: boolean;
    sockets?: readonly string[];
    hosts?: readonly string[];
    framed?: boolean;
  },
) {
  return {
    "Content-Security-Policy": contentSecurityPolicy(nonce, options.development, options),
    "X-Content-Type-Options": "nosniff",
    // no-referrer would make forms without JavaScript send `Origin: null` (rulings 15).
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": options.framed ? "SAMEORIGIN" : "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    ...(options.secure && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
  };
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * True when an unsafe request certainly comes from our own pages: by Fetch Metadata, else by Origin.
 * A request with neither is refused, since every browser we support sends at least one on a post.
 */
export function isSameOrigin(method: string, headers: Headers, origin: string): boolean {
  if (safeMethods.has(method)) return true;
  const sent = headers.get("Origin");
  if (sent !== null && sent !== origin) return false;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || (site === "none" && sent === null);
  return sent === origin;
}
