import type { AccountDocument, StatementDocument } from "#api/documents/account/account-data.ts";
import { accountFileName, contentDisposition } from "#api/documents/file-name.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import { typeset } from "#api/http/typeset.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { agencyStatement } from "#api/modules/money/statements/agency-paper.ts";
import { fileStatement, receiptOf } from "#api/modules/money/statements/file-paper.ts";
import { documentHolds, keyOf } from "#api/modules/money/statements/show-statement.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { downloadAgentStatement, downloadOfficeStatement } from "#contract/money/statements.ts";

type Asked = InputOf<typeof downloadAgentStatement> | InputOf<typeof downloadOfficeStatement>;
type OfFile = { params: { uid: string } | { reference: string } };
type OfEntry = { params: ({ uid: string } | { reference: string }) & { seq: number } };

/** The statement of an agency over all its files; refused where it is too long for a document. */
export async function downloadStatement(input: Asked, call: Call) {
  const { query } = input;
  const key = keyOf(input, "brand" in query ? query.brand : undefined);
  const paper = await call.database.inScope(call.scope, (tx) => agencyStatement(tx, key, query, call));
  if (!paper) throw notNow(fill(moneyTexts(call.locale).statementTooLong, { count: documentHolds }));
  return inPrint(paper, call);
}

/** The statement of one file. */
export async function downloadFileStatement({ params }: OfFile, call: Call) {
  const fileId = await findFileId(params, call);
  const paper: StatementDocument = await call.database.inScope(call.scope, (tx) =>
    fileStatement(tx, fileId, call.now()),
  );
  return inPrint(paper, call);
}

/** The receipt of one payment; 404 where the entry is none. */
export async function downloadReceipt({ params }: OfEntry, call: Call) {
  const fileId = await findFileId(params, call);
  const paper = await call.database.inScope(call.scope, (tx) =>
    receiptOf(tx, fileId, params.seq, call.now()),
  );
  if (!paper) throw notFound(textsIn(call.locale).recordNotFound);
  return inPrint(paper, call);
}

async function inPrint(paper: AccountDocument, call: Call) {
  const bytes = await typeset(call, (documents) => documents.accountPdf(paper));
  return { bytes, contentDisposition: contentDisposition(nameOfPaper(paper)) };
}

/** What the file of a statement or receipt is called, in its own language. */
export function nameOfPaper(paper: AccountDocument): string {
  const { kind, on, locale } = paper;
  const name = kind === "statement" ? (paper.file?.reference ?? paper.brand.code) : paper.number;
  return accountFileName({ kind, name, on }, locale);
}
