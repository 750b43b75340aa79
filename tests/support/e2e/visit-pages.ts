import { expect, type APIRequestContext, type BrowserContext, type Page } from "@playwright/test";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { Locale } from "#contract/primitives.ts";
import { demoLinks } from "./demo-links.ts";
import type { PageFacts } from "./page-facts.ts";
import { pages } from "./pages.ts";
import { personas, type ForeignReader, type Persona } from "./personas.ts";
import { travelAppPath } from "./travel-app.ts";

/** What finds the pages of a server: somebody who asks it, and its data folder. */
export type World = { request: APIRequestContext; dataDir: string };

type LoginAs = (account: Persona | ForeignReader, context?: BrowserContext) => Promise<void>;

/** Asked once by a worker; a worker tests one server. */
let known: PageFacts[] | undefined;

/** The table of all pages with the paths that only this server knows. */
export async function everyPage(world: World): Promise<PageFacts[]> {
  return (known ??= await findPages(world));
}

async function findPages({ request, dataDir }: World): Promise<PageFacts[]> {
  const clientFile = `/admin/client-files/${seedUid("file", "NZFI100001")}`;
  const travelApp = await travelAppPath(request);
  return pages({ travelApp, clientFile, ...demoLinks(dataDir) });
}

/** Who there is to visit; together they see every page. */
export const visitors = ["nobody signed in", "the office", "an agency", "a supplier"] as const;

const signInOf: Record<(typeof visitors)[number], string | undefined> = {
  "nobody signed in": undefined,
  "the office": "/admin/login",
  "an agency": "/?index",
  "a supplier": "/supplier/login",
};

/** The pages that are meant for one of the visitors. */
export async function pagesFor(visitor: (typeof visitors)[number], world: World) {
  const all = await everyPage(world);
  const found = all.filter(({ persona }) => (persona && personas[persona].login) === signInOf[visitor]);
  expect(found.length, `pages for ${visitor}`).toBeGreaterThan(0);
  return found;
}

/** Opens a page as the visitor it is meant for, and sees that it is the one. */
export async function openAs(page: Page, facts: PageFacts, loginAs: LoginAs): Promise<void> {
  await page.context().clearCookies();
  if (facts.persona) await loginAs(facts.persona, page.context());
  const answer = await page.goto(facts.path);
  expect(answer?.status(), facts.path).toBe(facts.status ?? 200);
  await expect(page, facts.path).toHaveTitle(facts.title);
}

/** Opens a page as a reader of another language sees it: by the profile, else by the choice in the browser. */
export async function openIn(
  locale: Exclude<Locale, "en">,
  page: Page,
  { path, persona, status = 200 }: PageFacts,
  { loginAs, baseURL }: { loginAs: LoginAs; baseURL: string | undefined },
): Promise<void> {
  // A sign-in over another one would end that.
  await page.context().clearCookies();
  if (persona) await loginAs(`${persona}.${locale}`, page.context());
  else await page.context().addCookies([{ name: "locale", value: locale, url: baseURL! }]);
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  expect(page.url()).toBe(new URL(path, baseURL).href);
  await expect(page.locator("html"), path).toHaveAttribute("lang", locale);
}
