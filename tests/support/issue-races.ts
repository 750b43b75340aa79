import type { Database, Tx } from "#api/db/client.ts";
import { invoicesOf, openOf } from "#api/domain/money/book.ts";
import type { Deed } from "#api/domain/money/history-shapes.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import { keepAsked } from "#api/modules/money/ledger/do-deed.ts";
import { type FileLedger, readLedger } from "#api/modules/money/ledger/file-ledger.ts";
import { partsOf } from "#tests/support/payment-races.ts";

/** Files that are billed and credited over and over, so many at once, until the process dies or has had its rounds. */
export type IssueTask = { files: number[]; rounds: number; atOnce: number; dieAfterMs?: number };

/** Bills a file whole, or takes its open invoice back, turn by turn; answers how many documents it issued. */
export async function raceToIssue(
  database: Database,
  { files, rounds, atOnce, dieAfterMs }: IssueTask,
): Promise<number> {
  if (dieAfterMs !== undefined) setTimeout(() => process.kill(process.pid, "SIGKILL"), dieAfterMs);
  const call = { ...partsOf(database), locale: "en" as const };
  const wanted = files.length * rounds;
  let [next, won] = [0, 0];
  const issue = async () => {
    while (next < wanted) {
      const fileId = files[next % files.length];
      next += 1;
      if (fileId === undefined) continue;
      await database.inScope({ audience: "system" }, async (tx: Tx) => {
        await lockFile(tx, fileId);
        const ledger = await readLedger(tx, fileId, call.now());
        await keepAsked(tx, ledger, { ...nextDeed(ledger), told }, call);
      });
      won += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, issue));
  return won;
}

function nextDeed({ book, today }: FileLedger) {
  const open = invoicesOf(book).find((invoice) => openOf(invoice) > 0);
  const deed: Deed = open
    ? { deed: "credit", on: today, invoice: open.number, all: true, amounts: null }
    : { deed: "invoice", on: today, kind: "full", cents: null, due: null };
  const details = open ? { reason: "correction" as const, of: open.number } : {};
  return { deed, details };
}

function told({ documentUid, fileId, brandId }: { documentUid: string; fileId: number; brandId: number }) {
  return {
    subject: { type: "invoice" as const, uid: documentUid, fileId, brandId },
    action: "issued" as const,
  };
}
