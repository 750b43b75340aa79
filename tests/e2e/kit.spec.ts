import type { Page } from "@playwright/test";
import { heldBack } from "#tests/support/e2e/held-back.ts";
import { editor, kit, openKit } from "#tests/support/e2e/kit-page.ts";
import { demoPassword } from "#tests/support/e2e/personas.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

test("a place is found, chosen and cleared by keyboard", async ({ page }) => {
  const { place } = await openKit(page);
  await place.focus();
  await page.keyboard.type("kaikoura");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Kaikōura Canterbury" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(place).toHaveValue("Kaikōura");
  await expect(page.locator("input[name=place]")).toHaveValue("KBZ");
  await page.keyboard.type(" nowhere");
  await page.keyboard.press("Escape");
  await expect(place).toHaveValue("Kaikōura");
  await page.getByRole("button", { name: "Clear Place" }).press("Enter");
  await expect(place).toHaveValue("");
  await expect(place).toBeFocused();
});

test("in the office places are searched by the API", async ({ page, loginAs }) => {
  await loginAs("consultant");
  const { place } = await openKit(page);
  await place.focus();
  await page.keyboard.type("queenst");
  await page
    .getByRole("option", { name: /^Queenstown/ })
    .first()
    .click();
  await expect(page.locator("input[name=place]")).not.toHaveValue("");
});

test("a new row takes the focus, and Enter in a row sends the form instead of taking the row away", async ({
  page,
}) => {
  const { addRoom, room, summary } = await openKit(page);
  await addRoom.press("Enter");
  await expect(room(2).getByLabel("Room type")).toBeFocused();
  await room(2).getByLabel("Guests").fill("2");
  await room(2).getByLabel("Guests").press("Enter");
  await expect(summary).toBeFocused();
  await expect(room(2).getByLabel("Guests")).toHaveValue("2");
  await room(1).getByRole("button", { name: "Remove Room 1" }).press("Enter");
  await expect(room(1).getByLabel("Guests")).toHaveValue("2");
  await expect(addRoom).toBeFocused();
});

test("Ctrl and Enter send the form from a field of several lines and from the editor", async ({ page }) => {
  const { summary } = await openKit(page);
  await page.getByLabel("Remarks").press("Control+Enter");
  await expect(summary).toBeFocused();
  await page.goto("/dev/kit?state=filled");
  await expect(page.locator("[data-editor=there]")).toHaveCount(2);
  await editor(page).press("Control+Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
});

test("what is typed is kept, told of, put back after a reload, and gone when it is discarded", async ({
  page,
}) => {
  const { name, room, addRoom } = await openKit(page);
  await name.fill("Tussock House");
  await addRoom.click();
  await room(2).getByLabel("Guests").fill("3");
  await editor(page).pressSequentially("Quiet");
  await expect(page.getByText(/^Draft saved at \d{1,2}:\d\d\s[ap]m$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Quiet");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Your unsaved changes of \d{1,2}:\d\d\s[ap]m are back/)).toBeVisible();
  await expect(name).toHaveValue("Tussock House");
  await expect(room(2).getByLabel("Guests")).toHaveValue("3");
  await expect(editor(page)).toHaveText("Quiet");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(name).toHaveValue("");
  await expect(room(2)).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue("");
});

test("a form that does not get through, or whose session has ended, is there, filled, at the next try", async ({
  page,
  context,
  loginAs,
  trouble,
}) => {
  await loginAs("operations");
  await page.goto("/admin/labels/add");
  const name = page.getByLabel("Name");
  await name.fill("Honeymoon at the lakes");
  await page.locator("label", { has: page.locator("input[value=teal]") }).click();
  await page.route("/admin/labels/add.data", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(name).toHaveValue("Honeymoon at the lakes");
  expect(trouble.found.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
  await context.clearCookies();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login\?to=/);
  await page.locator("input[name=login]").fill("operations");
  await page.locator("input[name=password]").fill(demoPassword);
  await page.locator("form [type=submit]", { hasText: "Log in" }).click();
  await expect(page).toHaveURL("/admin/labels/add");
  await expect(name).toHaveValue("Honeymoon at the lakes");
  await expect(page.locator("input[value=teal]")).toBeChecked();
});

withOrWithoutJavaScript("with", (javaScript) => {
  test("server and browser refuse in the same words, in the order of the form", async ({ page }) => {
    await page.goto("/dev/kit");
    if (javaScript) await expect(page.locator("[data-editor=there]")).toHaveCount(2);
    await page.getByLabel("E-mail").fill("desk at steamvale");
    await page.getByLabel("Price per room and night").fill("cheap");
    await page.getByRole("textbox", { name: "Date of travel" }).fill("31/02/2027");
    await kit(page).send.click();
    await expect(kit(page).summary.getByRole("link")).toHaveText([
      "Name of the accommodation: This field is required",
      "Region: This field is required",
      "E-mail: This field must be a valid email",
      "Price per room and night: Enter an amount, for example 1,234.50",
      "Date of travel: Enter a date, for example 14/12/2026",
      "Meals: This field is required",
      "Heading (English): This field is required",
      "Room 1, Room type: This field is required",
      "The supplier has agreed to the terms: Required",
    ]);
    await expect(page.getByLabel("Price per room and night")).toHaveValue("cheap");
  });

  test("rows are added and taken away and nothing typed is lost", async ({ page }) => {
    await page.goto("/dev/kit?state=filled");
    if (javaScript) await expect(page.locator("[data-editor=there]")).toHaveCount(2);
    const { name, addRoom, room } = kit(page);
    await name.fill("Tussock House");
    await addRoom.click();
    await expect(room(3)).toBeVisible();
    await room(3).getByLabel("Guests").fill("1");
    await room(1).getByRole("button", { name: "Remove Room 1" }).click();
    await expect(room(3)).toBeHidden();
    await expect(room(2).getByLabel("Guests")).toHaveValue("1");
    await expect(name).toHaveValue("Tussock House");
    await expect(kit(page).summary).toBeHidden();
  });

  test("a whole form is sent, and while it is on its way not a second time", async ({ page }) => {
    await page.goto("/dev/kit?state=filled");
    if (javaScript) await expect(page.locator("[data-editor=there]")).toHaveCount(2);
    const { name, send } = kit(page);
    const sent = javaScript ? await holdBackPosts(page) : null;
    await send.click();
    if (sent) {
      await expect(send).toHaveText("Save accommodationWorking…");
      await send.press("Enter");
      await name.press("Enter");
      sent.release();
    }
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(sent?.count() ?? 1).toBe(1);
  });
});

/** Lets no form reach the server until it is released, and counts those that were on the way. */
async function holdBackPosts(page: Page) {
  const answer = heldBack();
  let count = 0;
  await page.route(/\/dev\/kit/, async (route) => {
    if (route.request().method() === "POST") {
      count += 1;
      await answer.promise;
    }
    await route.continue();
  });
  return { release: answer.resolve, count: () => count };
}

test("list pages load no part of the editor", async ({ page, loginAs }) => {
  await loginAs("consultant");
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await page.goto("/admin/labels");
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => /tinymce/i.test(script) && script.length > 50_000)).toEqual([]);
});
