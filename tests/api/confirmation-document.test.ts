import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { cancelPolicySeeds } from "#api/demo/world/policies.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { cancelPolicy } from "#api/db/schema/cancel-policy.ts";
import { productOption } from "#api/db/schema/product.ts";
import { rate } from "#api/db/schema/rate.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { longDate } from "#api/documents/format/dates.ts";
import { money } from "#api/documents/format/money.ts";
import { pdfFacts, pdfText } from "#api/documents/testing/pdf-tools.ts";
import { documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import type { DuePayment } from "#contract/money/account.ts";
import { locales } from "#contract/primitives.ts";
import { quoteWorld } from "#tests/support/booking-calls.ts";
import { stockFor } from "#tests/support/quote-file.ts";

let world: Awaited<ReturnType<typeof quoteWorld>>;
const german = documentTexts("de").confirmation;

/** Statuses of answers on the way: while it was a quote, and when it was requested. */
let before: number;
let requested: string;

/** A booking of three services, of which one must be asked for, made of the first version of its quote. */
beforeAll(async () => {
  world = await quoteWorld();
  const lines = await world.bought();
  await world.api.system(async (tx) => {
    await stockFor(tx, world.fileId, 9);
    await tx.update(allotment).set({ max: 0 }).where(eq(allotment.optionId, lines[1]!.optionId!));
  });
  await world.call("NZFI100005/quote/versions", { method: "POST", body: {} });
  before = (await world.get("/confirmation-document")).status;
  requested = (await world.post(await world.seen())).json.data.status;
});

const download = (locale = "de") => world.call(`NZFI100005/confirmation-document?locale=${locale}`);

async function words(locale = "de") {
  const { bytes, status } = await download(locale);
  expect(status).toBe(200);
  return pdfText(bytes).replaceAll(/\s+/g, " ");
}

const printed = (cents: number, locale: "de" | "en" = "de") =>
  money(cents, "NZD", locale).replaceAll(/\s+/g, " ");

test("there is one as soon as a quote was requested, and not before", async () => {
  expect({ before, requested }).toEqual({ before: 404, requested: "Mixed" });
  expect((await download()).status).toBe(200);
});

test.each(locales)("the confirmation is a tagged document with its words in %s", async (locale) => {
  const { bytes, status, headers } = await download(locale);
  expect(status).toBe(200);
  const { confirmation, quote } = documentTexts(locale);
  const fileName = encodeURIComponent(`${confirmation.fileName} NZFI100005`);
  expect(headers.get("Content-Disposition")).toContain(`filename*=UTF-8''${fileName}`);
  expect(pdfFacts(bytes)).toMatchObject({ Tagged: "yes" });
  const text = pdfText(bytes).replaceAll(/\s+/g, " ");
  const { kind, lineStatuses, fileStatuses } = confirmation;
  for (const word of [kind, lineStatuses.AL, lineStatuses.OR, fileStatuses.Mixed, quote.terms]) {
    expect(text).toContain(word);
  }
});

test("it tells which services are secured, their vouchers and what the agency pays", async () => {
  const text = await words();
  expect(text).toContain("bislang 2 von 3 Leistungen");
  expect(text).not.toContain(german.allConfirmed);
  expect(text).toContain("NZFI100005-01");
  expect(text).toContain("Version 1 des Angebots vom");
  expect(text).not.toContain("Geändert seit");
  const { totals } = (await world.get()).json.data;
  for (const cents of [totals.sell_cents, totals.commission_cents, totals.net_cents]) {
    expect(text).toContain(printed(cents));
  }
  expect(text.toLowerCase()).not.toContain("admin");
});

test.each(["de", "en"] as const)(
  "it names the tax number and what cancelling costs, in %s",
  async (locale) => {
    // Two services under one policy.
    const [one, other] = await world.bought();
    await world.api.system(async (tx) => {
      const [first] = await tx.select().from(cancelPolicy).where(eq(cancelPolicy.code, "standard"));
      await tx.update(rate).set({ cancelPolicyId: null });
      await tx
        .update(productOption)
        .set({ cancelPolicyId: first!.id })
        .where(inArray(productOption.id, [one!.optionId!, other!.optionId!]));
    });
    const text = await words(locale);
    const { cancellation, taxNumber } = documentTexts(locale).confirmation;
    expect(text).toContain(`Harakeke Pacific, ${taxNumber.NZ} 000-000-001`);
    const [, terms = ""] = text.split(cancellation);
    const { lines } = (await world.call(`NZFI100005/cancellation?locale=${locale}`)).json.data;
    expect(lines.length).toBeGreaterThan(2);
    for (const { name } of lines) expect(terms).toContain(name);
    const rules = cancelPolicySeeds.flatMap((policy) => policy.rungs.map((rung) => rung.text[locale] ?? ""));
    const told = [...new Set(rules)].map((rule) => terms.split(rule).length - 1);
    expect(new Set(told)).toEqual(new Set([0, 1]));
  },
);

test("it tells what is due when, as agreed with the booking", async () => {
  const text = await words();
  const path = "/api/agent/client-files/NZFI100005/account";
  const token = await world.api.signIn("anke.silberfarn");
  const { schedule } = (await world.api.call(path, { token })).json.data;
  expect(text).not.toContain(german.fees);
  expect(schedule).toMatchObject({
    standing: "agreed",
    payments: [{ kind: "deposit" }, { kind: "balance" }],
  });
  for (const { kind, due_on, cents } of schedule.payments as DuePayment[]) {
    const date = due_on === null ? "" : longDate(due_on, "de");
    expect(text).toContain(`${fill(german.payments[kind], { date })} ${printed(cents)}`);
  }
});

test("the fee for a service that was cancelled is told, and paid with the rest", async () => {
  const [line] = await world.bought();
  const ofLine = eq(serviceLine.id, line!.id);
  await world.api.system((tx) => tx.update(serviceLine).set({ penaltyCents: 4_321 }).where(ofLine));
  const text = await words();
  expect(text).toContain(`${german.fees} ${printed(4_321)}`);
  const path = "/api/agent/client-files/NZFI100005/account";
  const token = await world.api.signIn("anke.silberfarn");
  const { schedule, totals } = (await world.api.call(path, { token })).json.data;
  const [deposit, balance]: DuePayment[] = schedule.payments;
  expect(deposit!.cents + balance!.cents).toBe(totals.net_cents + 4_321);
  expect(text).toContain(printed(balance!.cents));
  await world.api.system((tx) => tx.update(serviceLine).set({ penaltyCents: null }).where(ofLine));
});

test("an agency on net terms reads neither selling price nor commission", async () => {
  const { sell_cents, commission_cents, net_cents } = (await world.get()).json.data.totals;
  const ofFile = eq(clientFile.id, world.fileId);
  await world.api.system((tx) => tx.update(clientFile).set({ priceMode: "net" }).where(ofFile));
  const text = await words();
  expect(text).toContain(printed(net_cents));
  for (const cents of [sell_cents, commission_cents]) expect(text).not.toContain(printed(cents));
  for (const word of [german.sell, german.commission]) expect(text).not.toContain(word);
  await world.api.system((tx) => tx.update(clientFile).set({ priceMode: "commission" }).where(ofFile));
});

test("a service that changed since the version stands as it is now, and is marked", async () => {
  const [line] = await world.bought();
  const change = { name: { en: "Another room" }, confirmation: "RX-77-cl", status: "OK" as const };
  await world.api.system((tx) => tx.update(serviceLine).set(change).where(eq(serviceLine.id, line!.id)));
  const text = await words();
  expect(text).toContain("Seit Version 1 des Angebots haben sich Leistungen geändert");
  expect(text.match(/Geändert seit Version 1/g)).toHaveLength(1);
  expect(text).toContain("Another room");
  expect(text).toMatch(/RX-77(?!-cl)/);
});

test("a booking that was cancelled is not called confirmed", async () => {
  const ofFile = eq(serviceLine.fileId, world.fileId);
  await world.api.system(async (tx) => {
    await tx.update(serviceLine).set({ status: "CX" }).where(ofFile);
    await tx.update(clientFile).set({ status: "Cancelled" }).where(eq(clientFile.id, world.fileId));
  });
  const text = await words();
  expect(text).toContain(german.kindCancelled);
  expect(text).toContain(german.cancelled);
  expect(text).not.toContain(german.payments.deposit);
  expect(text).not.toContain(german.allConfirmed);
});

describe("who may not have it", () => {
  test("other agencies find no such booking", async () => {
    const token = await world.api.signIn("luca.ponteverde");
    const path = "/api/agent/client-files/NZFI100005/confirmation-document";
    const foreign = await world.api.call(path, { token });
    const unknown = await world.api.call(path.replace("100005", "999999"), { token });
    expect({ status: foreign.status, text: foreign.text }).toEqual({ status: 404, text: unknown.text });
  });
});

test("a booking that came without a quote has one too", async () => {
  const token = await world.api.signIn("luca.ponteverde");
  const path = "/api/agent/client-files/NZFI100002/confirmation-document?locale=it";
  const { status, bytes } = await world.api.call(path, { token });
  expect(status).toBe(200);
  expect(pdfText(bytes)).toContain(documentTexts("it").confirmation.kind);
});
