import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import { agency } from "#api/db/schema/company.ts";
import { brand } from "#api/db/schema/brand.ts";
import { user } from "#api/db/schema/user.ts";
import { pdfFacts, pdfText } from "#api/documents/testing/pdf-tools.ts";
import { documentTexts } from "#api/documents/texts/document-texts.ts";
import type { Statement, StatementEntry } from "#contract/money/statements.ts";
import { locales } from "#contract/primitives.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

let world: Awaited<ReturnType<typeof ledgerWorld>>;
let manager: string;

/** A booking with an invoice, two payments and a refund, among the other files of its agency. */
beforeAll(async () => {
  world = await ledgerWorld();
  manager = await world.api.signIn("anke.silberfarn");
  await world.issue("deposit");
  const { open_cents: open } = await world.newest();
  await world.receipt(open - 500, { date: "2026-11-20" });
  await world.receipt(700);
  await earlier();
  await world.deed("refunds", { date: "2026-11-20", cents: 50, method: "card", reference: "Back 1" });
});

/** Another file of the same agency: money that came in before, and went back in part. */
function earlier() {
  return world.api.system(async (tx) => {
    const [file] = await tx.select().from(clientFile).where(eq(clientFile.reference, "NZFI100001"));
    const { id: fileId, brandId, agencyId } = file!;
    const entry = { fileId, brandId, agencyId, method: "bank" as const };
    await tx.insert(accountTransaction).values([
      { ...entry, seq: 1, date: "2026-09-01", type: "receipt", valueCents: -3000, balanceCents: -3000 },
      { ...entry, seq: 2, date: "2026-10-02", type: "refund", valueCents: 1000, balanceCents: -2000 },
    ]);
  });
}

const ask = (path: string, token = manager) => world.api.call(path, { token });
const sumsOf = async (query = ""): Promise<Statement> =>
  (await ask(`/api/agent/statement${query}`)).json.data;
const entriesOf = async (query = ""): Promise<StatementEntry[]> =>
  (await ask(`/api/agent/statement/entries?per_page=100${query}`)).json.data;
const plain = (bytes: Uint8Array) => pdfText(bytes).replaceAll(/\s+/g, " ");

/** What the files of the agency with the brand have due, by the last balance of each ledger. */
async function dueOfFiles(): Promise<number> {
  const rows = await world.api.system((tx) =>
    tx
      .selectDistinctOn([accountTransaction.fileId], { balance: accountTransaction.balanceCents })
      .from(accountTransaction)
      .innerJoin(agency, eq(agency.id, accountTransaction.agencyId))
      .innerJoin(brand, eq(brand.id, accountTransaction.brandId))
      .where(and(eq(agency.code, "SILHAM"), eq(brand.code, "NZ")))
      .orderBy(accountTransaction.fileId, desc(accountTransaction.seq)),
  );
  return rows.reduce((sum, { balance }) => sum + balance, 0);
}

describe("the account of an agency", () => {
  test("comes to what its files have due, entry by entry", async () => {
    const sums = await sumsOf();
    const entries = await entriesOf();
    expect(sums).toMatchObject({ brand: "NZ", currency: "NZD", from: null, opening_cents: 0, whole: true });
    expect(sums.closing_cents).toBe(await dueOfFiles());
    expect(entries).toHaveLength(sums.entries);
    expect(entries.length).toBeGreaterThan(4);
    let balance = 0;
    for (const entry of entries) {
      balance += entry.value_cents;
      expect(entry.balance_cents).toBe(balance);
    }
    expect(balance).toBe(sums.closing_cents);
    const { opening_cents, invoiced_cents, credits_cents, received_cents, written_off_cents } = sums;
    expect(opening_cents + invoiced_cents - credits_cents - received_cents - written_off_cents).toBe(balance);
    expect(entries.map(({ date }) => date)).toEqual(entries.map(({ date }) => date).toSorted());
  });

  test("brings forward what was before the period, page by page", async () => {
    const whole = await entriesOf();
    const from = "2026-11-20";
    const before = whole.filter(({ date }) => date < from);
    const sums = await sumsOf(`?from=${from}`);
    expect(before.length).toBeGreaterThan(0);
    expect(sums.opening_cents).toBe(before.at(-1)!.balance_cents);
    expect(sums.closing_cents).toBe(whole.at(-1)!.balance_cents);
    const part = await entriesOf(`&filter[from]=${from}`);
    expect(part).toEqual(whole.slice(before.length));
    const second = (await ask(`/api/agent/statement/entries?per_page=10&page=2`)).json.data;
    expect(second).toEqual(whole.slice(10, 20));
    expect((await sumsOf("?to=2000-01-01")).entries).toBe(0);
  });

  test("reads the same to the office", async () => {
    const { status, json } = await ask(`${world.path}/statement`, world.accounts);
    expect(status).toBe(200);
    expect(json.data).toEqual(await sumsOf());
    const entries = (await ask(`${world.path}/statement/entries?per_page=100`, world.accounts)).json.data;
    expect(entries).toEqual(await entriesOf());
  });

  test("shows an agent who sees own files alone nothing but them", async () => {
    await world.api.system((tx) =>
      tx.update(user).set({ agencyWide: false }).where(eq(user.username, "anke.silberfarn")),
    );
    const token = await world.api.signIn("anke.silberfarn");
    const sums: Statement = (await ask("/api/agent/statement", token)).json.data;
    const entries: StatementEntry[] = (await ask("/api/agent/statement/entries", token)).json.data;
    const [anke] = await world.api.system((tx) =>
      tx.select({ id: user.id }).from(user).where(eq(user.username, "anke.silberfarn")),
    );
    const own = await world.api.system((tx) =>
      tx
        .select({ reference: clientFile.reference })
        .from(clientFile)
        .where(eq(clientFile.agentUserId, anke!.id)),
    );
    expect(sums.whole).toBe(false);
    expect(entries).toHaveLength(sums.entries);
    const references = own.map(({ reference }) => reference);
    for (const entry of entries) expect(references).toContain(entry.file_reference);
    await world.api.system((tx) =>
      tx.update(user).set({ agencyWide: true }).where(eq(user.username, "anke.silberfarn")),
    );
  });

  test("is not for others: no foreign brand, no foreign file, and no supplier", async () => {
    expect((await ask("/api/agent/statement?brand=AU")).status).toBe(404);
    const supplier = await world.api.signIn("desk.steamvale");
    expect((await ask("/api/agent/statement", supplier)).status).toBe(401);
    const other = await world.api.signIn("emma.larkspur");
    const seen: StatementEntry[] = (await ask("/api/agent/statement/entries", other)).json.data;
    expect(seen.map(({ file_reference: reference }) => reference)).not.toContain("NZFI100005");
    for (const path of ["/account/document", "/receipts/2/document"])
      expect((await ask(`/api/agent/client-files/NZFI100005${path}`, other)).status).toBe(404);
    const banksia = await world.api.signIn("manager.banksia");
    expect((await ask(`${world.path}/statement`, banksia)).status).toBe(404);
  });
});

describe("on paper", () => {
  test("the account is a tagged document in the agency's language, with every entry", async () => {
    const { bytes, status, headers } = await ask("/api/agent/statement/document");
    expect(status).toBe(200);
    const texts = documentTexts("de").account;
    expect(headers.get("Content-Disposition")).toContain(encodeURIComponent(texts.fileNames.statement));
    expect(pdfFacts(bytes)).toMatchObject({ Tagged: "yes" });
    const text = plain(bytes);
    for (const { number } of await entriesOf()) if (number) expect(text).toContain(number);
    for (const words of [texts.statement, texts.inCredit, "NZFI100005", "ANZ 4711"])
      expect(text).toContain(words);
  });

  test("the account of one file has the balances of its ledger", async () => {
    const { bytes, status } = await ask("/api/agent/client-files/NZFI100005/account/document");
    expect(status).toBe(200);
    expect(plain(bytes)).toContain("NZFI100005");
    const office = await ask(`${world.path}/account/document`, world.accounts);
    expect(plain(office.bytes)).toBe(plain(bytes));
  });

  test.each(locales)("a receipt says what came in, how and for what, in %s", async (locale) => {
    await world.api.system((tx) =>
      tx.update(clientFile).set({ locale }).where(eq(clientFile.id, world.fileId)),
    );
    const texts = documentTexts(locale).account;
    const receipt = plain((await ask(`${world.path}/receipts/3/document`, world.accounts)).bytes);
    for (const words of [texts.receipt, "NZFI100005-3", texts.methods.bank, "ANZ 4711", texts.thanks])
      expect(receipt).toContain(words);
    const refund = plain((await ask(`${world.path}/receipts/4/document`, world.accounts)).bytes);
    for (const words of [texts.refund, "NZFI100005-4", texts.methods.card, "Back 1"])
      expect(refund).toContain(words);
  });

  test("there is no receipt of an invoice, nor of what is not there", async () => {
    for (const seq of [1, 99])
      expect((await ask(`${world.path}/receipts/${seq}/document`, world.accounts)).status).toBe(404);
  });
});
