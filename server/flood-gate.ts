import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { sessionCookieName } from "#app/middleware/session-cookie.server.ts";
import { plainError } from "#server/plain-error.ts";
import type { WebEnv } from "#server/web.ts";

/** So many refusals of one kind in a row no person collects; who goes on is a machine. */
const patience = 5;
/** Who was refused does not send the same again as soon as this. */
const hasteMs = 100;
/** A form of a stranger waits no longer for the one before it: that may wait for something itself. */
const longestTurnMs = 300;
const forgottenAfterMs = 60_000;
/** The oldest go first; each takes about a hundred bytes. */
const maxRemembered = 10_000;

/** `letAt`: when one of this kind was last let through. */
type Refused = { count: number; until: number; letAt: number };

/**
 * Keeps a flood from the pages. Limits are counted in the database, whose refusal (429) is drawn as a page with all
 * that was typed. An address of which nobody is let through any more gets one such page in a tenth of a second, and none
 * after the fifth: all else is answered in one bare line here, until the time that the last refusal named has passed.
 * Kept by process: it only saves work and decides nothing that the limits have not decided. Refusals of one account, or
 * of one of many things that a place takes, do not count. Forms of strangers at one address are taken one after the
 * other, so that the first refusal is known before a hundred are under way.
 */
export function floodGate(now: () => number = Date.now): MiddlewareHandler<WebEnv> {
  const refusals = new Map<string, Refused>();
  const inTurn = turns();
  const remember = (key: string, waitMs: number) => {
    const known = refusals.get(key);
    const isRecent = known !== undefined && now() < known.until + forgottenAfterMs;
    refusals.delete(key);
    refusals.set(key, { count: isRecent ? known.count + 1 : 1, until: now() + waitMs, letAt: now() });
    const [oldest] = refusals.keys();
    if (refusals.size > maxRemembered && oldest !== undefined) refusals.delete(oldest);
  };
  return async (context, next) => {
    const key = `${context.get("facts").clientAddress} ${context.req.method} ${placeOf(context.req.path)}`;
    const leave = isStrangersForm(context) ? await inTurn(key) : undefined;
    try {
      const known = refusals.get(key);
      if (known && now() < known.until) {
        if (known.count >= patience || now() < known.letAt + hasteMs)
          return bareRefusal(context, known.until - now());
        known.letAt = now();
      }
      await next();
      const { headers, status } = context.res;
      if (status === 429 && headers.get("X-RateLimit-Scope") === "address") {
        remember(key, Number(headers.get("Retry-After") ?? "60") * 1000);
      }
      return undefined;
    } finally {
      leave?.();
    }
  };
}

function bareRefusal(context: Context, waitMs: number) {
  const seconds = Math.ceil(waitMs / 1000);
  return plainError(context, 429, `Too many attempts. Please wait ${seconds} seconds.`, {
    "Retry-After": String(seconds),
  });
}

/** True for a form without a session. */
function isStrangersForm(context: Context<WebEnv>) {
  const { secure } = context.get("facts");
  return context.req.method === "POST" && getCookie(context, sessionCookieName(secure)) === undefined;
}

/** Lets one after the other through by key; answers, when the turn has come, what ends it. */
function turns() {
  const last = new Map<string, Promise<void>>();
  return async (key: string): Promise<() => void> => {
    const before = last.get(key);
    let end = () => {};
    const turn = new Promise<void>((resolve) => (end = resolve));
    last.set(key, turn);
    if (before) await atMost(longestTurnMs, before);
    return () => {
      if (last.get(key) === turn) last.delete(key);
      end();
    };
  };
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([work, new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))]);
  clearTimeout(timer);
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
