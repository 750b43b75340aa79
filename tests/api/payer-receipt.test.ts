import { expect, test } from "vitest";
import { money } from "#api/documents/format/money.ts";
import { pdfText } from "#api/documents/testing/pdf-tools.ts";
import { documentTexts } from "#api/documents/texts/document-texts.ts";
import { locales } from "#app/i18n/config.ts";
import { paymentWorld } from "#tests/support/payment-calls.ts";

type World = Awaited<ReturnType<typeof paymentWorld>>;

const receiptOf = (world: World, token: string, locale = "en") =>
  world.api.call(`/api/public/payments/${token}/receipt?locale=${locale}`);
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

test.each(locales)(
  "what was paid by card, surcharge with it, is on a paper of the house for its payer, in %s",
  async (locale) => {
    const world = await paymentWorld();
    await world.surcharge(250);
    const { token } = await world.pay();
    const answer = await receiptOf(world, token, locale);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get("content-disposition")).toContain("NZFI100005-P1");
    const paper = plain(pdfText(answer.bytes));
    const texts = documentTexts(locale).account;
    for (const said of [
      "Grace Whitaker",
      "Booking NZFI100005",
      "NZFI100005-P1",
      world.bill.number!,
      texts.cardSurcharge,
    ])
      expect(paper).toContain(plain(said));
    for (const cents of [1000, 25, 1025]) expect(paper).toContain(plain(money(cents, "NZD", locale)));
    for (const note of [texts.noTaxInvoice, texts.testPayment]) expect(paper).toContain(plain(note));
  },
);

test("nothing of the booking but what was paid for it is on the paper", async () => {
  const world = await paymentWorld();
  const { token } = await world.pay();
  const paper = plain(pdfText((await receiptOf(world, token)).bytes));
  expect(paper).not.toContain("Silberfarn");
  expect(paper).not.toContain(documentTexts("en").account.cardSurcharge);
  expect(paper).not.toContain(plain(money(world.bill.total_cents, "NZD", "en")));
});

test("what went back to the card is on it", async () => {
  const world = await paymentWorld();
  const { uid, token } = await world.pay();
  await world.deed(`invoices/${world.bill.uid}/credit`, { reason: "goodwill", note: "Sorry" });
  const back = await world.step(uid, "refunds", { cents: 400, reason: "Goodwill" });
  expect(back.status, back.text).toBeLessThan(300);
  const paper = plain(pdfText((await receiptOf(world, token)).bytes));
  for (const cents of [1000, -400, 600]) expect(paper).toContain(plain(money(cents, "NZD", "en")));
});

test("there is none of what was not paid, nor by another key", async () => {
  const world = await paymentWorld();
  const { token } = await world.ask();
  expect((await receiptOf(world, token)).status).toBe(404);
  await world.open(token);
  expect((await receiptOf(world, token)).status).toBe(404);
  expect((await receiptOf(world, "x".repeat(token.length))).status).toBe(404);
});
