import type { Page } from "@playwright/test";
import { openKit } from "#tests/support/e2e/kit-page.ts";
import { expect, test } from "#tests/support/e2e/test.ts";

test("a page that was only looked at is left without a question, one with changes asks", async ({ page }) => {
  const { name } = await openKit(page, "filled");
  const away = page.getByRole("link", { name: "To the sign-in" });
  await name.fill("Tussock House");
  await away.click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question.getByRole("button", { name: "Stay on this page" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Tussock House");
  await away.click();
  await expect(question).toBeVisible();
  await readAnew(page);
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.goBack();
  await expect(page.locator("[data-editor=there]")).toHaveCount(2);
  await expect(name).toHaveValue("Steamvale Lodge");
  await away.click();
  await expect(page).toHaveURL("/forgot-password");
});

test("a page with changes asks also where the click falls into the end of an answer", async ({ page }) => {
  const { name } = await openKit(page, "filled");
  await name.fill("Tussock House");
  await page.evaluate(clickAtTheEndOfAnAnswer, "/forgot-password");
  await readAnew(page);
  await page.getByRole("dialog").getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("the browser asks before a page with changes is closed", async ({ page }) => {
  const { name } = await openKit(page);
  await name.fill("Tussock House");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

/** Runs in the page: the next answer is read whole, but for its end, when the link to this address is followed. */
function clickAtTheEndOfAnAnswer(address: string) {
  const ask = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    globalThis.fetch = ask;
    const answer = await ask(...asked);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream({
      start: (to) => to.enqueue(bytes),
      pull: (to) => {
        document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click();
        to.close();
      },
    });
    return new Response(body, answer);
  };
}

/** As when a colleague has changed what the page shows. */
async function readAnew(page: Page) {
  type Framework = { __reactRouterDataRouter: { revalidate: () => Promise<void> } };
  await page.evaluate(() => (window as unknown as Framework).__reactRouterDataRouter.revalidate());
}
