import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { ItineraryService } from "#contract/sales/itineraries/itinerary.ts";
import { locales } from "#contract/primitives.ts";
import { createDocuments, type DocumentMaker, type Documents } from "./documents.ts";
import { checkPdf, pdfFacts, pdfFonts, pdfStructure, pdfText, pdfTextEdges } from "./testing/pdf-tools.ts";
import { sampleItinerary, sampleService } from "./testing/sample-itinerary.ts";
import { documentTexts } from "./texts/document-texts.ts";

// Threads start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** A typesetter that is not replaced for its memory: a new one takes longer than most documents. */
const documentsOfOneThread = () =>
  createDocuments({ timeoutMs: 60_000, keptBytes: 0, memoryLimitBytes: Number.MAX_SAFE_INTEGER });

let all: Documents;
let documents: DocumentMaker;
beforeAll(() => {
  all = documentsOfOneThread();
  documents = all.of("a visitor");
});
afterAll(() => all.close());

/** A two-day trip whose first day holds just these services. */
function tripWith(...services: Partial<ItineraryService>[]) {
  const trip = sampleItinerary({ days: 2 });
  const [first, ...others] = trip.days;
  return { ...trip, days: [{ ...first!, services: services.map(sampleService) }, ...others] };
}

describe.each(locales)("the itinerary in %s", (locale) => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await documents.itineraryPdf(sampleItinerary({ locale }));
  });

  it("is a sound, tagged, titled PDF in its language with its fonts inside", () => {
    checkPdf(pdf);
    expect(pdfFacts(pdf)).toMatchObject({
      Title: sampleItinerary({ locale }).name,
      Author: "Harakeke Pacific",
      Tagged: "yes",
      "Page size": "595.276 x 841.89 pts (A4)",
    });
    expect(Buffer.from(pdf).toString("latin1")).toMatch(new RegExp(`/Lang ?\\(${locale}-`));
    const fonts = pdfFonts(pdf);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((font) => !font.embedded || !font.name.startsWith("HankenGrotesk"))).toEqual([]);
  });

  it("carries headings, the overview table and the words of the language", () => {
    const structure = pdfStructure(pdf);
    expect(structure.match(/^\s*H1\b/gm)).toHaveLength(1);
    expect(structure.match(/^\s*H2\b/gm)).toHaveLength(1 + 12 + 3);
    expect(structure.match(/^\s*TH\b/gm)).toHaveLength(4);
    const { itinerary } = documentTexts(locale);
    const text = pdfText(pdf);
    for (const words of [itinerary.kind, itinerary.overview, itinerary.emergency, itinerary.pending]) {
      expect(text).toContain(words);
    }
  });
});

it("is titled with a long name as it is written, without the places where it may break", async () => {
  const name = "Wolfeschlegelsteinhausenbergerdorff-Leutheusser, Maximiliane & Familie";
  expect(pdfFacts(await documents.itineraryPdf({ ...sampleItinerary(), name })).Title).toBe(name);
});

it("prints macrons, sharp s and accents as they are", async () => {
  const letters = "Māori Kererū Kaikōura Pēpē Kīwī Weiß Señora Renée Ñuñoa façade œuvre";
  expect(pdfText(await documents.itineraryPdf(sampleItinerary({ intro: letters })))).toContain(letters);
});

it("wears the letterhead of its brand", async () => {
  const green = pdfText(await documents.itineraryPdf(sampleItinerary({ brand: "NZ" })));
  const ochre = pdfText(await documents.itineraryPdf(sampleItinerary({ brand: "AU" })));
  expect(green).toContain("Harakeke Pacific");
  expect(green).toContain("+64 21 555 0199");
  expect(ochre).toContain("Banksia Coast Inbound");
  expect(ochre).toContain("trips@banksia.example");
  expect(ochre).not.toContain("Harakeke");
});

it.each([
  '#import "@preview/cetz:0.4.0": *',
  "*bold* _thin_ `code` = not a heading",
  "$x^2$ <label> @reference // no comment /* nor this */",
  '</script><img src=x onerror="alert(1)">',
  "quotes \" ' and \\ backslashes \\n \\u{41} ${x} {y}",
  '#panic("boom") #read("/etc/passwd") #sys.inputs',
  '"}]}], "brand": {"name": "Mallory"}',
])("prints text as text: %s", async (text) => {
  const trip = tripWith({ name: text, remarks: text, voucher_text: text, supplier_name: text });
  const pdf = await documents.itineraryPdf({ ...trip, name: text, travellers: [{ name: text, type: "A" }] });
  checkPdf(pdf);
  expect(pdfFacts(pdf).Title).toBe(text);
  expect(pdfText(pdf).split(text).length - 1).toBeGreaterThanOrEqual(5);
});

it("survives pictures, foreign scripts, lone surrogates and controls", async () => {
  const text = "Kia ora 👩‍👩‍👧 🏔️ 漢字 שלום \u202Egnp.exe\u202C \uD800 \u0000 \u0007 e\u0301te\u0301";
  const pdf = await documents.itineraryPdf({ ...tripWith({ name: text, remarks: text }), name: text });
  checkPdf(pdf);
  expect(pdfFacts(pdf).Title).toContain("Kia ora");
  expect(pdfText(pdf)).toContain("été");
});

it("keeps words no line can hold inside the page", async () => {
  const word = `Taumata${"whakatangihanga".repeat(20)}`;
  const pdf = await documents.itineraryPdf({ ...tripWith({ name: word, address: word }), name: word });
  checkPdf(pdf);
  expect(pdfText(pdf).replaceAll(" ", "")).toContain(word);
  const [left, right] = pdfTextEdges(pdf);
  expect(left).toBeGreaterThan(40);
  expect(right).toBeLessThan(595 - 40);
});

it("needs none of the optional fields", async () => {
  const trip = tripWith({ service_type: "SU", name: "" }, {});
  const pdf = await documents.itineraryPdf({
    ...trip,
    name: "",
    intro: "",
    thank_you: "",
    travellers: [],
    alerts: [],
    days: trip.days.map((day) => ({ ...day, title: "", text: "", legs: [], overnight: null })),
  });
  checkPdf(pdf);
  const text = pdfText(pdf);
  expect(text).not.toMatch(/null|undefined|none/);
  expect(text).not.toContain(documentTexts("en").itinerary.alerts);
});

it("sets a trip of thirty days", async () => {
  const pdf = await documents.itineraryPdf(sampleItinerary({ days: 30 }));
  checkPdf(pdf);
  const { Pages } = pdfFacts(pdf);
  expect(pdfText(pdf)).toContain(`Page 1 of ${Pages}`);
  expect(pdfText(pdf)).toContain("Day 30 Journey home");
});

it("sets a drive after the train that leads to its beginning", async () => {
  const trip = sampleItinerary({ days: 3 });
  const [first, second, ...others] = trip.days;
  const places = trip.days.map(({ place }) => place);
  const leg = { to: places[2]!, mode: "drive" as const, distance_km: null, minutes: null, notes: null };
  const train = sampleService({ service_type: "TN", name: "Scenic train" });
  const bed = sampleService({ service_type: "AC", name: "Glacier studio" });
  const text = async (from: typeof leg.to) => {
    const day = { ...second!, text: "", legs: [{ ...leg, from }], services: [train, bed] };
    const pdf = await documents.itineraryPdf({ ...trip, days: [first!, day, ...others] });
    const words = pdfText(pdf).replaceAll(/\s+/g, " ");
    return words.slice(words.lastIndexOf("Day 2"));
  };
  const woke = first!.overnight ?? first!.place;
  expect(await text(places[2]!)).toMatch(/Scenic train.*Drive.*Glacier studio/);
  expect(await text(woke)).toMatch(/Drive.*Scenic train.*Glacier studio/);
});

it("lets a service longer than a page run over it", async () => {
  const lines = Array.from({ length: 140 }, (_, index) => `Line ${index}.`);
  const text = pdfText(await documents.itineraryPdf(tripWith({ remarks: lines.join("\n") })));
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
});

it("shows a confirmation only when the service is confirmed", async () => {
  const confirmed = await documents.itineraryPdf(tripWith({ state: "confirmed", confirmation: "CONF-1" }));
  const pending = await documents.itineraryPdf(tripWith({ state: "pending", confirmation: "CONF-1" }));
  expect(pdfText(confirmed)).toContain("CONF-1");
  expect(pdfText(confirmed)).not.toContain("Being confirmed");
  expect(pdfText(pending)).toContain("Being confirmed");
  expect(pdfText(pending)).not.toContain("CONF-1");
});

it("leaves driving notes out unless the trip shows them", async () => {
  const notes = "Take the old road along the lake";
  const shown = await documents.itineraryPdf(sampleItinerary({ show_driving_notes: true }));
  const hidden = await documents.itineraryPdf(sampleItinerary({ show_driving_notes: false }));
  expect(pdfText(shown)).toContain(notes);
  expect(pdfText(hidden)).not.toContain(notes);
});

it("gives the same bytes for the same itinerary in another typesetter, dated by its publication", async () => {
  const another = documentsOfOneThread();
  onTestFinished(() => another.close());
  const [first, second] = [
    await documents.itineraryPdf(sampleItinerary()),
    await another.of("a visitor").itineraryPdf(sampleItinerary()),
  ];
  expect(Buffer.compare(first, second)).toBe(0);
  expect(pdfFacts(first).CreationDate).toMatch(/Nov +3 02:15:00 2026/);
});
