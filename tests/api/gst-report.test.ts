import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import { brand } from "#api/db/schema/brand.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { creditNote } from "#api/db/schema/ledger.ts";
import type { GstEntry, GstReport } from "#contract/money/gst-report.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

let world: Awaited<ReturnType<typeof ledgerWorld>>;

/** A booking with a deposit that is paid in part, and part of it credited, among the other documents of its brand. */
beforeAll(async () => {
  world = await ledgerWorld();
  await world.issue("deposit");
  const { open_cents: open, uid } = await world.newest();
  await world.receipt(open - 2000, { date: "2026-11-20" });
  await world.deed(`invoices/${uid}/credit`, { reason: "goodwill", note: "", amounts: { STD: 1000 } });
});

const year = "from=2026-01-01&to=2026-12-31";
const ask = (path: string, token = world.accounts) =>
  world.api.call(`/api/office/gst-report${path}`, { token });
const report = async (query = ""): Promise<GstReport> => (await ask(`?${year}${query}`)).json.data;
const filters = (query: string) =>
  new URLSearchParams([...new URLSearchParams(query)].map(([name, value]) => [`filter[${name}]`, value]));
const entriesOf = async (query = ""): Promise<GstEntry[]> =>
  (await ask(`/entries?per_page=100&${filters(`${year}${query}`)}`)).json.data;
const gstOf = (rows: readonly { gst_cents: number }[]) =>
  rows.reduce((sum, { gst_cents }) => sum + gst_cents, 0);
const totalOf = (rows: readonly { total_cents: number }[]) =>
  rows.reduce((sum, { total_cents }) => sum + total_cents, 0);

/** What the documents themselves say, as the database has them. */
async function storedSums(code: "NZ" | "AU") {
  const sum = (column: AnyPgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  return world.api.system(async (tx) => {
    const [billed] = await tx
      .select({ gst: sum(invoice.gstCents), held: sum(invoice.allocatedCents) })
      .from(invoice)
      .innerJoin(brand, eq(brand.id, invoice.brandId))
      .where(and(eq(brand.code, code), isNotNull(invoice.number)));
    const [credited] = await tx
      .select({ gst: sum(creditNote.gstCents) })
      .from(creditNote)
      .innerJoin(brand, eq(brand.id, creditNote.brandId))
      .where(eq(brand.code, code));
    return { gst: billed!.gst - credited!.gst, held: billed!.held };
  });
}

describe("the report of a brand", () => {
  test.each(["NZ", "AU"] as const)(
    "by documents comes to what the documents of %s say, to the cent",
    async (code) => {
      const { gst_cents: gst, months, by_code: byCode, ...head } = await report(`&brand=${code}`);
      const currency = code === "NZ" ? "NZD" : "AUD";
      expect(head).toMatchObject({ brand: code, currency, basis: "documents", brands: ["NZ", "AU"] });
      expect(gst).toBe((await storedSums(code)).gst);
      expect(gstOf(months)).toBe(gst);
      expect(gstOf(byCode)).toBe(gst);
      const entries = await entriesOf(`&brand=${code}`);
      expect(gstOf(entries)).toBe(gst);
      for (const one of [...months, ...entries])
        expect(one.taxable_cents + one.gst_cents).toBe(one.total_cents);
    },
  );

  test.each(["NZ", "AU"] as const)(
    "by payments comes to what the invoices of %s were given",
    async (code) => {
      const { months, gst_cents: gst } = await report(`&brand=${code}&basis=payments`);
      const { held, gst: billed } = await storedSums(code);
      expect(totalOf(months)).toBe(held);
      expect(gst).toBeLessThanOrEqual(billed);
      expect(totalOf(await entriesOf(`&brand=${code}&basis=payments`))).toBe(held);
    },
  );

  test("has credit notes apart, and every row leads to its documents", async () => {
    const { months } = await report();
    expect(months.map(({ kind }) => kind)).toContain("credited");
    for (const row of months) {
      const narrowed = await entriesOf(`&month=${row.month}&code=${row.tax_code}&kind=${row.kind}`);
      expect(narrowed).toHaveLength(row.entries);
      expect(gstOf(narrowed)).toBe(row.gst_cents);
      expect(totalOf(narrowed)).toBe(row.total_cents);
    }
    expect(await entriesOf("&month=2026-01")).toEqual([]);
    expect(await entriesOf("&code=EXEMPT")).toEqual([]);
    const own = (await entriesOf()).filter(({ file_reference: of }) => of === "NZFI100005");
    expect(own.map(({ kind, total_cents: cents }) => [kind, cents > 0])).toEqual([
      ["billed", true],
      ["credited", false],
    ]);
  });

  test("says by payments what moved the money of which invoice", async () => {
    const { number } = await world.newest();
    const own = (await entriesOf("&basis=payments")).filter(({ file_reference: of }) => of === "NZFI100005");
    expect(own.length).toBeGreaterThan(0);
    for (const one of own) expect(one.number).toBe(number);
    expect(own[0]).toMatchObject({ moved_by: "receipt", seq: 2, kind: "billed" });
  });

  test("is read in pages, a year at most, and of a period that has nothing is empty", async () => {
    const [all, page] = [
      await entriesOf(),
      (await ask(`/entries?per_page=10&page=2&${filters(year)}`)).json.data,
    ];
    expect(page).toEqual(all.slice(10, 20));
    const long: GstReport = (await ask("?from=2020-01-01&to=2026-12-31")).json.data;
    expect(long).toMatchObject({ from: "2025-12-31", to: "2026-12-31", shortened: true });
    const none: GstReport = (await ask("?from=2019-01-01&to=2019-12-31")).json.data;
    expect(none).toMatchObject({ months: [], by_code: [], gst_cents: 0, shortened: false });
  });
});

test("is not for others: no foreign brand, and nobody without the permission", async () => {
  const banksia = await world.api.signIn("manager.banksia");
  expect((await ask("?brand=NZ", banksia)).status).toBe(404);
  expect((await ask("", banksia)).json.data).toMatchObject({ brand: "AU", brands: ["AU"] });
  const editor = await world.api.signIn("editor");
  expect((await ask("", editor)).status).toBe(403);
  const agent = await world.api.signIn("anke.silberfarn");
  expect((await ask("", agent)).status).toBe(401);
});
