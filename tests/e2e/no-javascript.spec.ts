import type { Page } from "@playwright/test";
import type { PageFacts } from "#tests/support/e2e/page-facts.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { everyPage, openAs, pagesFor, visitors } from "#tests/support/e2e/visit-pages.ts";

test.use({ javaScriptEnabled: false });

for (const visitor of visitors) {
  test(`every page for ${visitor} has its title, status and content, and every link leads somewhere`, async ({
    page,
    context,
    loginAs,
    baseURL,
    dataDir,
  }) => {
    test.setTimeout(180_000);
    const tried = new Map<string, number>();
    const ofShape = new Map<string, number>();
    for (const facts of await pagesFor(visitor, { context, loginAs, dataDir })) {
      await openAs(page, facts, loginAs);
      await showsContent(page, facts.path);
      await saysWhereItIs(page, facts);
      const hrefs = await page
        .locator("a[href]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      for (const href of hrefs) {
        const target = new URL(href ?? "", page.url());
        if (target.origin !== baseURL || target.pathname.endsWith(".pdf")) continue;
        const address = target.pathname + target.search;
        const key = `${facts.persona ?? "guest"} ${address}`;
        if (!tried.has(key)) {
          const shape = `${facts.path} ${shapeOf(address)}`;
          ofShape.set(shape, (ofShape.get(shape) ?? 0) + 1);
          if (ofShape.get(shape)! > rowsTried) continue;
          tried.set(key, (await page.request.get(address, { maxRedirects: 3 })).status());
        }
        const expected = facts.status === 404 && address === facts.path ? 404 : 200;
        expect.soft(tried.get(key), `${address}, linked from ${facts.path}`).toBe(expected);
      }
    }
    expect(tried.size).toBeGreaterThan(3);
  });
}

/** Of the rows of a list, whose links are made by the same line of code. */
const rowsTried = 3;

/** An address without what tells one record from another. */
function shapeOf(address: string): string {
  return address.replaceAll(/[0-9A-HJKMNP-TV-Z]{26}|[A-Z]{4}\d{6}|\d+/g, "*");
}

/** No empty shell, and nothing that waits for scripts. */
async function showsContent(page: Page, path: string) {
  await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  await expect(page.getByRole("main"), path).toHaveCount(1);
  const waiting = page.locator(":is([aria-busy=true], [data-slot=skeleton]):visible:not([data-specimen] *)");
  await expect(waiting, path).toHaveCount(0);
}

/** The way to a page that was found ends with the page itself, where its portal shows one. */
async function saysWhereItIs(page: Page, { path, title, status = 200 }: PageFacts) {
  const way = page.locator("[data-slot=breadcrumb]:not(main *) [aria-current=page]");
  if (status === 200 && (await way.count()) > 0) await expect.soft(way, path).toHaveText(title);
}

/** Opens whatever menu holds the languages, then chooses. */
async function chooseLanguage(page: Page, name: string, code: string) {
  const menu = page.locator("details:is([data-slot=menu], [data-menu]):has(button[name=locale]) > summary");
  await page.waitForLoadState();
  if (await menu.count()) await menu.click();
  const path = new URL(page.url()).pathname;
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.locator("html"), path).toHaveAttribute("lang", code);
  expect(new URL(page.url()).pathname).toBe(path);
}

test("every public page changes its language by its own form", async ({
  page,
  context,
  loginAs,
  dataDir,
}) => {
  for (const facts of await everyPage({ context, loginAs, dataDir })) {
    if (facts.persona || facts.status === 404) continue;
    await openAs(page, facts, loginAs);
    await chooseLanguage(page, "Deutsch", "de");
    await chooseLanguage(page, "English", "en");
  }
});

for (const [persona, paths] of [
  ["ropata", ["/admin", "/admin/client-files?sort=reference"]],
  ["viewer.silberfarn", ["/app", "/app/list-bookings"]],
  ["front.steamvale", ["/supplier-app", "/supplier-app/confirmed"]],
] as const) {
  test(`the menu of ${persona} changes language and theme, and stays on the page`, async ({
    page,
    loginAs,
  }) => {
    await loginAs(persona);
    for (const path of paths) {
      await page.goto(path);
      await chooseLanguage(page, "Italiano", "it");
      await chooseLanguage(page, "English", "en");
      for (const theme of ["dark", "auto"]) {
        await page.locator("details[data-slot=menu]:has(button[name=theme]) > summary").click();
        await page.locator(`button[name=theme][value=${theme}]`).click();
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(page).toHaveURL(path);
      }
    }
  });
}

test("the search at the top of a portal finds by a plain form", async ({ page, loginAs }) => {
  await loginAs("consultant");
  await page.goto("/admin");
  const search = page.getByRole("searchbox", { name: "Search client files" });
  await search.fill("Bellandi");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/admin\/client-files\?filter%5Bq%5D=Bellandi/);
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveText(["NZFI100002"]);
});

test("the sidebar opens on small screens", async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await loginAs("emma.larkspur");
  await page.goto("/app");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "My Files" }).click();
  await expect(page).toHaveTitle("My Files");
});
