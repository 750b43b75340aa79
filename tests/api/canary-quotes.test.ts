import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { lineCost, linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { pdfText } from "#api/documents/testing/pdf-tools.ts";
import { money } from "#api/documents/format/money.ts";
import { canariesIn, plantTexts } from "#tests/support/canaries.ts";
import { callsAboutFiles, canaryQuote, type CanaryQuote } from "#tests/support/canary-quote.ts";
import { addressesFor } from "#tests/support/canary-readers.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

/** Agents of three agencies, and a colleague of one of them who has files of his own alone. */
const people = ["emma.larkspur", "anke.silberfarn", "jonas.silberfarn", "luca.ponteverde"] as const;
type Person = (typeof people)[number];

let apis: Record<"queries-and-rules" | "rules-only", TestApi>;
let tokens: Record<Person, string>;
/** Emma's quote is with her client, Anke's has become a booking. */
let emmas: CanaryQuote;
let ankes: CanaryQuote;
/** What Luca was told before either of them was there. */
let before: string[];

const strangers: [Person, () => CanaryQuote[]][] = [
  ["emma.larkspur", () => [ankes]],
  ["anke.silberfarn", () => [emmas]],
  ["jonas.silberfarn", () => [emmas, ankes]],
  ["luca.ponteverde", () => [emmas, ankes]],
];
const scopings = ["queries-and-rules", "rules-only"] as const;
const asSystem = <T>(work: (tx: Tx) => Promise<T>) => apis["queries-and-rules"].system(work);
const fileCalls = callsAboutFiles();

beforeAll(async () => {
  const database = await freshDatabase();
  apis = {
    "queries-and-rules": await testApi({ database }),
    "rules-only": await testApi({ database, scoping: "rules-only" }),
  };
  await asSystem(plantTexts);
  const api = apis["queries-and-rules"];
  const signed = await Promise.all(people.map(async (name) => [name, await api.signIn(name)] as const));
  // One token for each of the people.
  tokens = Object.fromEntries(signed) as Record<Person, string>;
  before = await everythingFor(api, "luca.ponteverde");
  emmas = await canaryQuote(api, tokens["emma.larkspur"], "QUOTE-EMMA");
  ankes = await canaryQuote(api, tokens["anke.silberfarn"], "QUOTE-ANKE");
  await request(ankes);
}, 180_000);

/** Has Anke's client accept and Anke request the booking. */
async function request({ link, reference }: CanaryQuote) {
  const api = apis["queries-and-rules"];
  const { total_cents } = (await api.call(link)).json.data;
  const accepted = await api.call(`${link}/acceptance`, {
    method: "POST",
    body: { name: "cnry.QUOTE-ANKE.accepted-name.1", agreed: true, options: [], total_cents },
  });
  expect(accepted.status, accepted.text).toBe(204);
  const token = tokens["anke.silberfarn"];
  const path = `/api/agent/client-files/${reference}`;
  const { lock_version, totals } = (await api.call(`${path}/request`, { token })).json.data;
  const lead = { first_name: "cnry.QUOTE-ANKE.lead-first.1", last_name: "cnry.QUOTE-ANKE.lead-last.1" };
  const body = { lock_version, net_cents: totals.net_cents, ...lead, terms_accepted: true };
  const answer = await api.call(`${path}/submit`, { method: "POST", token, body });
  expect(answer.status, answer.text).toBeLessThan(300);
}

async function everythingFor(api: TestApi, name: Person): Promise<string[]> {
  const texts = [];
  for (const address of addressesFor(name)) {
    const { text, status } = await api.call(address, { token: tokens[name], from: name });
    texts.push(`${address} ${status} ${text}`);
  }
  return texts;
}

const ownedBy = (text: string) => new Set(canariesIn(text).map(({ owner }) => owner));
/** Files of which there are words in a text. */
const filesIn = (text: string) => [...ownedBy(text)].filter((owner) => /^(QUOTE|NZ|AU)/.test(owner));

describe.each(scopings)("with %s", (scoping) => {
  test.each(strangers)("no list, count or desk of %s holds a word of a foreign quote", async (name, of) => {
    const text = (await everythingFor(apis[scoping], name)).join("\n");
    for (const { owner, reference } of of()) {
      expect(ownedBy(text)).not.toContain(owner);
      expect(text).not.toContain(reference);
    }
  });

  describe.each(fileCalls.map((call) => [call.title, call] as const))("%s", (_title, call) => {
    test("answers for a foreign quote as for one that does not exist, and does nothing", async () => {
      const api = apis[scoping];
      for (const [name, of] of strangers) {
        for (const foreign of of()) {
          const state = await stateOf(foreign);
          const unknown = { ...foreign, reference: "NZFI999999" };
          const [theirs, nobodys] = [foreign, unknown].map((one) =>
            api.call(call.pathFor(one), { method: call.method, token: tokens[name], body: call.body }),
          );
          const plain = async (answer: ReturnType<TestApi["call"]>) => {
            const { status, text } = await answer;
            return { name, status, text: text.replaceAll(/[A-Z]{2}FI\d{6}/g, "REF") };
          };
          const said = await plain(theirs!);
          expect(said).toEqual(await plain(nobodys!));
          expect([403, 404]).toContain(said.status);
          expect(await stateOf(foreign)).toEqual(state);
        }
      }
    });
  });
});

/** The number that counts the changes of a file, and its status. */
const stateOf = ({ reference }: CanaryQuote) =>
  asSystem((tx) =>
    tx
      .select({ version: clientFile.lockVersion, status: clientFile.status })
      .from(clientFile)
      .where(eq(clientFile.reference, reference)),
  );

test("every call about a file that takes a body is tried with one that passes", async () => {
  const own = apis["queries-and-rules"];
  for (const { title, method, body, pathFor } of fileCalls.filter((call) => call.method !== "GET")) {
    const path = pathFor({ ...emmas, reference: "NZFI999999" });
    const { status } = await own.call(path, { method, token: tokens["emma.larkspur"], body });
    expect(status, `give ${title} a sample in canary-quote.ts`).toBe(404);
  }
});

test("nothing that another agency is told changed when the quotes came", async () => {
  expect(await everythingFor(apis["queries-and-rules"], "luca.ponteverde")).toEqual(before);
});

test("whose quote it is reads all of it", async () => {
  const api = apis["queries-and-rules"];
  const texts = await Promise.all(
    fileCalls
      .filter(({ method, title }) => method === "GET" && !title.includes("document"))
      .map(async ({ pathFor }) => (await api.call(pathFor(emmas), { token: tokens["emma.larkspur"] })).text),
  );
  const columns = new Set(canariesIn(texts.join("\n")).map(({ column }) => column));
  for (const column of ["quote-name", "quote-remarks", "client-name", "version-label", "message-body"])
    expect(columns).toContain(column);
});

/** Amounts of a quote: our cost and yield, what the agency pays and earns, and what clients may read as well. */
async function amountsOf({ reference }: CanaryQuote) {
  const rows = await asSystem((tx) =>
    tx
      .select({
        cost: lineCost.costCents,
        net: linePrice.netCents,
        commission: linePrice.commissionCents,
        sell: linePrice.sellCents,
        gst: linePrice.gstCents,
      })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .innerJoin(linePrice, eq(linePrice.lineId, serviceLine.id))
      .innerJoin(lineCost, eq(lineCost.lineId, serviceLine.id))
      .where(eq(clientFile.reference, reference)),
  );
  type Row = (typeof rows)[number];
  const amounts = (...picks: ((row: Row) => number)[]) =>
    picks.flatMap((pick) => [...rows.map(pick), rows.reduce((sum, row) => sum + pick(row), 0)]);
  const sells = new Set(amounts(({ sell }) => sell));
  const agencys = amounts(
    ({ net }) => net,
    ({ commission }) => commission,
  ).filter((cents) => !sells.has(cents));
  const told = new Set([...sells, ...agencys, ...amounts(({ gst }) => gst)]);
  const ours = amounts(
    ({ cost }) => cost,
    ({ net, cost }) => net - cost,
  ).filter((cents) => !told.has(cents));
  const isAmount = (cents: number) => cents > 2_000;
  return { ours: ours.filter(isAmount), agencys: agencys.filter(isAmount) };
}

/** Integer amounts in a JSON text. */
const numbersIn = (text: string) =>
  new Set([...text.matchAll(/(?<![\d.])-?\d+(?![\d.])/g)].map(([one]) => Number(one)));

test("agents read no cost and no yield of their quotes, clients no net and no commission either", async () => {
  const api = apis["queries-and-rules"];
  for (const [one, name] of [
    [emmas, "emma.larkspur"],
    [ankes, "anke.silberfarn"],
  ] as const) {
    const { ours, agencys } = await amountsOf(one);
    expect(ours.length).toBeGreaterThan(4);
    const texts = await Promise.all(
      fileCalls
        .filter(({ method, title }) => method === "GET" && !title.includes("document"))
        .map(async ({ pathFor }) => (await api.call(pathFor(one), { token: tokens[name] })).text),
    );
    const agentReads = numbersIn(texts.join("\n"));
    expect(ours.filter((cents) => agentReads.has(cents))).toEqual([]);
    expect(texts.join("\n")).not.toMatch(/"\w*(?:cost|yield|margin)\w*":/);
    const page = (await api.call(one.link)).text;
    const clientReads = numbersIn(page);
    expect([...ours, ...agencys].filter((cents) => clientReads.has(cents))).toEqual([]);
    expect(page).not.toMatch(/"\w*(?:net|commission|cost|yield|markup|amounts)\w*":/);
    expect(filesIn(page)).toEqual([one.owner]);
  }
});

test("documents hold the words of their own file; the client's no net, nobody's a cost", async () => {
  const api = apis["queries-and-rules"];
  const token = tokens["anke.silberfarn"];
  const { ours, agencys } = await amountsOf(ankes);
  const print = (cents: number) => money(cents, "NZD", "en").replaceAll(/\s+/g, " ");
  const textOf = async (path: string, as?: string) => {
    const { status, bytes } = await api.call(`${path}?locale=en`, { ...(as && { token: as }) });
    expect(status, path).toBe(200);
    return pdfText(bytes);
  };
  const file = `/api/agent/client-files/${ankes.reference}`;
  const papers = {
    client: await textOf(`${ankes.link}/document`),
    quote: await textOf(`${file}/quote/versions/2/document`, token),
    confirmation: await textOf(`${file}/confirmation-document`, token),
  };
  for (const [name, text] of Object.entries(papers)) {
    expect(filesIn(text), name).toEqual([ankes.owner]);
    const printed = text.replaceAll(/\s+/g, " ");
    const kept = name === "confirmation" ? ours : [...ours, ...agencys];
    expect(
      kept.filter((cents) => printed.includes(print(cents))),
      name,
    ).toEqual([]);
  }
  expect(papers.confirmation).toContain("Net");
});
