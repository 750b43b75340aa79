import type { RequestFacts } from "#app/context.ts";
import { localeCookieName } from "#app/middleware/locale.server.ts";
import { themeCookieName } from "#app/middleware/session.server.ts";
import type { Theme } from "#contract/people/session.ts";
import type { Locale } from "#contract/primitives.ts";

const year = 365 * 24 * 60 * 60;

function cookie(name: string, value: string, { secure }: Pick<RequestFacts, "secure">) {
  return `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Keeps the chosen language in this browser. */
export function localeCookie(locale: Locale, facts: Pick<RequestFacts, "secure">) {
  return cookie(localeCookieName, locale, facts);
}

/** Mirrors the chosen theme for the first paint; readable by scripts, which keep it in step. */
export function themeCookie(theme: Theme, facts: Pick<RequestFacts, "secure">) {
  return cookie(themeCookieName, theme, facts);
}

/** Language and theme of the profile, for this browser from sign-in on. */
export function preferenceCookies(
  { locale, theme }: { locale: Locale; theme: Theme },
  facts: Pick<RequestFacts, "secure">,
) {
  const cookies = [localeCookie(locale, facts)];
  return theme === "auto" ? cookies : [...cookies, themeCookie(theme, facts)];
}
