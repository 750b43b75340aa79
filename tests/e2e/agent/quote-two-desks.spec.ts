import type { Page } from "@playwright/test";
import { summer } from "#tests/support/e2e/seasons.ts";
import { expect, test, withOrWithoutJavaScript } from "#tests/support/e2e/test.ts";

const part = (page: Page, name: "references" | "contact" | "travellers") => page.locator(`#details-${name}`);
const save = (page: Page, name: Parameters<typeof part>[1]) =>
  part(page, name).getByRole("button", { name: "Save" }).click();

/** A new quote, on the page where it is customised. */
async function newQuote(page: Page, name: string) {
  await page.goto(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
  await page.getByLabel("Booking name").fill(name);
  await page.getByRole("button", { name: "Save quote & customise" }).click();
  await expect(page).toHaveURL(/customise/);
}

test("what another desk saved is shown where nobody types, and overwritten unseen nowhere", async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs("emma.larkspur");
  await newQuote(page, "Both at work");
  await part(page, "contact").getByLabel("Name").fill("My client");
  const other = await context.newPage();
  await other.goto(page.url());
  await part(other, "references").getByLabel("Remarks for your consultant").fill("Vegetarians");
  await save(other, "references");
  await expect(other.getByText("Saved. Total:", { exact: false })).toBeVisible();
  await part(other, "contact").getByLabel("Phone").fill("+44 20 7946 0000");
  await save(other, "contact");
  await expect(other.getByText("Saved. Total:", { exact: false })).toBeVisible();

  await page.getByRole("link", { name: "Insert activity here: Day 2" }).click();
  await expect(part(page, "references").getByLabel("Remarks for your consultant")).toHaveValue("Vegetarians");
  await part(page, "references").getByLabel("Your reference").fill("LF-7");
  await save(page, "references");
  await expect(page.getByText("Saved. Total:", { exact: false })).toBeVisible();
  await expect(part(page, "contact").getByLabel("Name")).toHaveValue("My client");
  await save(page, "contact");
  const contact = part(page, "contact");
  await expect(contact.getByRole("heading", { name: "Somebody else was quicker" })).toBeFocused();
  await expect(contact.getByRole("group", { name: /^Name/ }).getByLabel("Mine")).toBeChecked();
  await expect(contact.getByRole("group", { name: /^Phone/ }).getByLabel("Saved now")).toBeChecked();
  await contact.getByRole("button", { name: "Save my choices" }).click();
  await expect(contact.getByLabel("Name")).toHaveValue("My client");
  await expect(contact.getByLabel("Phone")).toHaveValue("+44 20 7946 0000");
  // The form goes on from there.
  await contact.getByLabel("Address").fill("1 Quay Street");
  await save(page, "contact");
  await expect(contact.getByLabel("Address")).toHaveValue("1 Quay Street");
  await expect(contact.getByText("Somebody else")).toHaveCount(0);

  await other.reload();
  await expect(part(other, "references").getByLabel("Remarks for your consultant")).toHaveValue(
    "Vegetarians",
  );
  await expect(part(other, "contact").getByLabel("Phone")).toHaveValue("+44 20 7946 0000");
});

withOrWithoutJavaScript("with", () => {
  test("who was late chooses field by field between what both typed", async ({ page, context, loginAs }) => {
    await loginAs("emma.larkspur");
    await newQuote(page, "Late by a minute");
    const other = await context.newPage();
    await other.goto(page.url());
    await part(other, "references").getByLabel("Booking name").fill("Theirs");
    await part(other, "references").getByLabel("Your reference").fill("LF-8");
    await save(other, "references");
    await expect(other.getByText("Saved. Total:", { exact: false })).toBeVisible();
    await other.goto(page.url());
    await part(other, "travellers").getByLabel("Last name").first().fill("Groß");
    await save(other, "travellers");
    await expect(other.getByText("Saved. Total:", { exact: false })).toBeVisible();

    const references = part(page, "references");
    await references.getByLabel("Booking name").fill("Mine");
    await references.getByLabel("Remarks for your consultant").fill("Quiet rooms");
    await save(page, "references");
    const choices = references.locator("[data-slot=conflict]");
    await expect(choices.getByRole("group")).toHaveCount(3);
    await expect(choices.getByRole("group", { name: /^Booking name/ })).toContainText("Late by a minute");
    await choices
      .getByRole("group", { name: /^Booking name/ })
      .getByLabel("Saved now")
      .check();
    await choices.getByRole("button", { name: "Save my choices" }).click();
    await expect(references.getByLabel("Booking name")).toHaveValue("Theirs");
    await expect(references.getByLabel("Your reference")).toHaveValue("LF-8");
    await expect(references.getByLabel("Remarks for your consultant")).toHaveValue("Quiet rooms");

    await other.goto(page.url());
    await page.goto(page.url());
    await expect(part(page, "travellers").getByLabel("Last name").first()).toHaveValue("Groß");
    await part(page, "travellers").getByLabel("First names").first().fill("Lena");
    await save(page, "travellers");
    await expect(page.getByText("Saved. Total:", { exact: false })).toBeVisible();
    await part(other, "travellers").getByLabel("First names").first().fill("Lea");
    await save(other, "travellers");
    const both = part(other, "travellers").locator("[data-slot=conflict]");
    await expect(both.getByRole("group")).toHaveCount(1);
    await both
      .getByRole("group", { name: /^Traveller 1, First names/ })
      .getByLabel("Mine")
      .check();
    await both.getByRole("button", { name: "Save my choices" }).click();
    await expect(part(other, "travellers").getByLabel("First names").first()).toHaveValue("Lea");
    await expect(part(other, "travellers").getByLabel("Last name").first()).toHaveValue("Groß");
  });

  test("who types while the client accepts reads why it cannot be saved, and keeps what was typed", async ({
    page,
    context,
    browser,
    loginAs,
    javaScriptEnabled,
  }) => {
    await loginAs("emma.larkspur");
    await newQuote(page, "Accepted meanwhile");
    const overview = await context.newPage();
    await overview.goto(`${page.url().replace("quick-quote/customise", "view-booking")}/quote`);
    await overview.getByRole("button", { name: "Only make the link" }).click();
    await expect(overview.getByText("can be opened by its link", { exact: false })).toBeVisible();
    await overview.reload();
    await page.reload();
    const answers = await context.newPage();
    await answers.goto(overview.url());

    const link = await overview.locator('[data-slot=quote-panel] li a[href^="http"]').getAttribute("href");
    const client = await (await browser.newContext()).newPage();
    await client.goto(link ?? "");
    await client.getByLabel("Your full name").fill("李");
    await client.getByRole("checkbox", { name: /I have read/ }).check();
    await client.getByRole("button", { name: /^Accept for/ }).click();
    await expect(client.getByRole("heading", { name: /Accepted by 李/ })).toBeVisible();

    await part(page, "travellers").getByLabel("Last name").first().fill("Groß");
    await save(page, "travellers");
    await expect(part(page, "travellers").getByText("The quote has been accepted").first()).toBeVisible();
    await expect(part(page, "travellers").getByLabel("Last name").first()).toHaveValue("Groß");

    // With scripts the overview hears of the answer by itself, and has nothing left to send.
    if (javaScriptEnabled) return;
    await overview.getByLabel("A few words of yours").fill("Until soon");
    await overview.getByRole("button", { name: "Only make the link" }).click();
    await expect(
      overview.locator("#send").getByText("Somebody else has changed this record").first(),
    ).toBeVisible();
    await expect(overview.getByLabel("A few words of yours")).toHaveValue("Until soon");

    await answers.getByLabel("Why the client declines").fill("Too far");
    await answers.getByRole("button", { name: "Decline for the client" }).click();
    await expect(answers.locator("#decline").getByText("Somebody else has changed").first()).toBeVisible();
    await expect(answers.getByLabel("Why the client declines")).toHaveValue("Too far");
  });
});

test("the summary says which traveller a refused field belongs to", async ({ page, loginAs }) => {
  await loginAs("emma.larkspur");
  await newQuote(page, "Named in the summary");
  await part(page, "travellers").getByLabel("Age").nth(1).fill("old");
  await save(page, "travellers");
  await expect(
    part(page, "travellers").getByRole("link", { name: "Traveller 2, Age: Enter a whole number" }),
  ).toBeVisible();
});

test("each page of a file has one main action, its own before that of the head", async ({
  page,
  loginAs,
}) => {
  await loginAs("emma.larkspur");
  await newQuote(page, "One thing first");
  await page.goto(page.url().replace("quick-quote/customise", "view-booking"));
  const main = page.locator("main").locator("a, button").and(page.locator(".bg-primary"));
  await expect(main).toHaveText(["Request booking"]);
  await page.getByRole("link", { name: "Quote", exact: true }).click();
  await expect(page.getByRole("button", { name: "Send by mail" })).toBeVisible();
  await expect(main).toHaveText(["Send by mail"]);
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
  await expect(main).toHaveText(["Send message"]);
});

test("every field of the page of an offer has an anchor of its own", async ({ page, loginAs }) => {
  await loginAs("emma.larkspur");
  await newQuote(page, "Anchors");
  await page.goto(`${page.url().replace("quick-quote/customise", "view-booking")}/quote`);
  await page.getByRole("button", { name: "Only make the link" }).click();
  await page.getByLabel("Why the client declines").fill("Too far");
  await expect(page.locator("#decline").getByRole("textbox")).toHaveValue("Too far");
  const anchors = await page.locator("[id^=field-]").evaluateAll((fields) => fields.map(({ id }) => id));
  expect(anchors.toSorted()).toEqual([...new Set(anchors)].toSorted());
});
