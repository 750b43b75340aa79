import type { Page } from "@playwright/test";
import { audit } from "#tests/support/e2e/audit.ts";
import { looksOf } from "#tests/support/e2e/looks.ts";
import { fits } from "#tests/support/e2e/narrow.ts";
import { noPaths, pages } from "#tests/support/e2e/pages.ts";
import { violationsIn } from "#tests/support/e2e/policy.ts";
import { rawTexts } from "#tests/support/e2e/raw-texts.ts";
import { tabThrough } from "#tests/support/e2e/tab-through.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { everyPage, openAs, openIn } from "#tests/support/e2e/visit-pages.ts";
import { isSampled } from "#tests/support/sampled.ts";
import { limitOf } from "#tests/support/long-run.ts";

const desk = { width: 1280, height: 900 };

/** So many pages share the scripts that the browser has read and made ready. */
const together = 8;

// The kit in every language and state has tests of its own.
const routes = pages(noPaths)
  .map(({ route, persona }, place) => ({ route, persona, looks: looksOf(place) }))
  .filter(({ route }) => route !== "/dev/kit");

for (let first = 0; first < routes.length; first += together) {
  const group = routes.slice(first, first + together);
  const rounds = group.reduce((sum, { looks }) => sum + looks.length, 0);
  test(`pages ${first + 1} to ${first + group.length}, ${group[0]?.route} and on: WCAG 2.2 AA, no text unfilled, keys lead into the content, nothing runs out of narrow screens, no error, the policy is kept`, async ({
    page,
    context,
    loginAs,
    dataDir,
    baseURL,
  }) => {
    test.setTimeout(limitOf({ rounds, usual: 1, eachMs: 30_000 }));
    const violations = await violationsIn(context);
    const facts = await everyPage({ request: context.request, dataDir });
    for (const { route, persona, looks } of group) {
      const found = facts.find((each) => each.route === route && each.persona === persona)!;
      for (const { locale, theme, width } of looks) {
        const seen = `${found.path}, ${locale}, ${theme}, ${width} px`;
        await test.step(seen, async () => {
          await page.setViewportSize(desk);
          await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          if (locale === "en") await openAs(page, found, loginAs);
          else await openIn(locale, page, found, { loginAs, baseURL });
          const skips = persona !== undefined || route.startsWith("/travel-app/");
          const wholeWay = !skips || isSampled(route, 6);
          if (wholeWay) expect.soft(await tabThrough(page), `keys on ${seen}`).toEqual([]);
          if (skips) await skipsToContent(page);
          if (!wholeWay && isSampled(`keys on ${route}`, 2))
            expect.soft(await tabThrough(page), `keys in the content of ${seen}`).toEqual([]);
          await page.setViewportSize({ ...desk, width });
          // The editor begins late.
          await expect(page.locator(":is([data-editor=plain], [data-editor=coming]):visible")).toHaveCount(0);
          const rules = rulesOf(route);
          if (rules) expect.soft(await audit(page, rules), seen).toEqual([]);
          expect.soft(await rawTexts(page), seen).toEqual([]);
          for (const narrow of isSampled(`widths of ${route}`, 3) ? [360, 320] : [320])
            await fits(page, narrow);
          await page.setViewportSize(desk);
          await page.evaluate(openMenus);
        });
      }
    }
    expect(violations).toEqual([]);
  });
}

/** The rules take longer than all else: names and labels of every page are looked at without a browser as well. */
function rulesOf(route: string): "everything" | "structure" | undefined {
  if (isSampled(`colours of ${route}`, 5)) return "everything";
  return isSampled(`structure of ${route}`, 4) ? "structure" : undefined;
}

/** Runs in the page: opens and shuts what can be opened, so that what happens then does no harm. */
function openMenus() {
  for (const menu of document.querySelectorAll("summary")) menu.click();
}

async function skipsToContent(page: Page) {
  const target = await page.evaluate(focusFirst);
  expect(target, "the first stop leads past the menus, and is in sight").toMatch(/^#./);
  await page.keyboard.press("Enter");
  await expect(page.locator(target)).toBeVisible();
  expect(page.url()).toContain(target);
}

/** Runs in the page: goes to its first stop; where that leads, or what is wrong with it. */
function focusFirst(): string {
  const stops = document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary");
  const first = [...stops].find((stop) => stop.checkVisibility({ visibilityProperty: true }));
  if (!first) return "no stop";
  first.focus();
  const { top, bottom, left, width } = first.getBoundingClientRect();
  const inSight = width > 1 && bottom > Math.max(top, 0) + 1 && top < innerHeight && left < innerWidth;
  return inSight ? (first.getAttribute("href") ?? first.outerHTML) : `out of sight: ${first.outerHTML}`;
}
