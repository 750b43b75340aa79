import { fileURLToPath } from "node:url";
import { eq, inArray, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { accountTransaction, creditNote, documentSeries } from "#api/db/schema/ledger.ts";
import { raceToIssue, type IssueTask } from "#tests/support/issue-races.ts";
import { killInMidWork } from "#tests/support/kill-in-mid-work.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";
import { limitOf } from "#tests/support/long-run.ts";

/** So often a process is killed in every run; `npm run test:race` asks for fifty. */
const usual = 3;
const rounds = Number(process.env.KILL_ROUNDS ?? usual);
const timeout = limitOf({ rounds, usual, eachMs: 10_000 });

const issuing = fileURLToPath(new URL("../support/issue-race-process.ts", import.meta.url));

test(
  "a process that is killed while it issues leaves no document without its entry and no gap in the numbers",
  { timeout },
  async () => {
    const world = await ledgerWorld();
    const { database } = world.api.parts;
    const files = await billable(world);
    expect(files.length).toBeGreaterThan(2);
    const task: IssueTask = { files, rounds: 500, atOnce: 4 };
    const before = await issued(world);
    for (let round = 0; round < rounds; round += 1) {
      await killInMidWork(world.api, issuing, { ...task, dieAfterMs: 5 + ((round * 67) % 240) });
      expect((await verifyLedger(database)).faults).toEqual([]);
      await gapFree(world);
    }
    // Whoever comes after goes on where the dead left off.
    expect(await raceToIssue(database, { ...task, rounds: 2 })).toBe(files.length * 2);
    expect(await issued(world)).toBeGreaterThan(before);
    expect((await verifyLedger(database)).faults).toEqual([]);
    await gapFree(world);
  },
);

type World = Awaited<ReturnType<typeof ledgerWorld>>;

/** The file of the test and others of its brand of which nothing was issued, at most six. */
async function billable({ api, fileId }: World): Promise<number[]> {
  return api.system(async (tx) => {
    const [own] = await tx.select().from(clientFile).where(eq(clientFile.id, fileId));
    const known = tx.select({ id: accountTransaction.fileId }).from(accountTransaction);
    const withDraft = tx.select({ id: invoice.fileId }).from(invoice);
    const rows = await tx
      .select({ id: clientFile.id, brandId: clientFile.brandId, kind: clientFile.kind })
      .from(clientFile)
      .where(inArray(clientFile.id, withDraft))
      .orderBy(clientFile.id);
    const booked = new Set((await known).map(({ id }) => id));
    const others = rows.filter(
      ({ id, brandId, kind }) => brandId === own!.brandId && kind === "booking" && !booked.has(id),
    );
    return others.slice(0, 6).map(({ id }) => id);
  });
}

/** How many documents there are. */
async function issued({ api }: World): Promise<number> {
  const rows = await api.system((tx) => tx.select().from(invoice).where(isNotNull(invoice.number)));
  return rows.length;
}

/** Each series has every number from one to its last, once. */
async function gapFree({ api }: World): Promise<void> {
  const [bills, credits, series] = await api.system(async (tx) => [
    await tx.select({ number: invoice.number, brandId: invoice.brandId }).from(invoice),
    await tx.select({ number: creditNote.number, brandId: creditNote.brandId }).from(creditNote),
    await tx.select().from(documentSeries),
  ]);
  for (const { brandId, series: kind, year, last } of series) {
    const of = kind === "invoice" ? bills : credits;
    const counted = of
      .filter((one) => one.brandId === brandId && one.number?.includes(`-${year}-`))
      .map(({ number }) => Number(number?.slice(-6)))
      .toSorted((a, b) => a - b);
    expect(counted, `${kind} ${year}`).toEqual(Array.from({ length: last }, (_, at) => at + 1));
  }
}
