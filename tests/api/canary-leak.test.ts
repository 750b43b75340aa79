import { and, eq, gte, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { pdfPages } from "#api/documents/testing/pdf-tools.ts";
import { canariesIn, costPattern, plantCanaries, sellPattern } from "#tests/support/canaries.ts";
import {
  addressesFor,
  mayRead,
  shownToAgents,
  shownToOffice,
  shownToSuppliers,
} from "#tests/support/canary-readers.ts";
import { freshDatabase } from "#tests/support/test-database.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let apis: Record<"queries-and-rules" | "rules-only", TestApi>;
let tokens: Record<string, string>;

const asSystem = <T>(work: (tx: Tx) => Promise<T>) => apis["queries-and-rules"].system(work);

beforeAll(async () => {
  const database = await freshDatabase();
  apis = {
    "queries-and-rules": await testApi({ database }),
    "rules-only": await testApi({ database, scoping: "rules-only" }),
  };
  await asSystem(plantCanaries);
  tokens = {};
  const people = [
    ...Object.keys(mayRead),
    "desk.steamvale",
    "desk.starbasin",
    "consultant",
    "operations",
    "readonly",
  ];
  for (const name of people) tokens[name] = await apis["queries-and-rules"].signIn(name);
}, 120_000);

const fetched = new Map<string, Promise<string>>();

/** All that an account can be sent, fetched once. */
function everythingFor(api: TestApi, username: string): Promise<string> {
  const key = `${api.parts.scoping} ${username}`;
  const known = fetched.get(key) ?? fetchEverything(api, username);
  fetched.set(key, known);
  return known;
}

async function fetchEverything(api: TestApi, username: string): Promise<string> {
  const texts = [];
  for (const address of addressesFor(username)) {
    const { text, status } = await api.call(address, { token: tokens[username], from: username });
    expect(status, address).toBeLessThan(500);
    // The caller's own search words come back in the links of a page.
    texts.push(text.replaceAll(/"(url|first|last|prev|next|path)":"[^"]*"/g, ""));
  }
  return texts.join("\n");
}

describe.each(["queries-and-rules", "rules-only"] as const)("with %s", (scoping) => {
  test.each(Object.keys(mayRead))(
    "%s is sent nothing of another agency, brand or colleague",
    async (name) => {
      const found = canariesIn(await everythingFor(apis[scoping], name));
      expect(found.length).toBeGreaterThan(20);
      const foreign = found.filter(
        ({ owner, column }) =>
          !mayRead[name]!.includes(owner) &&
          ![...shownToAgents, ...(shownToOffice[name] ?? [])].includes(column),
      );
      expect(foreign).toEqual([]);
    },
  );

  test.each(["desk.steamvale", "desk.starbasin"])(
    "%s is sent the fields of its own services only",
    async (name) => {
      const text = await everythingFor(apis[scoping], name);
      const found = canariesIn(text).filter(
        ({ column }) => !column.startsWith("user-") && column !== "supplier-name",
      );
      expect(found.length).toBeGreaterThan(3);
      expect(found.filter(({ column }) => !shownToSuppliers.includes(column))).toEqual([]);
      expect(text).not.toMatch(/"\w*(?:sell|commission|net_|gst|cost|yield|margin|agency|dietary)\w*":/);
      expect(text).not.toMatch(sellPattern);
      expect(text).not.toMatch(costPattern);
    },
  );

  test("each supplier counts and lists its own services alone", async () => {
    for (const [name, code] of Object.entries({ "desk.steamvale": "STEROT", "desk.starbasin": "STAMON" })) {
      const answer = await apis[scoping].call("/api/supplier/bookings?per_page=100", { token: tokens[name] });
      const rows = await asSystem((tx) =>
        tx
          .select({ uid: serviceLine.uid })
          .from(serviceLine)
          .innerJoin(supplier, eq(supplier.id, serviceLine.supplierId))
          .where(
            and(
              eq(supplier.code, code),
              inArray(serviceLine.status, ["OK", "AL"]),
              gte(serviceLine.dateTo, "2026-11-20"),
            ),
          ),
      );
      expect(answer.json.data.map((row: { uid: string }) => row.uid).toSorted()).toEqual(
        rows.map(({ uid }) => uid).toSorted(),
      );
      expect(answer.json.meta.total).toBe(rows.length);
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  test("agents are sent no cost, yield or margin, neither name nor value", async () => {
    for (const name of Object.keys(mayRead).filter((one) => one !== "manager.banksia")) {
      const text = await everythingFor(apis[scoping], name);
      expect(text).toMatch(sellPattern);
      expect(text).not.toMatch(/cost|yield|margin|internal|supplier_remarks|taken_over/);
      expect(text).not.toMatch(costPattern);
      const columns = canariesIn(text).map(({ column }) => column);
      expect(columns).not.toContain("client-file-remarks-internal");
      expect(columns).not.toContain("service-line-internal-note");
    }
  });

  test.each(["operations", "readonly"])(
    "%s, without yield.view, gets null for cost, yield and margin",
    async (name) => {
      const text = await everythingFor(apis[scoping], name);
      expect(text).toMatch(sellPattern);
      expect(text).not.toMatch(costPattern);
      const amounts = [...text.matchAll(/"(?:cost_cents|yield_cents|margin_bps)":([^,}]*)/g)].map(
        (match) => match[1],
      );
      expect(new Set(amounts)).toEqual(new Set(["null"]));
      expect(await everythingFor(apis[scoping], "consultant")).toMatch(costPattern);
    },
  );

  test("histories of files and people are read by whom they concern, and tell nobody what nothing has words for", async () => {
    const columns = async (name: string) =>
      canariesIn(await everythingFor(apis[scoping], name)).map(({ column }) => column);
    for (const name of ["manager.banksia", "consultant", "operations"])
      expect(await columns(name)).toEqual(expect.arrayContaining(["history-name", "history-reason"]));
    for (const name of ["anke.silberfarn", "desk.steamvale"])
      expect(await columns(name)).toContain("user-history-name");
    for (const name of Object.keys(tokens)) expect(await columns(name)).not.toContain("never-told");
  });

  test("nobody is sent e-mail, telephone, birthday or passport data of a traveller", async () => {
    for (const name of Object.keys(tokens)) {
      const columns = canariesIn(await everythingFor(apis[scoping], name)).map(({ column }) => column);
      expect(columns.filter((column) => /^pax-(email|phone|nationality|mobility|date)/.test(column))).toEqual(
        [],
      );
    }
  });

  test("a foreign reference is answered like one that does not exist, in lists, records and documents", async () => {
    const api = apis[scoping];
    const as = (name: string, address: string) => api.call(address, { token: tokens[name] });
    const own = (text: string) => text.replaceAll(/NZFI\d{6}|AUFI\d{6}/g, "REF");
    for (const [name, foreign] of Object.entries({
      "anke.silberfarn": "NZFI100002",
      "jonas.silberfarn": "NZFI100001",
    })) {
      for (const path of ["", "/itinerary-document", "/itinerary-document?paper=vouchers"]) {
        const [one, other] = [
          await as(name, `/api/agent/client-files/${foreign}${path}`),
          await as(name, `/api/agent/client-files/NZFI999999${path}`),
        ];
        expect({ status: one.status, text: one.text }).toEqual({ status: 404, text: other.text });
      }
      const lists = [foreign, "NZFI999999"].map((word) =>
        as(name, `/api/agent/client-files?filter[reference]=${word}`),
      );
      const [one, other] = await Promise.all(lists);
      expect(own(one!.text)).toBe(own(other!.text));
      expect(one!.json.meta.total).toBe(0);
    }
    const uids = ["NZFI100001", "no such file"].map((reference) => seedUid("file", reference));
    const [one, other] = await Promise.all(
      uids.map((uid) => as("manager.banksia", `/api/office/client-files/${uid}`)),
    );
    expect({ status: one!.status, text: one!.text }).toEqual({ status: 404, text: other!.text });
  });

  test("a document holds the published texts of its own file and nothing else", async () => {
    const api = apis[scoping];
    const link = await api.call("/api/find-itinerary/NZFI100002", { from: scoping });
    const documents = {
      client: await api.call(`/api/public/itineraries/${link.json}/document`),
      agent: await api.call("/api/agent/client-files/NZFI100002/itinerary-document", {
        token: tokens["luca.ponteverde"],
      }),
      vouchers: await api.call(`/api/public/itineraries/${link.json}/document?paper=vouchers`),
    };
    for (const { status, bytes } of Object.values(documents)) {
      expect(status).toBe(200);
      const text = pdfPages(bytes).join("\n");
      const found = canariesIn(text);
      expect(found.length).toBeGreaterThan(bytes === documents.vouchers.bytes ? 3 : 10);
      expect(new Set(found.map(({ owner }) => owner))).toEqual(new Set(["NZFI100002"]));
      expect(found.filter(({ column }) => !column.startsWith("snapshot-"))).toEqual([]);
      expect(text).not.toMatch(costPattern);
      expect(text).not.toMatch(sellPattern);
    }
  });

  test("a client's link opens the snapshot of its own file and nothing else", async () => {
    const api = apis[scoping];
    const link = await api.call("/api/find-itinerary/NZFI100004", { from: scoping });
    const { text } = await api.call(`/api/public/itineraries/${link.json}`);
    const found = canariesIn(text);
    expect(new Set(found.map(({ owner }) => owner))).toEqual(new Set(["NZFI100004"]));
    expect(found.filter(({ column }) => !column.startsWith("snapshot-"))).toEqual([]);
    expect(text).not.toMatch(/cents|cost|yield|internal|rotation|token|agency/);
  });
});

test("the canaries are planted where they would be found", async () => {
  const [row] = await asSystem((tx) =>
    tx
      .select({ name: clientFile.name, internal: clientFile.remarksInternal, snapshot: itinerary.snapshot })
      .from(clientFile)
      .innerJoin(itinerary, and(eq(itinerary.fileId, clientFile.id)))
      .where(eq(clientFile.reference, "NZFI100001")),
  );
  expect(canariesIn(JSON.stringify(row)).length).toBeGreaterThan(50);
});
