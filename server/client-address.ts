import type { IncomingMessage } from "node:http";

/**
 * Address of the visitor. `X-Forwarded-For` counts only behind a trusted proxy; then the last entry is the
 * one that proxy saw itself.
 */
export function clientAddressOf(
  message: IncomingMessage | undefined,
  headers: Headers,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || message?.socket.remoteAddress?.replace(/^::ffff:/, "") || "unknown";
}

/**
 * The address as the visitor's browser sees it: under `PUBLIC_URL` when that is set. Otherwise, behind a trusted proxy,
 * scheme and host come from its headers, so that the framework's comparison of origins holds behind TLS.
 */
export function visitorUrl(request: Request, trustProxy: boolean, publicUrl?: string): URL {
  const url = new URL(request.url);
  if (publicUrl) {
    const { protocol, host } = new URL(publicUrl);
    url.protocol = protocol;
    url.host = host;
    return url;
  }
  if (!trustProxy) return url;
  const scheme = request.headers.get("X-Forwarded-Proto")?.split(",").at(-1)?.trim();
  const host = request.headers.get("X-Forwarded-Host")?.split(",").at(-1)?.trim();
  if (scheme === "https" || scheme === "http") url.protocol = scheme;
  if (host && /^[\w.-]+(:\d+)?$/.test(host)) {
    // Setting a host without a port would keep the port of this process.
    url.port = "";
    url.host = host;
  }
  return url;
}
