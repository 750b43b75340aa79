import type { Page } from "@playwright/test";
import { heldBack } from "#tests/support/e2e/held-back.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

/** `area-core`, `texts-en` */
const textsIn = (url: string) => /\/build\/((?:area|texts)-[a-z]+)-[\w-]+\.js$/.exec(url)?.[1];
const all = /\/build\/texts-en-[\w-]+\.js$/;

/** From a page without them, as a person goes there: by the menu. */
async function openLabels(page: Page) {
  await page.goto("/admin/client-files");
  await page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Labels" })
    .click();
  await expect(page).toHaveURL("/admin/labels");
}

const add = (page: Page) => page.locator("a[href='/admin/labels/add']");

test("a page waits for no other texts than its own before it comes alive, and gets all others in one file", async ({
  page,
  loginAs,
}) => {
  await loginAs("consultant");
  const late = heldBack();
  const asked: string[] = [];
  await page.route(/\/build\/(?:area|texts)-/, async (route) => {
    const file = textsIn(route.request().url()) ?? "";
    asked.push(file);
    if (!["area-core", "area-files"].includes(file)) await late.promise;
    await route.continue();
  });
  await page.goto("/admin/client-files");
  const others = page.waitForResponse((answer) => all.test(answer.url()));
  late.resolve();
  expect((await others).ok()).toBe(true);
  expect(asked.toSorted()).toEqual(["area-core", "area-files", "texts-en"]);
});

test("texts that are on their way when their page is reached come as soon as they are there", async ({
  page,
  loginAs,
}) => {
  await loginAs("consultant");
  const late = heldBack();
  await page.route(all, async (route) => {
    await late.promise;
    await route.continue();
  });
  await openLabels(page);
  await expect(add(page)).toHaveText("");
  late.resolve();
  await expect(add(page)).toHaveText("Add label");
});

test("a page whose texts are lost is loaded from the server", async ({ page, loginAs, trouble }) => {
  await loginAs("consultant");
  await page.route(all, (route) => route.abort(), { times: 1 });
  await openLabels(page);
  await expect(add(page)).toHaveText("Add label");
  expect(trouble.found.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
});
