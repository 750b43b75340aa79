import type { Page } from "@playwright/test";
import { VERSION_POLL_MS } from "#app/lib/version-poll.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

type Answer = { status: number; version?: string } | "no network";

/** The server's answers to the question for its version; the test changes them as it goes. */
async function versionOf(page: Page, first: Answer) {
  const state = { answer: first, asked: 0, documents: 0, warnings: [] as string[] };
  await page.clock.install();
  // Whether the page has heard the last answer and waits for its next turn.
  await page.addInitScript((turn) => {
    const wait = globalThis.setTimeout;
    globalThis.setTimeout = ((callback: () => void, delay?: number) => {
      if (delay !== turn) return wait(callback, delay);
      document.documentElement.toggleAttribute("data-waits", true);
      return wait(() => {
        document.documentElement.toggleAttribute("data-waits", false);
        callback();
      }, delay);
    }) as typeof setTimeout;
  }, VERSION_POLL_MS);
  await page.route("/api/version", (route) => {
    state.asked += 1;
    const { answer } = state;
    if (answer === "no network") return route.abort();
    return route.fulfill({ status: answer.status, json: { version: answer.version } });
  });
  page.on("request", (sent) => {
    if (sent.isNavigationRequest()) state.documents += 1;
  });
  page.on("console", (message) => {
    if (message.type() === "warning") state.warnings.push(message.text());
  });
  const next = async (answer: Answer) => {
    const before = state.asked;
    await page.locator("html[data-waits]").waitFor({ state: "attached" });
    state.answer = answer;
    await page.clock.runFor(VERSION_POLL_MS);
    await expect.poll(() => state.asked).toBeGreaterThan(before);
  };
  return { state, next };
}

for (const [name, path, field] of [
  ["the desk", "/admin/login", "Username or e-mail"],
  ["a public page", "/travel-app/", "Reference"],
] as const) {
  test(`${name} reloads once for a new version, and keeps what was typed`, async ({ page }) => {
    const { state, next } = await versionOf(page, { status: 200, version: "one" });
    await page.goto(path);
    await expect.poll(() => state.asked).toBe(1);
    await page.getByLabel(field, { exact: true }).fill("half of a word");
    await next({ status: 200, version: "one" });
    expect(state.documents).toBe(1);
    await next({ status: 200, version: "two" });
    await expect.poll(() => state.documents).toBe(2);
    await expect(page.getByLabel(field, { exact: true })).toHaveValue("half of a word");
    await expect.poll(() => state.asked).toBeGreaterThanOrEqual(4);
    await next({ status: 200, version: "two" });
    await next({ status: 200, version: "two" });
    expect(state.documents).toBe(2);
    expect(state.warnings).toEqual([]);
  });

  test(`${name} only warns of maintenance, other statuses and a lost network`, async ({ page, trouble }) => {
    const { state, next } = await versionOf(page, { status: 200, version: "one" });
    await page.goto(path);
    await expect.poll(() => state.asked).toBe(1);
    await next({ status: 503 });
    await expect.poll(() => state.warnings.at(-1)).toMatch(/maintenance mode/i);
    await next({ status: 500 });
    await expect.poll(() => state.warnings.at(-1)).toMatch(/unexpected status 500/i);
    await next("no network");
    await expect.poll(() => state.warnings).toHaveLength(3);
    await next({ status: 200, version: "one" });
    expect(state.documents).toBe(1);
    expect(state.warnings).toHaveLength(3);
    // The browser itself writes one line for each of the three.
    expect(trouble.found.splice(0)).toHaveLength(3);
  });
}
