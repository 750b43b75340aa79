import type { WebFacts } from "#server/web.ts";

export type VersionAnswer = {
  body: Record<string, unknown>;
  status: 200 | 502 | 503;
  headers?: Record<string, string>;
};

/** Marks a call as made by script, without which an API answers failures with pages and redirects (rulings 48). */
export const scriptHeaders = { "X-Requested-With": "XMLHttpRequest", Accept: "application/json" };

const keptMs = 60_000;
/** While calls tell now this and now that, the version is asked for no more often than so. */
const atLeastMs = 5_000;

type Asked = { at: number; answer: Promise<VersionAnswer>; status: number | null };

export type KnownVersion = {
  version: (facts: WebFacts) => Promise<VersionAnswer>;
  /** Takes note of the status of any other answer of the API. */
  heard: (status: number) => void;
};

/**
 * Asks the API for its version once a minute for all pages together, since each of them asks once a minute and an API
 * counts the calls of this process as those of one visitor. Maintenance that another call meets, or that another call
 * finds ended, is not kept waiting for the minute.
 */
export function knownVersion(
  ask: (facts: WebFacts) => Promise<VersionAnswer>,
  now: () => number = Date.now,
): KnownVersion {
  let last: Asked | null = null;
  return {
    version: (facts) => {
      if (last && now() - last.at < keptMs) return last.answer;
      const asked: Asked = { at: now(), answer: ask(facts), status: null };
      last = asked;
      return asked.answer.then((answer) => {
        asked.status = answer.status;
        return answer;
      });
    },
    heard: (status) => {
      if (last === null || last.status === null || now() - last.at < atLeastMs) return;
      if ((status === 503) !== (last.status === 503)) last = null;
    },
  };
}

/** App and API version in one text; passes the API's 503 through. Never rejects. */
export async function askVersion(
  send: typeof fetch,
  baseUrl: string,
  own: string,
  facts: WebFacts,
): Promise<VersionAnswer> {
  try {
    const answer = await send(`${baseUrl}/api/version`, {
      headers: { ...scriptHeaders, "X-Forwarded-For": facts.clientAddress, "X-Request-Id": facts.requestId },
      redirect: "manual",
      signal: AbortSignal.timeout(5_000),
    });
    const retry = answer.headers.get("Retry-After");
    // A redirect here is Laravel's maintenance mode with a page to go to (design of the conventions, section 11).
    if (answer.status === 503 || (answer.status >= 300 && answer.status < 400)) {
      return {
        body: { message: "Service Unavailable" },
        status: 503,
        headers: retry ? { "Retry-After": retry } : {},
      };
    }
    const { version } = (await answer.json()) as { version?: unknown };
    // Anything else would read as another version, and every open page would load anew for it.
    if (!answer.ok || typeof version !== "string") {
      return { body: { message: "The API did not tell its version." }, status: 502 };
    }
    return { body: { version: `${own}+${version}` }, status: 200 };
  } catch {
    return { body: { message: "The API cannot be reached." }, status: 502 };
  }
}
