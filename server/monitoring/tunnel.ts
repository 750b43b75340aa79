import type { Hono } from "hono";
import type { Dsn } from "#server/monitoring/dsn.ts";
import { plainError } from "#server/plain-error.ts";
import type { WebEnv } from "#server/web.ts";

/** Where browsers hand their reports in: our own address, so that no page speaks to a third party. */
export const tunnelPath = "/monitoring";

const maxBytes = 200 * 1024;
const minuteMs = 60_000;
const perAddress = 30;
const perProcess = 600;
const passedOn = new Set(["event", "transaction", "client_report"]);

/**
 * Takes reports of browsers and passes them on to the project of our DSN, and to no other. Neither the visitor's
 * address nor a header goes along. Without a DSN the address does not exist.
 */
export function mountTunnel(web: Hono<WebEnv>, dsn: Dsn | null, now: () => number = Date.now) {
  const admitted = admission(now);
  web.post(tunnelPath, async (context) => {
    if (!dsn) return plainError(context, 404, "Not Found");
    if (!admitted(context.get("facts").clientAddress)) {
      return plainError(context, 429, "Too many reports.", { "Retry-After": "60" });
    }
    const envelope = await context.req.text();
    if (Buffer.byteLength(envelope) > maxBytes)
      return plainError(context, 413, "What was sent is too large.");
    if (!isOurs(envelope, dsn)) return plainError(context, 400, "This is no report of ours.");
    const passed = await fetch(dsn.intake, {
      method: "POST",
      headers: { "Content-Type": "application/x-sentry-envelope" },
      body: envelope,
      redirect: "manual",
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    // Browsers do not repeat a report, so they need not know.
    await passed?.body?.cancel();
    return context.body(null, 204);
  });
  web.all(tunnelPath, (context) =>
    plainError(context, dsn ? 405 : 404, "Not Found", dsn ? { Allow: "POST" } : {}),
  );
}

/** True for an envelope to our project that holds only kinds of reports which our pages make. */
function isOurs(envelope: string, dsn: Dsn): boolean {
  const [header = "", ...items] = envelope.split("\n");
  const named = fieldsOf(header)["dsn"];
  if (typeof named !== "string" || !URL.canParse(named)) return false;
  const { host, username, pathname } = new URL(named);
  if (host !== dsn.host || username !== dsn.key || !pathname.endsWith(`/${dsn.project}`)) return false;
  // Items are pairs of lines: a header that names the kind, and the report.
  return items.every(
    (line, index) => index % 2 === 1 || line === "" || passedOn.has(String(fieldsOf(line)["type"])),
  );
}

function fieldsOf(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Counts within the running minute, in this process: a flood of reports must not become one of requests. */
function admission(now: () => number) {
  let minute = 0;
  let all = 0;
  let counts = new Map<string, number>();
  return (address: string) => {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) {
      minute = current;
      all = 0;
      counts = new Map();
    }
    const own = (counts.get(address) ?? 0) + 1;
    all += 1;
    counts.set(address, own);
    return own <= perAddress && all <= perProcess;
  };
}
