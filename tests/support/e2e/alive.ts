import type { Page } from "@playwright/test";

const mark = "waymarkIsAlive";

/**
 * From here on `goto` answers once the page's own scripts listen, which a person would not notice but a test is
 * quick enough to overtake. Pages that fail load no scripts of ours; a `goto` with options of its own, for tests of
 * the time before, is left alone.
 */
export async function answersPeople(page: Page) {
  await page.addInitScript((name) => {
    const ask = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      // The first thing a page does when all its parts are in place.
      if (input === "/api/version") Object.assign(globalThis, { [name]: true });
      return ask(input, init);
    };
  }, mark);
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await open(url, options);
    const isPage = answer?.ok() && answer.headers()["content-type"]?.startsWith("text/html");
    if (isPage && !options) await page.waitForFunction((name) => name in globalThis, mark);
    return answer;
  };
}
