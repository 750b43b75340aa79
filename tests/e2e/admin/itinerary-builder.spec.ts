import { seedUid } from "#api/demo/world/seed-keys.ts";
import { samplePng } from "#tests/support/sample-pictures.ts";
import { addressIn } from "#tests/support/e2e/link-address.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

/** Trips of their own, which no other test opens. */
const tripWith = "NZFI100015";
const tripWithout = "NZFI100016";
const tripOfTwo = "NZFI100018";
const quoteWith = "NZFI100030";
const quoteWithout = "NZFI100033";

const headers = (reference: string) => `/admin/client-files/day-headers/${seedUid("file", reference)}`;
const builder = (reference: string) => `/admin/client-files/itinerary/${seedUid("file", reference)}`;

withOrWithoutJavaScript("with", (javaScript) => {
  test("a day is written, looked at as its client sees it, published, and read by the client", async ({
    page,
    browser,
    loginAs,
  }) => {
    const reference = javaScript ? tripWith : tripWithout;
    await loginAs("consultant");
    await page.goto(`${headers(reference)}?language=en`);
    const day = page.getByRole("group", { name: /^Day 1 ·/ });
    await day.getByRole("textbox", { name: "Title" }).fill("A new beginning");
    await day.locator("summary", { hasText: "Text" }).click();
    const words = javaScript
      ? day.frameLocator("iframe").locator("body[contenteditable=true]")
      : day.locator("textarea").first();
    await words.fill("Words of the day.");
    const picture = { name: "Day.png", mimeType: "image/png", buffer: Buffer.from(samplePng(40, 30)) };
    await day.locator("input[type=file]").setInputFiles(picture);
    if (javaScript) await expect(day.locator("img")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("The day headers are saved.")).toBeVisible();

    await page.goto(`${builder(reference)}?preview=en`);
    const preview = page.frameLocator("iframe");
    await expect(preview.locator("h2", { hasText: "A new beginning" })).toBeVisible();
    await expect(preview.getByText("Words of the day.")).toBeVisible();
    await page.getByRole("group", { name: "Thank-you note" }).getByLabel("English").fill("See you again");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. Clients see it once it is published.")).toBeVisible();
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText(/^Version \d+ is published\.$/)).toBeVisible();

    const address = await addressIn(page.locator("[data-slot=client-link] .select-all"));
    const client = await browser.newContext({ javaScriptEnabled: javaScript, locale: "en-NZ" });
    const trip = await client.newPage();
    await trip.goto(address);
    await expect(trip.locator("h2", { hasText: "A new beginning" })).toBeVisible();
    await expect(trip.getByText("See you again")).toBeVisible();
    await client.close();

    await page.getByRole("button", { name: "Take back", exact: true }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await expect(page.getByText("The itinerary was taken back.")).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  });

  test("a day that is put in moves the rest, and the stay over it is longer where that is said", async ({
    page,
    loginAs,
  }) => {
    await loginAs("manager");
    await page.goto(headers(javaScript ? quoteWith : quoteWithout));
    const days = page.getByRole("group", { name: /^(Day|Tag|Giorno|Día) \d+ ·/ });
    const before = await days.count();
    const title = await days.nth(1).getByRole("textbox", { name: "Title" }).inputValue();
    await days.nth(1).getByRole("link", { name: "Insert a day before" }).click();
    await expect(page.getByRole("heading", { name: "Insert day 2", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Insert the day" }).click();
    await expect(page.getByText(/^Day 2 is inserted/)).toBeVisible();
    await expect(days).toHaveCount(before + 1);
    await expect(days.nth(1).getByRole("textbox", { name: "Title" })).toHaveValue("");
    await expect(days.nth(2).getByRole("textbox", { name: "Title" })).toHaveValue(title);
  });
});

test("two who write the same day choose between their words, and nothing typed is lost", async ({
  page,
  browser,
  baseURL,
  loginAs,
}) => {
  await loginAs("consultant");
  await page.goto(`${headers(tripOfTwo)}?language=en`);
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(`${baseURL}${headers(tripOfTwo)}?language=en`);
  const title = (of: typeof page) => of.getByRole("group", { name: /^Day 1 ·/ }).getByLabel("Title");
  await title(second).fill("Theirs");
  await second.getByRole("button", { name: "Save", exact: true }).click();
  await expect(second.getByText("The day headers are saved.")).toBeVisible();
  await title(page).fill("Mine");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const choice = page.locator("fieldset", { hasText: "Day 1: Title" });
  await expect(choice).toContainText("Mine");
  await expect(choice).toContainText("Theirs");
  await choice.getByRole("radio").first().check();
  await page.locator("[data-slot=conflict] button[type=submit]").click();
  await expect(page.getByText("The day headers are saved.")).toBeVisible();
  await expect(title(page)).toHaveValue("Mine");
  await other.close();
});

test("the preview stands in frames of our own alone, takes no click and counts nothing", async ({
  page,
  loginAs,
}) => {
  await loginAs("consultant");
  const answer = await page.goto(`${builder("NZFI100001")}/preview?locale=de`);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("frame-ancestors 'self'");
  await expect(page.locator("[inert] main")).toHaveCount(1);
  expect(await page.locator("[data-seen], [data-keep]").count()).toBe(0);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto(`${builder("NZFI100001")}/preview?locale=de&still=yes`, { waitUntil: "load" });
  expect(await page.locator("script").count()).toBe(0);
  const outside = await page.goto(builder("NZFI100001"));
  expect(outside?.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});
