import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { locales } from "#contract/primitives.ts";
import { createDocuments, type Documents } from "#api/documents/documents.ts";
import { checkPdf, pdfFacts, pdfPages, pdfText } from "#api/documents/testing/pdf-tools.ts";
import { sampleItinerary, sampleService } from "#api/documents/testing/sample-itinerary.ts";
import { documentTexts } from "#api/documents/texts/document-texts.ts";

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let all: Documents;
beforeAll(() => {
  all = createDocuments({ timeoutMs: 60_000, keptBytes: 0, memoryLimitBytes: Number.MAX_SAFE_INTEGER });
});
afterAll(() => all.close());

const made = (own = sampleItinerary(), english = own) => all.of("a visitor").vouchersPdf({ own, english });

it.each(locales)("is a sound, tagged, titled PDF in %s that says the same in English", async (locale) => {
  const own = sampleItinerary({ locale });
  const pdf = await made(own, sampleItinerary());
  checkPdf(pdf);
  expect(pdfFacts(pdf)).toMatchObject({ Title: own.name, Tagged: "yes" });
  expect(Buffer.from(pdf).toString("latin1")).toMatch(new RegExp(`/Lang ?\\(${locale}-`));
  const text = pdfText(pdf);
  const { vouchers } = documentTexts(locale);
  for (const words of [vouchers.kind, vouchers.list, vouchers.waiting]) expect(text).toContain(words);
  expect(text).toContain("Thursday, 10 December 2026");
  expect(text.replaceAll(/\s+/g, " ")).toContain("Please provide the service named here to the guests");
  expect(text).not.toMatch(/null|undefined/);
});

it("keeps each voucher on one page, with its number, who it is for and whom to call", async () => {
  const trip = sampleItinerary();
  const pages = pdfPages(await made(trip));
  const services = trip.days.flatMap((day) => day.services).filter(({ state }) => state === "confirmed");
  for (const { voucher_no, supplier_name } of services) {
    const [page, ...others] = pages.slice(1).filter((text) => text.includes(voucher_no!));
    expect(others, voucher_no!).toEqual([]);
    for (const words of [supplier_name, "Katharina Weiß-Brandt", "+64 21 555 0199", "NZFI100001"]) {
      expect(page, voucher_no!).toContain(words);
    }
  }
});

it("lets a voucher longer than a page run over it, and prints text as text", async () => {
  const lines = Array.from({ length: 120 }, (_, index) => `Line ${index}.`);
  const hostile = '#panic("boom") *bold* $x^2$ <label> // no comment';
  const remarks = `${hostile}\n${lines.join("\n")}`;
  const trip = sampleItinerary({ days: 2 });
  const service = sampleService({
    voucher_no: "V-1",
    name: hostile,
    remarks,
    address: "long".repeat(60),
  });
  const pdf = await made({ ...trip, days: trip.days.map((day) => ({ ...day, services: [service] })) });
  checkPdf(pdf);
  const text = pdfText(pdf);
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
  expect(text).toContain(hostile);
});
