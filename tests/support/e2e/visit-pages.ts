import { expect, type BrowserContext, type Page } from "@playwright/test";
import { pages, type PageFacts } from "./pages.ts";
import type { Persona } from "./personas.ts";
import { travelAppPath } from "./travel-app.ts";

type LoginAs = (persona: Persona, context?: BrowserContext) => Promise<void>;

/** The table of all pages with the paths that only this server knows. */
export async function everyPage(context: BrowserContext, loginAs: LoginAs): Promise<PageFacts[]> {
  await loginAs("consultant", context);
  const list = await context.request.get("/admin/client-files?filter%5Bq%5D=NZFI100001");
  const clientFile = /\/admin\/client-files\/[0-9A-Z]{26}/i.exec(await list.text())?.[0];
  expect(clientFile, "a client file in the list").toBeDefined();
  return pages({ travelApp: await travelAppPath(context.request), clientFile: clientFile ?? "" });
}

/** Opens a page as the visitor it is meant for, and sees that it is the one. */
export async function openAs(page: Page, facts: PageFacts, loginAs: LoginAs): Promise<void> {
  await page.context().clearCookies();
  if (facts.persona) await loginAs(facts.persona, page.context());
  const answer = await page.goto(facts.path);
  expect(answer?.status(), facts.path).toBe(facts.status ?? 200);
  await expect(page, facts.path).toHaveTitle(facts.title);
}
