import type { DocumentMaker } from "#api/documents/documents.ts";
import { DocumentFailedError } from "#api/documents/engine/document-errors.ts";
import type { VouchersDocument } from "#api/documents/vouchers/vouchers-data.ts";

/** Vouchers as PDF; without the letterhead of the agency where its logo cannot be drawn. */
export async function printVouchers(
  maker: Pick<DocumentMaker, "vouchersPdf">,
  document: VouchersDocument,
): Promise<Uint8Array> {
  try {
    return await maker.vouchersPdf(document);
  } catch (error) {
    // Bytes that begin as a picture and cannot be drawn; what fails without them too is told by the second try.
    if (!document.sender || !(error instanceof DocumentFailedError)) throw error;
    return maker.vouchersPdf({ ...document, sender: null });
  }
}
