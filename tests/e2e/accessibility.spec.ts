import type { Page } from "@playwright/test";
import { audit } from "#tests/support/e2e/audit.ts";
import { fits } from "#tests/support/e2e/narrow.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { noPaths, pages } from "#tests/support/e2e/pages.ts";
import { violationsIn } from "#tests/support/e2e/policy.ts";
import { tabThrough } from "#tests/support/e2e/tab-through.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { everyPage, openAs } from "#tests/support/e2e/visit-pages.ts";

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };
/** The rest of a phone's rules are looked at in the other languages, in accessibility-languages.spec.ts. */
const light = { theme: "light", viewport: desk, rules: "everything" } as const;
const dark = { theme: "dark", viewport: desk, rules: "everything" } as const;
const bothThemes = [light, { ...dark, rules: "colours" }] as const;
/** A page is looked at in one theme, its neighbour in the table in the other; `npm run test:whole` looks at both. */
const looksAt = (index: number) =>
  process.env["EVERY_CASE"] === "1" ? bothThemes : [index % 2 === 0 ? light : dark];

/** One page of each kind: the colours that a phone shows are set by the same rules everywhere. */
const colouredOnPhones = [
  "/",
  "/travel-app/:token",
  "/admin/client-files",
  "/admin/labels/:uid",
  "/app/list-bookings",
];
const phones = [
  { theme: "light", viewport: phone, rules: "colours" },
  { theme: "dark", viewport: phone, rules: "colours" },
] as const;

// The kit in every language and state has tests of its own.
const routes = pages(noPaths).filter(({ route }) => route !== "/dev/kit");
for (const [index, { route, persona }] of routes.entries()) {
  const themes = looksAt(index);
  const named = themes.map(({ theme }) => theme).join(" and ");
  test(`${route} for ${persona ?? "a guest"}: title and status, WCAG 2.2 AA in ${named}, keys lead into the content, nothing runs out of narrow screens, no error, the policy is kept`, async ({
    page,
    context,
    loginAs,
    dataDir,
  }) => {
    test.setTimeout(limitOf({ rounds: themes.length, usual: 1, eachMs: 60_000 }));
    await page.emulateMedia({ colorScheme: themes[0].theme, reducedMotion: "reduce" });
    const violations = await violationsIn(context);
    const facts = (await everyPage({ context, loginAs, dataDir })).find((each) => each.route === route)!;
    await openAs(page, facts, loginAs);
    expect.soft(await tabThrough(page), `keys on ${facts.path}`).toEqual([]);
    if (persona || route.startsWith("/travel-app/")) await skipsToContent(page);
    const seen = colouredOnPhones.includes(route) ? [...themes, ...phones] : themes;
    for (const { theme, viewport, rules } of seen) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme });
      // The editor begins anew in the other theme.
      await expect(page.locator(":is([data-editor=plain], [data-editor=coming]):visible")).toHaveCount(0);
      expect.soft(await audit(page, rules), `${facts.path}, ${theme}, ${viewport.width} px`).toEqual([]);
    }
    for (const width of [360, 320]) await fits(page, width);
    await page.setViewportSize(desk);
    for (const menu of await page.locator("summary").all()) await menu.press("Enter");
    expect(violations).toEqual([]);
  });
}

async function skipsToContent(page: Page) {
  const skip = page.locator(":is(a[href], button, input, select, summary):visible").first();
  await skip.focus();
  await expect(skip).toHaveText(/^Skip to (?:the )?content$/);
  await expect(skip).toBeInViewport();
  const target = await skip.getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page.locator(target!)).toBeVisible();
  expect(page.url()).toContain(target);
}
