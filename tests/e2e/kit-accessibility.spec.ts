import type { Page } from "@playwright/test";
import { audit } from "#tests/support/e2e/audit.ts";
import { rawTexts } from "#tests/support/e2e/raw-texts.ts";
import { isWhole } from "#tests/support/sampled.ts";
import { tabThrough } from "#tests/support/e2e/tab-through.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

const states = ["empty", "filled", "refused", "disabled"] as const;
const locales = ["en", "de", "es", "it", "fr"] as const;

/** Every state in a language and a theme of its own; `npm run test:pairs` sees every state in all of them. */
const looks = isWhole
  ? locales.map((locale) => [locale, states] as const)
  : ([
      ["en", ["filled"]],
      ["de", ["refused"]],
      ["it", ["empty"]],
      ["fr", ["disabled"]],
    ] as const);

function themesOf(state: (typeof states)[number]): readonly ("light" | "dark")[] {
  if (isWhole) return ["light", "dark"];
  return [state === "filled" || state === "disabled" ? "dark" : "light"];
}

for (const [locale, seen] of looks) {
  for (const state of seen) {
    test(`every piece keeps WCAG 2.2 AA in ${locale}, ${state}`, async ({ page, baseURL }) => {
      const [first, ...others] = themesOf(state);
      await page.emulateMedia({ colorScheme: first!, reducedMotion: "reduce" });
      await page.request.post("/preferences/locale", {
        form: { locale, to: "/" },
        headers: { Origin: baseURL! },
        maxRedirects: 0,
      });
      await page.goto(`/dev/kit?state=${state}`);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await keepsRules(page, first!, "everything");
      expect.soft(await rawTexts(page)).toEqual([]);
      for (const theme of others) {
        await page.emulateMedia({ colorScheme: theme });
        await keepsRules(page, theme, "colours");
      }
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }
}

async function keepsRules(page: Page, theme: "light" | "dark", rules: Parameters<typeof audit>[1]) {
  // The editor begins anew in the other theme.
  await expect(page.locator(`[data-editor=there][data-look=${theme}]`)).toHaveCount(2);
  expect.soft(await audit(page, rules), theme).toEqual([]);
}

test("a text key, a placeholder and a focus without a sign are found when they are planted", async ({
  page,
}) => {
  await page.goto("/");
  expect(await rawTexts(page)).toEqual([]);
  await page.evaluate(() => {
    const planted = '<p>auth:reset.title, {{name}}</p><a id="faint" href="/quote">To be found</a>';
    document.querySelector("main")!.insertAdjacentHTML("afterbegin", planted);
    document.querySelector<HTMLElement>("#faint")!.style.cssText = "outline: none !important";
  });
  expect(await rawTexts(page)).toEqual(["auth:reset.title", "{{name}}"]);
  expect(await tabThrough(page)).toEqual([expect.stringMatching(/no sign of the focus on .*faint/)]);
});

test("the audit finds what was planted", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const planted = '<input id="nameless"><p id="pale">Hardly to be read</p>';
    document.querySelector("main")!.insertAdjacentHTML("afterbegin", planted);
    Object.assign(document.querySelector<HTMLElement>("#pale")!.style, { color: "#ddd", background: "#fff" });
  });
  expect(await audit(page, "everything")).toEqual([
    expect.stringMatching(/^color-contrast: .*pale/),
    expect.stringMatching(/^label: .*nameless/),
  ]);
  expect(await audit(page, "colours")).toEqual([expect.stringMatching(/^color-contrast: .*pale/)]);
});
