import type { Tx } from "#api/db/client.ts";
import { invoiceFileName } from "#api/documents/file-name.ts";
import { documentTexts } from "#api/documents/texts/document-texts.ts";
import type { AccountDocument } from "#api/documents/account/account-data.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import type { MailedPaper } from "#api/mail/paper-mails.ts";
import { readPaper } from "#api/modules/money/papers/read-paper.ts";
import { agencyStatement } from "#api/modules/money/statements/agency-paper.ts";
import { nameOfPaper } from "#api/modules/money/statements/download-statement.ts";
import { fileStatement, receiptOf } from "#api/modules/money/statements/file-paper.ts";
import { documentHolds } from "#api/modules/money/statements/show-statement.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";
import { fill } from "#api/texts/texts.ts";

type Found = { paper: MailedPaper; what: string; fileName: string };

/** A paper of a file as it is now, with what it is called; null where there is none of that key. */
export async function findPaper(
  tx: Tx,
  fileId: number,
  { uid, paper: key }: { uid: string; paper: string },
  call: Call,
): Promise<Found | null> {
  const seq = /^receipt-(\d+)$/.exec(key)?.[1];
  if (seq) return accountPaper(await receiptOf(tx, fileId, Number(seq), call.now()));
  if (key === "file") return accountPaper(await fileStatement(tx, fileId, call.now()));
  if (key === "agency") {
    const paper = await agencyStatement(tx, { params: { uid } }, {}, call);
    if (!paper) throw notNow(fill(moneyTexts(call.locale).statementTooLong, { count: documentHolds }));
    return accountPaper(paper);
  }
  const paper = await readPaper(tx, fileId, key);
  if (!paper) return null;
  return {
    paper: { of: "invoice", content: paper },
    what: `${documentTexts(paper.locale).invoice.kinds[paper.kind]} ${paper.number}`,
    fileName: invoiceFileName(paper, paper.locale),
  };
}

function accountPaper(paper: AccountDocument | null): Found | null {
  if (!paper) return null;
  const number = paper.kind === "statement" ? (paper.file?.reference ?? paper.bill_to.name) : paper.number;
  return {
    paper: { of: "account", content: paper },
    what: `${documentTexts(paper.locale).account[paper.kind]} ${number}`,
    fileName: nameOfPaper(paper),
  };
}
