import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/e2e/test.ts";

/**
 * Runs in the page, once: presses Back as soon as there is a router, and lets nothing be drawn before it has followed.
 * So it happens of itself where a phone takes a second to draw what the server sent.
 */
function goBackBeforeItIsDrawn() {
  if (!sessionStorage.getItem("goBack")) return;
  sessionStorage.removeItem("goBack");
  const postMessage = Reflect.get(MessagePort.prototype, "postMessage");
  const held: (() => void)[] = [];
  let isHeld = false;
  MessagePort.prototype.postMessage = function holding(this: MessagePort, message: unknown) {
    if (isHeld) held.push(() => postMessage.call(this, message));
    else postMessage.call(this, message);
  } as MessagePort["postMessage"];
  type Router = { subscribe: (listener: (state: { navigation: { state: string } }) => void) => void };
  Object.defineProperty(window, "__reactRouterDataRouter", {
    configurable: true,
    set(router: Router) {
      Object.defineProperty(window, "__reactRouterDataRouter", { value: router, writable: true });
      isHeld = true;
      history.back();
      router.subscribe(({ navigation }) => {
        if (navigation.state !== "idle") return;
        isHeld = false;
        for (const send of held.splice(0)) send();
      });
    },
  });
}

const references = (page: Page) => page.getByRole("table").getByRole("rowheader");

test("shows what belongs to an address that changed while the page came alive", async ({ page, loginAs }) => {
  await loginAs("consultant");
  await page.addInitScript(goBackBeforeItIsDrawn);
  await page.goto("/admin/client-files?filter[scope]=all&filter[q]=Bellandi");
  await expect(references(page)).toHaveText(["NZFI100002"]);
  await page.getByRole("columnheader", { name: "Reference" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/sort=/);
  const search = page.getByRole("search", { name: /filter/i }).getByRole("searchbox");
  await search.fill("Weißenborn");
  await search.press("Enter");
  await expect(references(page)).toHaveText(["NZFI100001"]);
  await page.evaluate(() => sessionStorage.setItem("goBack", "yes"));
  await page.reload();
  await expect(page).toHaveURL(/sort=.*Bellandi|Bellandi.*sort=/);
  await expect(references(page)).toHaveText(["NZFI100002"]);
});
