import type { Page } from "@playwright/test";
import { cleanRichText } from "#api/domain/rich-text/clean-rich-text.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { xssCorpus } from "#tests/support/xss-corpus.ts";

/** Puts each text into a page, touches everything in it, and counts the scripts that ran. */
async function executed(page: Page, texts: readonly string[]): Promise<number> {
  await page.setContent("<!doctype html><body></body>");
  return page.evaluate(async (all) => {
    let hits = 0;
    Object.assign(window, { hit: () => (hits += 1) });
    for (const text of all) {
      const box = document.createElement("div");
      document.body.append(box);
      // Every link is clicked; those that lead to another page are kept from leaving this one.
      box.addEventListener("click", (event) => {
        const link = event.target instanceof Element ? event.target.closest("a, area") : null;
        const isLink = link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement;
        if (isLink && link.protocol !== "javascript:") event.preventDefault();
      });
      box.innerHTML = text;
      for (const element of box.querySelectorAll<HTMLElement>("*")) {
        for (const type of ["mouseover", "pointerenter", "focus", "blur", "toggle", "wheel"]) {
          element.dispatchEvent(new Event(type, { bubbles: true }));
        }
        element.click?.();
      }
      await new Promise((resolve) => setTimeout(resolve));
      box.remove();
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    return hits;
  }, texts);
}

test("no attempt to run a script succeeds once the text is cleaned", async ({ page, trouble }) => {
  expect(await executed(page, xssCorpus.map(cleanRichText))).toBe(0);
  expect(trouble.found).toEqual([]);
});

test("uncleaned, many of them succeed", async ({ page, trouble }) => {
  const direct = xssCorpus.filter(
    (text) => /^<(?:img|p |a |details|svg)/.test(text) && !/frame|form|base|meta/.test(text),
  );
  expect(await executed(page, direct)).toBeGreaterThan(20);
  trouble.found.splice(0);
});
