import type { Tx } from "#api/db/client.ts";
import { creditsNeeded, type CreditNeeded } from "#api/domain/money/over-billed.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { checkDay } from "#api/modules/money/ledger/check-day.ts";
import { holdLedger, keepAsked, type Asked } from "#api/modules/money/ledger/do-deed.ts";
import { type FileLedger, readLedger } from "#api/modules/money/ledger/file-ledger.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";
import type { takeBackOverBilled } from "#contract/money/deeds.ts";

type Wish = InputOf<typeof takeBackOverBilled>["body"];

/**
 * Takes back what a file is billed above what it comes to, after a cancellation or another reduction: one credit note
 * for each invoice that it comes off, all of them or none.
 */
export async function takeBack({ params, body }: InputOf<typeof takeBackOverBilled>, call: Call) {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const seen = await holdLedger(tx, fileId, body.ledger_version, call);
    await checkDay(tx, { day: seen.today, today: seen.today, field: "reason" }, call);
    const needed = creditsNeeded(seen.book);
    if (needed.length === 0) throw notNow(moneyTexts(call.locale).nothingToCredit);
    const numbers: string[] = [];
    for (const one of needed) numbers.push(await credit(tx, fileId, { one, body }, call));
    const { uid, lockVersion } = seen.billing;
    tellFileChanged(tx, call, { uid, lockVersion });
    return { numbers, ledger_version: seen.documents.entries.length + numbers.length };
  });
}

/** One credit note of the plan, in the transaction of them all; answers its number. */
async function credit(
  tx: Tx,
  fileId: number,
  { one, body }: { one: CreditNeeded; body: Wish },
  call: Call,
): Promise<string> {
  const ledger = await readLedger(tx, fileId, call.now());
  const { number } = await keepAsked(tx, ledger, askedOf(ledger, one, body), call);
  if (number === null) throw new Error("A credit note has a number");
  return number;
}

function askedOf(ledger: FileLedger, { invoice: of, amounts, cents }: CreditNeeded, body: Wish): Asked {
  const invoice = ledger.documents.invoices.find(({ number }) => number === of);
  if (!invoice) throw new Error("An invoice of the book is gone");
  return {
    deed: { deed: "credit", on: ledger.today, invoice: of, all: false, amounts },
    details: { reason: body.reason, note: body.note, of },
    documentUid: invoice.uid,
    amountField: "reason",
    told: ({ number, documentUid, fileId, brandId }) => ({
      subject: { type: "invoice", uid: documentUid, fileId, brandId },
      action: "credited",
      before: {},
      after: { number: of, credit_note: number, amount_cents: cents },
    }),
  };
}
