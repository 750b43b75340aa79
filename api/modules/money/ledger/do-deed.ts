import { writeAudit, type AuditChange, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { applyDeed } from "#api/domain/money/apply-deed.ts";
import type { AnyDeed } from "#api/domain/money/history-shapes.ts";
import type { Call } from "#api/http/context.ts";
import { Refusal } from "#api/http/refusal.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { type FileLedger, readLedger } from "#api/modules/money/ledger/file-ledger.ts";
import { keepDeed, type DeedDetails } from "#api/modules/money/ledger/keep-deed.ts";
import { nextNumber } from "#api/modules/money/ledger/next-number.ts";
import { refusedDeed } from "#api/modules/money/ledger/refusals.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";
import type { LedgerDeedDone } from "#contract/money/deeds.ts";

/** What a history entry is about: the file, and the document that was issued or is dealt with. */
export type Told = { fileUid: string; fileId: number; brandId: number; documentUid: string; number: string };

export type Asked = {
  deed: AnyDeed;
  details: DeedDetails;
  /** What the history of the file is told. */
  told: (about: Told) => AuditChange;
  /** The document that the deed is about; without one that which it issues. */
  documentUid?: string;
  /** The name of the amount in this call. */
  amountField?: string;
};

type Wish = { params: { uid: string }; version: number };

/**
 * Does one deed of money to a file that the caller may see, in the caller's own scope: under the lock of the file, only
 * where nothing was done to its money since the caller looked, all of it or nothing.
 */
export async function doDeed(
  { params, version }: Wish,
  call: Call,
  ask: (tx: Tx, ledger: FileLedger) => Promise<Asked>,
): Promise<LedgerDeedDone> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const ledger = await holdLedger(tx, fileId, version, call);
    const done = await keepAsked(tx, ledger, await ask(tx, ledger), call);
    const { uid, lockVersion } = ledger.billing;
    tellFileChanged(tx, call, { uid, lockVersion });
    return done;
  });
}

/** Holds the money of a file as the caller saw it; 409 where something was done to it since. */
export async function holdLedger(tx: Tx, fileId: number, version: number, call: Call): Promise<FileLedger> {
  await lockFile(tx, fileId);
  const ledger = await readLedger(tx, fileId, call.now());
  if (ledger.documents.entries.length !== version) {
    throw new Refusal(409, { message: moneyTexts(call.locale).changedMeanwhile });
  }
  return ledger;
}

/** Does what was asked for to the ledger of a file that is held, and writes its history. A refusal undoes it all. */
export async function keepAsked(
  tx: Tx,
  ledger: FileLedger,
  { deed, details, told, documentUid, amountField }: Asked,
  call: AuditSource & Pick<Call, "account" | "locale">,
): Promise<LedgerDeedDone> {
  const number = await numberFor(tx, ledger, deed);
  const refused = applyDeed(ledger.book, deed, () => number ?? "");
  // What was refused takes its number back with the transaction.
  if (refused !== null) throw refusedDeed(refused, call, amountField);
  const issued = await keepDeed(tx, ledger, details, call);
  const { uid, brandId } = ledger.billing;
  const about = { fileUid: uid, fileId: ledger.fileId, brandId, documentUid: documentUid ?? issued ?? uid };
  await writeAudit(tx, call, told({ ...about, number: number ?? "" }));
  return { number, ledger_version: ledger.book.ledger.length };
}

async function numberFor(tx: Tx, { billing, today }: FileLedger, { deed }: AnyDeed): Promise<string | null> {
  if (deed !== "invoice" && deed !== "credit") return null;
  const { brandId, brandCode } = billing;
  const series = deed === "invoice" ? "invoice" : "credit_note";
  return nextNumber(tx, { brandId, brandCode, series, year: today.slice(0, 4) });
}
