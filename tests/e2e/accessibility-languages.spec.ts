import { audit } from "#tests/support/e2e/audit.ts";
import { fits } from "#tests/support/e2e/narrow.ts";
import { foreignLocales } from "#tests/support/e2e/personas.ts";
import { rawTexts } from "#tests/support/e2e/raw-texts.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { openIn, pagesFor, visitors } from "#tests/support/e2e/visit-pages.ts";

const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

/**
 * What each page is seen in; neighbours in the table, and languages of one page, differ. On a desk all but the words
 * is as it is in English.
 */
const looks = [
  { theme: "light", viewport: phone, rules: "structure" },
  { theme: "dark", viewport: desk, rules: "words" },
  { theme: "dark", viewport: phone, rules: "structure" },
  { theme: "light", viewport: desk, rules: "words" },
] as const;

/** German, whose words are the longest, in every run; `npm run test:languages` looks at all, which takes minutes. */
const audited = process.env["EVERY_LANGUAGE"] === "1" ? foreignLocales : (["de"] as const);

// The colours of a page are the same in every language; accessibility.spec.ts looks at them.
for (const [turn, locale] of audited.entries()) {
  for (const visitor of visitors) {
    test(`every page for ${visitor} keeps WCAG 2.2 AA in ${locale}, fits a phone and leaves no text unfilled`, async ({
      page,
      context,
      loginAs,
      dataDir,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      const found = await pagesFor(visitor, { context, loginAs, dataDir });
      await context.clearCookies();
      for (const [index, facts] of found.entries()) {
        // The kit in every language and state has tests of its own.
        if (facts.route === "/dev/kit") continue;
        const { theme, viewport, rules } = looks[(index + turn) % looks.length]!;
        const seen = `${facts.path}, ${theme}, ${viewport.width} px`;
        await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
        await page.setViewportSize(viewport);
        await openIn(locale, page, facts, { loginAs, baseURL });
        await expect(page.locator(":is([data-editor=plain], [data-editor=coming]):visible")).toHaveCount(0);
        expect.soft(await audit(page, rules), seen).toEqual([]);
        expect.soft(await rawTexts(page), seen).toEqual([]);
        await fits(page, 360);
      }
    });
  }
}
