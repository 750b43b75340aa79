import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { agency } from "#api/db/schema/company.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { placeOf } from "#api/modules/money/invoice-list/place.ts";
import type { InvoiceRow } from "#contract/money/invoice-list.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

let world: Awaited<ReturnType<typeof ledgerWorld>>;
let bill: { uid: string; number: string; open_cents: number };

/** A deposit that is paid, and a balance that falls due four days later and then is overdue. */
beforeAll(async () => {
  world = await ledgerWorld();
  await world.issue("deposit");
  await world.receipt((await world.newest()).open_cents);
  await world.issue("balance", { due_date: "2026-11-24" });
  const { invoices } = await world.money();
  const [open] = invoices.filter(({ open_cents: cents }) => cents > 0);
  bill = { ...open!, number: open?.number ?? "" };
});

async function list(filters: Record<string, string> = {}, more: Record<string, string> = {}) {
  const named = Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]);
  const query = new URLSearchParams([...named, ...Object.entries({ per_page: "100", ...more })]);
  const answer = await world.api.call(`/api/office/invoices?${query}`, { token: world.accounts });
  expect(answer.status, answer.text).toBe(200);
  return { rows: answer.json.data as InvoiceRow[], total: answer.json.meta.total as number };
}

const numbers = (rows: readonly InvoiceRow[]) => rows.map(({ number }) => number);

describe("invoices of all files", () => {
  test("are those that the brands of the reader have issued, drafts and void ones are none", async () => {
    const { rows, total } = await list();
    const issued = await world.api.system((tx) => tx.select().from(invoice));
    const shown = issued.filter(({ number }) => number !== null);
    expect(total).toBe(shown.length);
    expect(numbers(rows).toSorted()).toEqual(shown.map(({ number }) => number ?? "").toSorted());
    const days = rows.map(({ issue_date: day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test("say what is open, and where it leads", async () => {
    const { rows } = await list({ q: bill.number });
    const file = await world.api.system(async (tx) => {
      const [found] = await tx.select().from(clientFile).where(eq(clientFile.id, world.fileId));
      return found!;
    });
    expect(rows).toMatchObject([
      {
        uid: bill.uid,
        number: bill.number,
        kind: "balance",
        status: "Issued",
        open_cents: bill.open_cents,
        file: { uid: file.uid, reference: file.reference },
      },
    ]);
  });

  test.each([
    ["its number in small letters", () => bill.number.toLowerCase()],
    ["the last digits of its number", () => String(Number(bill.number.slice(-6)))],
    ["the reference of its booking", () => "nzfi100005"],
  ])("are found by %s", async (_what, typed) => {
    expect(numbers((await list({ q: typed() })).rows)).toContain(bill.number);
  });

  test("are found by a part of the name of their agency, and by nothing else", async () => {
    const name = await world.api.system(async (tx) => {
      const [found] = await tx
        .select({ name: agency.name })
        .from(clientFile)
        .innerJoin(agency, eq(agency.id, clientFile.agencyId))
        .where(eq(clientFile.id, world.fileId));
      return found!.name;
    });
    const { rows } = await list({ q: name.slice(1, 6).toUpperCase() });
    expect(numbers(rows)).toContain(bill.number);
    expect(new Set(rows.map(({ agency_name: own }) => own))).toEqual(new Set([name]));
    expect(await list({ q: "no such agency" })).toEqual({ rows: [], total: 0 });
    expect(await list({ q: "100%" })).toEqual({ rows: [], total: 0 });
  });

  test("come in parts, and by the day on which they fall due", async () => {
    const { rows } = await list({}, { sort: "due_date" });
    const days = rows.map(({ due_date: day }) => day);
    expect(new Set(days).size).toBe(2);
    expect(days).toEqual(days.toSorted());
    expect(numbers((await list({ part: "open" })).rows)).toEqual([bill.number]);
    const { rows: paid } = await list({ part: "paid" });
    expect(paid).toMatchObject([{ kind: "deposit", status: "Paid", open_cents: 0, overdue: false }]);
    expect(await list({ part: "overdue" })).toEqual({ rows: [], total: 0 });
  });

  test("of some days", async () => {
    const [day] = (await list({ q: bill.number })).rows.map(({ issue_date: issued }) => issued);
    const { rows } = await list({ issue_date_from: day!, issue_date_to: day! });
    expect(numbers(rows)).toContain(bill.number);
    expect(new Set(rows.map(({ issue_date: issued }) => issued))).toEqual(new Set([day]));
    expect((await list({ issue_date_to: "2019-12-31" })).total).toBe(0);
  });

  test("of other brands are not there", async () => {
    const token = await world.api.signIn("manager.banksia");
    expect((await world.api.call("/api/office/invoices", { token })).json.data).toEqual([]);
  });

  test.each(["issue_date", "-issue_date", "due_date", "-due_date"])(
    "stand on pages that follow each other by %s, by number and by place",
    async (sort) => {
      const { rows: all } = await list({}, { sort });
      expect((await list({}, { sort, per_page: "10", page: "2" })).rows).toEqual([]);
      const row = await world.api.system(async (tx) => {
        const [found] = await tx.select().from(invoice).where(eq(invoice.uid, all[0]!.uid));
        return found!;
      });
      const after = placeOf([sort as "due_date"], row)!;
      expect((await list({}, { sort, after, page: "2" })).rows).toEqual(all.slice(1));
      expect((await list({}, { sort, after: `2-${after}`, page: "2" })).rows).toEqual(all.slice(1));
      // The page after the one that begins at the place.
      expect((await list({}, { sort, after: `2-${after}`, page: "3" })).rows).toEqual([]);
      // A place of another order, or of none, leaves the page to its number.
      for (const said of ["name.2026-02-01.1", `${sort}.2026-02-30.1`, "nonsense"]) {
        const other = Buffer.from(said).toString("base64url");
        expect((await list({}, { sort, after: other })).rows).toEqual(all);
      }
    },
  );

  test("are overdue once their day has passed, and not on it", async () => {
    const overdue = async (hours: number) => {
      world.api.clock.advance({ hours });
      const token = await world.api.signIn("admin");
      return (await world.api.call("/api/office/invoices?filter[part]=overdue", { token })).json.data;
    };
    expect(await overdue(4 * 24)).toEqual([]);
    expect(await overdue(24)).toMatchObject([{ number: bill.number, overdue: true }]);
  });
});
