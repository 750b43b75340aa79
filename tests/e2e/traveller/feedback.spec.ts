import { seedUid } from "#api/demo/world/seed-keys.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";
import { travelAppPath } from "#tests/support/e2e/travel-app.ts";

/** Trips that are on, which no other test gives feedback on. */
const tripWith = "NZFI100008";
const tripWithout = "NZFI100006";

withOrWithoutJavaScript("without", (javaScript) => {
  test("travellers say how a service was, say it otherwise, and the office reads it on the file", async ({
    page,
    request,
    loginAs,
  }) => {
    const reference = javaScript ? tripWith : tripWithout;
    const path = await travelAppPath(request, reference);
    await page.goto(path);
    const asked = page.locator('a[href*="/feedback/"]').filter({ hasText: "How was it?" }).first();
    const address = (await asked.getAttribute("href")) ?? "";
    await page.goto(address);
    const send = page.locator("main button");

    const tooLong = "x".repeat(2001);
    await page.getByLabel("Would you like to tell us more?").fill(tooLong);
    await send.click();
    await expect(page.getByText("This field must be 2000 or less characters")).toBeVisible();
    await expect(page.getByLabel("Would you like to tell us more?")).toHaveValue(tooLong);

    await page.getByLabel("Would you like to tell us more?").fill("A fine place");
    await send.click();
    await expect(page.getByText("Please choose one to five stars")).toBeVisible();
    await expect(page.getByLabel("Would you like to tell us more?")).toHaveValue("A fine place");
    await page.getByRole("radio", { name: "4 stars Very good" }).check();
    await send.click();
    await expect(page.getByText("Thank you. Your feedback has arrived.")).toBeVisible();

    await page.getByRole("radio", { name: "5 stars Excellent" }).check();
    await send.click();
    await expect(page.getByRole("radio", { name: "5 stars Excellent" })).toBeChecked();
    await page.getByRole("link", { name: /^Back to / }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#day-`));
    await expect(page.locator(`a[href="${address}"]`)).toHaveText("Your feedback: 5 stars");

    await loginAs("manager");
    await page.goto(`/admin/client-files/${seedUid("file", reference)}/feedback`);
    await expect(page.getByText("5 of 5 stars on average, 1 answer")).toBeVisible();
    await expect(page.getByText("A fine place")).toBeVisible();
  });
});

test("a calendar is had for one service and for all, and dies with the link", async ({
  page,
  request,
  baseURL,
}) => {
  const path = await travelAppPath(request);
  await page.goto(path);
  const one = await page.locator('a[href*="/services/"]').last().getAttribute("href");
  const file = await request.get(one ?? "");
  expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  const feed =
    (await page.getByRole("link", { name: /^Subscribe in your calendar/ }).getAttribute("href")) ?? "";
  expect(feed).toMatch(/^webcal:/);
  const all = await request.get(feed.replace(/^webcal:\/\/[^/]+/, baseURL ?? ""));
  expect(await all.text()).toContain("REFRESH-INTERVAL");
  const unknown = one?.replace(/services\/\w+/, `services/${"0".repeat(26)}`) ?? "";
  expect((await request.get(unknown)).status()).toBe(404);
});
