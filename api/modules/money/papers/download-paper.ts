import { contentDisposition, invoiceFileName } from "#api/documents/file-name.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { typeset } from "#api/http/typeset.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { readPaper } from "#api/modules/money/papers/read-paper.ts";
import { textsIn } from "#api/texts/texts.ts";

type Asked = { params: { document: string } & ({ uid: string } | { reference: string }) };

/** An issued invoice or credit note of a file that the caller may see, as it was issued; 404 for drafts and foreign ones. */
export async function downloadPaper({ params }: Asked, call: Call) {
  const fileId = await findFileId(params, call);
  const paper = await call.database.inScope(call.scope, (tx) => readPaper(tx, fileId, params.document));
  if (!paper) throw notFound(textsIn(call.locale).recordNotFound);
  const bytes = await typeset(call, (documents) => documents.invoicePdf(paper));
  return { bytes, contentDisposition: contentDisposition(invoiceFileName(paper, paper.locale)) };
}
