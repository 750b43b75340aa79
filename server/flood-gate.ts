import type { MiddlewareHandler } from "hono";
import { plainError } from "#server/plain-error.ts";
import type { WebEnv } from "#server/web.ts";

/** So many refusals of one kind in a row no person collects; who goes on is a machine. */
const patience = 5;
const forgottenAfterMs = 60_000;
/** The oldest go first; each takes about a hundred bytes. */
const maxRemembered = 10_000;

type Refused = { count: number; until: number };

/**
 * Keeps a flood from the pages. Limits are counted in the database, whose refusal (429) is drawn as a page with all
 * that was typed. Whoever was just refused is served one request after the other, so that many at once take no more
 * of the server than one does, and who still goes on after five refusals is answered in one bare line here, until
 * the time that the last refusal named has passed. Kept by process: it only saves work and decides nothing that the
 * limits have not decided.
 */
export function floodGate(now: () => number = Date.now): MiddlewareHandler<WebEnv> {
  const refusals = new Map<string, Refused>();
  const inTurn = queue();
  const remember = (key: string, waitMs: number) => {
    const known = refusals.get(key);
    const isRecent = known !== undefined && now() < known.until + forgottenAfterMs;
    refusals.delete(key);
    refusals.set(key, { count: isRecent ? known.count + 1 : 1, until: now() + waitMs });
    const [oldest] = refusals.keys();
    if (refusals.size > maxRemembered && oldest !== undefined) refusals.delete(oldest);
  };
  return async (context, next) => {
    const key = `${context.get("facts").clientAddress} ${context.req.method} ${placeOf(context.req.path)}`;
    const wasRefused = now() < (refusals.get(key)?.until ?? 0);
    const leave = wasRefused ? await inTurn(key) : undefined;
    try {
      const known = refusals.get(key);
      if (known && known.count >= patience && now() < known.until) {
        const seconds = Math.ceil((known.until - now()) / 1000);
        return plainError(context, 429, `Too many attempts. Please wait ${seconds} seconds.`, {
          "Retry-After": String(seconds),
        });
      }
      await next();
      if (context.res.status === 429) {
        remember(key, Number(context.res.headers.get("Retry-After") ?? "60") * 1000);
      }
      return undefined;
    } finally {
      leave?.();
    }
  };
}

/** Lets one at a time through by key; answers, when the turn has come, what ends it. */
function queue() {
  const last = new Map<string, Promise<void>>();
  return async (key: string): Promise<() => void> => {
    const before = last.get(key);
    let leave = () => {};
    const promise = new Promise<void>((resolve) => (leave = resolve));
    last.set(key, promise);
    await before;
    return () => {
      if (last.get(key) === promise) last.delete(key);
      leave();
    };
  };
}

/** The first two parts of a path, alike for a page and its data: references and tokens come after them. */
function placeOf(path: string): string {
  return path
    .replace(/\.data$/, "")
    .split("/")
    .filter((part) => part !== "")
    .slice(0, 2)
    .join("/")
    .toLowerCase();
}
