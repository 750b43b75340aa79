import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { pdfFacts, pdfPages, pdfText } from "#api/documents/testing/pdf-tools.ts";
import { weekday } from "#api/documents/format/dates.ts";
import { documentTexts, fill } from "#api/documents/texts/document-texts.ts";
import { locales } from "#contract/primitives.ts";
import { quoteCalls, quotedReference, quotingAgent, type QuoteCalls } from "#tests/support/quote-calls.ts";
import { sendingCalls } from "#tests/support/sending-calls.ts";

let calls: QuoteCalls;
let agent: string;
let link: string;
const base = `/api/agent/client-files/${quotedReference}/quote`;

beforeAll(async () => {
  calls = await quoteCalls();
  agent = await calls.api.signIn(quotingAgent);
  await calls.saveVersion();
  const { lock_version } = (await calls.api.call(base, { token: agent })).json.data;
  const body = { by: "link", valid_until: "2026-12-01", lock_version };
  await calls.api.call(`${base}/sending`, { method: "POST", token: agent, body });
  const [sent] = (await calls.api.call(base, { token: agent })).json.data.versions;
  link = `/api/public/quotes/${String(sent.path).split("/").at(-1)}/document`;
});

test.each(locales)("the quote is a tagged document with its words in %s", async (locale) => {
  const { bytes, status, headers } = await calls.api.call(`${link}?locale=${locale}`);
  expect(status).toBe(200);
  const fileName = encodeURIComponent(`${documentTexts(locale).quote.fileName} ${quotedReference}`);
  expect(headers.get("Content-Disposition")).toContain(`filename*=UTF-8''${fileName}`);
  const facts = pdfFacts(bytes);
  expect(facts).toMatchObject({ Tagged: "yes" });
  const text = pdfText(bytes);
  const { kind, total, terms, superseded } = documentTexts(locale).quote;
  for (const words of [kind, total, terms, quotedReference]) expect(text).toContain(words);
  expect(text).not.toContain(superseded.slice(0, 40));
});

test.each(locales)(
  "who offers it and each day's weekday and night are told as one writes in %s",
  async (locale) => {
    const { bytes } = await calls.api.call(`${link}?locale=${locale}`);
    const { agency, agent_name, brand, days } = (
      await calls.api.call(link.replace("/document", `?locale=${locale}`))
    ).json.data;
    const text = pdfText(bytes);
    const { withBrand, overnight } = documentTexts(locale).quote;
    expect(agent_name).not.toBeNull();
    const [head = ""] = text.split(documentTexts(locale).quote.kind);
    expect(head).toContain(agency.name);
    expect(head).toContain(`${agent_name} \u00B7 ${fill(withBrand, { brand: brand.name })}`);
    expect(text).toContain(weekday(days[0].date, locale));
    expect(text).toContain(fill(overnight, { place: days[0].overnight.name }).replace("\u00A0", " "));
  },
);

test("the terms stand apart from what they follow", async () => {
  const { bytes } = await calls.api.call(`${link}?locale=en`);
  const lines = pdfPages(bytes).join("\n").split("\n");
  const at = lines.findIndex((line) => line.includes(documentTexts("en").quote.terms));
  expect(lines[at - 1]!.trim()).toBe("");
  expect(lines[at + 1]!.trim()).not.toBe("");
});

test("agency and client get the same bytes of the same version", async () => {
  const own = await calls.api.call(`${base}/versions/1/document?locale=en`, { token: agent });
  const theirs = await calls.api.call(`${link}?locale=en`);
  expect(Buffer.from(own.bytes).equals(Buffer.from(theirs.bytes))).toBe(true);
});

test("an older version says that there is a newer one, and foreign ones are not there", async () => {
  await calls.saveVersion();
  const { bytes } = await calls.api.call(`${link}?locale=en`);
  expect(pdfText(bytes).replaceAll(/\s+/g, " ")).toContain("There is a newer version of this quote");
  const luca = await calls.api.signIn("luca.ponteverde");
  expect((await calls.api.call(`${base}/versions/1/document`, { token: luca })).status).toBe(404);
  expect((await calls.api.call(`${base}/versions/9/document`, { token: agent })).status).toBe(404);
});

const staleOf = async () => {
  const { versions } = (await calls.api.call(base, { token: agent })).json.data;
  return versions.map(({ no, stale }: { no: number; stale: string | null }) => [no, stale]);
};
const words = async (no: number) => {
  const { bytes } = await calls.api.call(`${base}/versions/${no}/document?locale=en`, { token: agent });
  return pdfText(bytes).replaceAll(/\s+/g, " ");
};

test("a version is marked where it is offered and on paper once a newer one or a change of the file outdates it", async () => {
  const { superseded, changed } = documentTexts("en").quote;
  expect(await staleOf()).toEqual([
    [2, null],
    [1, "older"],
  ]);
  expect(await words(2)).not.toMatch(new RegExp(`${superseded}|${changed}`));
  await calls.api.system((tx) =>
    tx.update(serviceLine).set({ startTime: "0915" }).where(eq(serviceLine.fileId, calls.fileId)),
  );
  expect(await staleOf()).toEqual([
    [2, "changed"],
    [1, "older"],
  ]);
  expect(await words(2)).toContain(changed);
  await calls.saveVersion();
  expect(await staleOf()).toEqual([
    [3, null],
    [2, "older"],
    [1, "older"],
  ]);
  // Nobody was ever sent the second version: it is outdated all the same.
  expect(await words(2)).toContain(superseded);
  expect(await words(3)).not.toMatch(new RegExp(`${superseded}|${changed}`));
});

test("what is in the price and what is not stand side by side", async () => {
  const texts = { inclusions: [{ en: "Entry to the garden" }], exclusions: [{ en: "Lunch on the way" }] };
  await calls.api.system((tx) => tx.update(productOption).set(texts));
  await calls.saveVersion();
  const { bytes } = await calls.api.call(`${base}/versions/4/document?locale=en`, { token: agent });
  const { included, excluded } = documentTexts("en").quote;
  const lines = pdfPages(bytes).join("\n");
  expect(lines).toMatch(new RegExp(`${included} +${excluded}`));
  expect(lines).toMatch(/Entry to the garden.*Lunch on the way/);
});

test("what the client took with the acceptance is marked as chosen", async () => {
  const { calls: own, sent, post } = await sendingCalls();
  const path = await sent();
  const { chosen } = documentTexts("en").quote;
  const read = async () => pdfText((await own.api.call(`${path}/document?locale=en`)).bytes);
  expect(await read()).not.toContain(chosen);
  type Service = { uid: string; kind: string };
  const { days } = (await own.api.call(path)).json.data;
  const services: Service[] = days.flatMap((day: { services: Service[] }) => day.services);
  const options = services.filter(({ kind }) => kind === "optional").map(({ uid }) => uid);
  const { total_cents } = (await own.api.call(`${path}?options=${options.join(",")}`)).json.data;
  const accepted = await post(`${path}/acceptance`, {
    name: "Ada Finch",
    agreed: true,
    options,
    total_cents,
  });
  expect(accepted.status, accepted.text).toBe(204);
  expect(await read()).toContain(chosen);
});

test("a version that went out says in every language that a newer one went out after it, also once that is taken", async () => {
  const { calls: own, sent, post } = await sendingCalls();
  const first = await sent();
  await own.saveVersion();
  const second = await sent();
  const read = async (path: string, locale: string) =>
    pdfText((await own.api.call(`${path}/document?locale=${locale}`)).bytes);
  for (const locale of locales) {
    const { superseded } = documentTexts(locale).quote;
    expect(await read(first, locale)).toContain(superseded);
    expect(await read(second, locale)).not.toContain(superseded);
  }
  const { total_cents } = (await own.api.call(second)).json.data;
  const yes = { name: "Ada Finch", agreed: true, options: [], total_cents };
  const accepted = await post(`${second}/acceptance`, yes);
  expect(accepted.status, accepted.text).toBe(204);
  const { superseded } = documentTexts("en").quote;
  expect(await read(first, "en")).toContain(superseded);
  expect(await read(second, "en")).not.toContain(superseded);
});
