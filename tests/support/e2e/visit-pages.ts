import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { Locale } from "#contract/primitives.ts";
import { demoLinks } from "./demo-links.ts";
import type { PageFacts } from "./page-facts.ts";
import { pages } from "./pages.ts";
import { personas, type ForeignReader, type Persona } from "./personas.ts";
import { travelAppPath } from "./travel-app.ts";

/** What a test has in hand: its context, the sign-in and the data folder of the server. */
export type Visit = {
  context: BrowserContext;
  loginAs: (account: Persona | ForeignReader, context?: BrowserContext) => Promise<void>;
  dataDir: string;
};

/** Asked once by a worker; a worker tests one server. */
let known: PageFacts[] | undefined;

/** The table of all pages with the paths that only this server knows. */
export async function everyPage(visit: Visit): Promise<PageFacts[]> {
  return (known ??= await findPages(visit));
}

async function findPages({ context, loginAs, dataDir }: Visit): Promise<PageFacts[]> {
  await loginAs("consultant", context);
  const list = await context.request.get("/admin/client-files?filter%5Bq%5D=NZFI100001");
  const clientFile = /\/admin\/client-files\/[0-9A-Z]{26}/i.exec(await list.text())?.[0];
  expect(clientFile, "a client file in the list").toBeDefined();
  const travelApp = await travelAppPath(context.request);
  return pages({ travelApp, clientFile: clientFile ?? "", ...demoLinks(dataDir) });
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
export async function pagesFor(visitor: (typeof visitors)[number], visit: Visit) {
  const all = await everyPage(visit);
  const found = all.filter(({ persona }) => (persona && personas[persona].login) === signInOf[visitor]);
  expect(found.length, `pages for ${visitor}`).toBeGreaterThan(0);
  return found;
}

/** Opens a page as the visitor it is meant for, and sees that it is the one. */
export async function openAs(page: Page, facts: PageFacts, loginAs: Visit["loginAs"]): Promise<void> {
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
  { loginAs, baseURL }: Pick<Visit, "loginAs"> & { baseURL: string | undefined },
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
