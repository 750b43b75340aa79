import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { keyboardOn, mouseOn, type Hand } from "#tests/support/e2e/hands.ts";
import { mailWith } from "#tests/support/e2e/mails.ts";
import type { Persona } from "#tests/support/e2e/personas.ts";
import { quoteWords, type QuoteWords } from "#tests/support/e2e/quote-words.ts";
import { expect, test } from "#tests/support/e2e/test.ts";
import { isWhole } from "#tests/support/sampled.ts";

type Way = (typeof languages)[number] & (typeof means)[number] & { client: { first: string; last: string } };

const languages: { language: string; persona: Persona; words: QuoteWords; locale: string }[] = [
  { language: "in English", persona: "emma.larkspur", words: quoteWords.en, locale: "en-GB" },
  { language: "in German", persona: "anke.silberfarn", words: quoteWords.de, locale: "de-DE" },
];
const means: { by: string; javaScript: boolean; hand: (page: Page) => Hand }[] = [
  { by: "with JavaScript", javaScript: true, hand: mouseOn },
  { by: "without JavaScript", javaScript: false, hand: mouseOn },
  { by: "by keys alone", javaScript: true, hand: keyboardOn },
];
/** One for each way, so that every mail has a reader of its own. */
const clients = [
  { first: "Maud", last: "Ferriby" },
  { first: "Enid", last: "Cawthorne" },
  { first: "Rosalind", last: "Thwaite" },
  { first: "Frauke", last: "Petersen" },
  { first: "Wiebke", last: "Harms" },
  { first: "Imke", last: "Boysen" },
];
/** With scripts and without, and each language; keys press all that a mouse does. `npm run test:pairs` goes every way. */
const usual = ["in German by keys alone", "in English without JavaScript"];
const ways = languages
  .flatMap((language) => means.map((mean) => ({ ...language, ...mean })))
  .map((way, index): Way => ({ ...way, client: clients[index]! }))
  .filter(({ language, by }) => isWhole || usual.includes(`${language} ${by}`));

for (const way of ways) {
  test.describe(`${way.language} ${way.by}`, () => {
    test.use({ javaScriptEnabled: way.javaScript, locale: way.locale });

    test("a package becomes a quote, the client's yes and a booking", async ({
      page,
      browser,
      loginAs,
      trouble,
      dataDir,
    }) => {
      test.slow();
      const hand = way.hand(page);
      await loginAs(way.persona);
      await page.goto("/app");
      const reference = await test.step("at most 12 actions to a priced, saved quote", async () => {
        await saveQuote(page, hand, way);
        expect(hand.actions()).toBeLessThanOrEqual(12);
        return new URL(page.url()).pathname.split("/").at(-1) ?? "";
      });
      await test.step("what is red is swapped in one step, and a free day is filled", () =>
        mendDays(page, hand, way));
      const mail = `${way.client.first.toLowerCase()}.${reference.toLowerCase()}@travellers.example`;
      await test.step("a version is saved and sent", () => sendQuote(page, hand, way, mail));
      const link = await mailWith(dataDir, mail, /https?:\/\/[^\s"<]+\/quote\/[\w-]+/);
      await test.step("the client accepts on a phone", async () => {
        const client = await phoneOf(browser, way, link);
        trouble.watch(client.context());
        await acceptQuote(client, way);
        await client.context().close();
      });
      await test.step("the booking is requested and confirmed on paper", async () => {
        await page.reload();
        await bookQuote(page, hand, way);
      });
      await test.step("a second request finds a booking", async () => {
        await page.goto(`/app/view-booking/${reference}/request`);
        await expect(page.locator("#request-booking")).toHaveCount(0);
        await hand.press(page.locator(`[data-slot=alert] a[href$="/app/view-booking/${reference}"]`));
      });
      await test.step("the booking is cancelled at the fee that is shown", () =>
        cancelBooking(page, hand, way));
    });
  });
}

async function saveQuote(page: Page, hand: Hand, { words, client }: Way) {
  await hand.press(page.getByRole("navigation").getByRole("link", { name: words.quickQuote, exact: true }));
  await hand.press(page.getByRole("link", { name: words.package }));
  const form = page.locator("#price");
  await hand.type(form.getByLabel(words.travelDate, { exact: true }), words.date);
  await hand.type(form.getByLabel(words.ages), "8");
  await hand.press(form.getByRole("button", { name: words.addRoom }));
  await hand.choose(form.getByLabel(words.roomType), words.single);
  await hand.type(form.getByLabel(words.adults).nth(1), "1");
  await hand.tick(form.getByRole("checkbox", { name: words.cruise }));
  await hand.press(form.getByRole("button", { name: words.getPrice }));
  await expect(form.getByText(words.party, { exact: false })).toBeVisible();
  await expect(form.getByText(words.red)).toBeVisible();
  await expect(form.locator("[data-refused]").getByText(words.notSaved)).toBeVisible();
  const total = await form.getByText(words.total).locator("..").textContent();
  await hand.type(form.getByLabel(words.name), `${client.last} family`);
  await hand.press(form.getByRole("button", { name: words.save }));
  await expect(page).toHaveURL(/\/app\/quick-quote\/customise\/NZFI\d{6}$/);
  await expect(page).toHaveTitle(`${client.last} family`);
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(form.getByText(words.total).locator("..")).toHaveText(total ?? "");
}

async function mendDays(page: Page, hand: Hand, { words, hand: handOf }: Way) {
  const byKeys = handOf === keyboardOn;
  const red = page.locator("[data-refused]");
  await expect(red).toHaveCount(1);
  const line = page.locator(`#${await red.getAttribute("id")}`);
  await hand.press(line.getByRole("button", { name: words.instead }));
  await expect(page.getByText(words.swapped, { exact: false })).toBeVisible();
  await expect(line.getByText(words.walk)).toBeVisible();
  await expect(red).toHaveCount(0);
  if (byKeys) await expect(line.locator(":focus")).toHaveCount(1);
  const third = page.locator("#day-3");
  await hand.press(third.getByRole("link", { name: words.insert }));
  await hand.press(third.getByRole("button", { name: words.find }));
  await hand.press(third.getByRole("button", { name: words.add }));
  await expect(page.getByText(words.added, { exact: false })).toBeVisible();
  await expect(third.getByText(words.valley)).toBeVisible();
}

async function sendQuote(page: Page, hand: Hand, { words, client }: Way, mail: string) {
  await hand.press(page.getByRole("button", { name: words.saveVersion }));
  await expect(page.getByText(words.versionSaved)).toBeVisible();
  await hand.press(page.getByRole("link", { name: words.sending }));
  await hand.type(page.getByLabel(words.clientName), `${client.first} ${client.last}`);
  await hand.type(page.getByLabel(words.clientMail), mail);
  await hand.press(page.getByRole("button", { name: words.send }));
  await expect(page.getByText(words.sent, { exact: false })).toBeVisible();
}

/** The client's page on a phone of 360 × 740. */
async function phoneOf(browser: Browser, { javaScript, locale }: Way, link: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    locale,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

async function acceptQuote(page: Page, { words, hand: handOf, client }: Way) {
  const hand = handOf(page);
  const name = `${client.first} ${client.last}`;
  const accept = page.getByRole("button", { name: words.accept });
  await hand.type(page.getByLabel(words.fullName), name);
  await hand.press(accept);
  await expect(page.getByText(words.agreeMissing)).toBeInViewport();
  await expect(page.getByLabel(words.fullName)).toHaveValue(name);
  await hand.tick(page.getByRole("checkbox", { name: words.agree }));
  await hand.press(accept);
  await expect(page.getByRole("heading", { name: words.accepted(name) })).toBeInViewport();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
}

async function bookQuote(page: Page, hand: Hand, { words, client }: Way) {
  await expect(page.getByText(words.acceptedBy(`${client.first} ${client.last}`))).toBeVisible();
  await hand.press(page.getByRole("link", { name: words.request }));
  const submit = page.getByRole("button", { name: words.submit });
  const amount = await submit.textContent();
  const lead = page.getByRole("group", { name: words.lead });
  await hand.type(lead.getByLabel(words.firstName), client.first);
  await hand.press(submit);
  await expect(lead.getByLabel(words.lastName)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("checkbox", { name: words.terms })).toHaveAttribute("aria-invalid", "true");
  await expect(lead.getByLabel(words.firstName)).toHaveValue(client.first);
  await expect(submit).toHaveText(amount ?? "");
  await hand.type(lead.getByLabel(words.lastName), client.last);
  await hand.tick(page.getByRole("checkbox", { name: words.terms }));
  await hand.press(submit);
  await expect(page.getByText(words.requested, { exact: false })).toBeVisible();

  const started = page.waitForEvent("download");
  await hand.press(page.getByRole("link", { name: words.confirmation }));
  const download = await started;
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^${words.confirmationName} NZFI\\d{6} ${client.last} family\\.pdf$`),
  );
  const paper = readFileSync(await download.path());
  expect(paper.subarray(0, 5).toString("latin1")).toBe("%PDF-");
}

async function cancelBooking(page: Page, hand: Hand, { words }: Way) {
  await hand.press(page.locator("summary").filter({ hasText: words.more }));
  await hand.press(page.getByRole("link", { name: words.cancel }));
  const submit = page.getByRole("button", { name: words.cancelForGood });
  await hand.press(submit);
  await expect(page.getByLabel(words.reason)).toHaveAttribute("aria-invalid", "true");
  await hand.type(page.getByLabel(words.reason), "The clients travel next year.");
  await hand.tick(page.getByRole("checkbox", { name: words.noFee }));
  await hand.press(submit);
  await expect(page.getByText(words.cancelled, { exact: false })).toBeVisible();
  await expect(page.getByRole("link", { name: words.cancel })).toHaveCount(0);
}
