import { expect, type BrowserContext, type Page } from "@playwright/test";
import { pages, type PageFacts } from "./pages.ts";
import { personas, type Persona } from "./personas.ts";
import { travelAppPath } from "./travel-app.ts";

type LoginAs = (persona: Persona, context?: BrowserContext) => Promise<void>;

/** Asked once by a worker; a worker tests one server. */
let known: PageFacts[] | undefined;

/** The table of all pages with the paths that only this server knows. */
export async function everyPage(context: BrowserContext, loginAs: LoginAs): Promise<PageFacts[]> {
  return (known ??= await findPages(context, loginAs));
}

async function findPages(context: BrowserContext, loginAs: LoginAs): Promise<PageFacts[]> {
  await loginAs("consultant", context);
  const list = await context.request.get("/admin/client-files?filter%5Bq%5D=NZFI100001");
  const clientFile = /\/admin\/client-files\/[0-9A-Z]{26}/i.exec(await list.text())?.[0];
  expect(clientFile, "a client file in the list").toBeDefined();
  return pages({ travelApp: await travelAppPath(context.request), clientFile: clientFile ?? "" });
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
export async function pagesFor(
  visitor: (typeof visitors)[number],
  context: BrowserContext,
  loginAs: LoginAs,
) {
  const all = await everyPage(context, loginAs);
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
