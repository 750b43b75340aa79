import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

/** What depends on the theme. */
const colourRules = ["color-contrast", "link-in-text-block"];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** English in every state and in both themes, the other languages in one state each. */
const looks = [
  ["en", ["empty", "filled", "refused", "disabled"]],
  ["de", ["refused"]],
  ["es", ["filled"]],
  ["it", ["empty"]],
  ["fr", ["disabled"]],
] as const;

for (const [locale, states] of looks) {
  for (const state of states) {
    test(`every piece keeps WCAG 2.2 AA in ${locale}, ${state}`, async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.request.post("/preferences/locale", {
        form: { locale, to: "/" },
        headers: { Origin: baseURL! },
        maxRedirects: 0,
      });
      await page.goto(`/dev/kit?state=${state}`);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await keepsRules(page, "light", (axe) => axe.withTags(rules));
      if (locale === "en") {
        await page.emulateMedia({ colorScheme: "dark" });
        await keepsRules(page, "dark", (axe) => axe.withRules(colourRules));
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
}

async function keepsRules(page: Page, theme: "light" | "dark", choose: (axe: AxeBuilder) => AxeBuilder) {
  // The editor begins anew in the other theme.
  await expect(page.locator(`[data-editor=there][data-look=${theme}]`)).toHaveCount(2);
  const { violations } = await choose(new AxeBuilder({ page })).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  expect.soft(found, theme).toEqual([]);
}
