import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import type { FileAnswer } from "#app/services/http/call-types.ts";
import { mailPaper } from "#contract/money/paper-mails.ts";
import { downloadAgentInvoice, downloadOfficeInvoice } from "#contract/money/papers.ts";
import {
  issueCreditNote,
  issueFileInvoice,
  recordReceipt,
  recordRefund,
  takeBackOverBilled,
  writeBackInvoice,
  writeOffInvoice,
} from "#contract/money/deeds.ts";
import { listTransferTargets, moveMoney } from "#contract/money/transfers.ts";

/** Of a call that counts once however often it is sent. */
type Headers = Record<string, string>;

/** What the back office does to the money of one file. */
export const fileLedgerService = (api: ApiClient, uid: string) => ({
  issue: (body: z.input<typeof issueFileInvoice.body>, headers: Headers) =>
    api.call(issueFileInvoice, { params: { uid }, body, headers }),
  receive: (body: z.input<typeof recordReceipt.body>, headers: Headers) =>
    api.call(recordReceipt, { params: { uid }, body, headers }),
  refund: (body: z.input<typeof recordRefund.body>, headers: Headers) =>
    api.call(recordRefund, { params: { uid }, body, headers }),
  targets: () => api.call(listTransferTargets, { params: { uid } }),
  transfer: (body: z.input<typeof moveMoney.body>, headers: Headers) =>
    api.call(moveMoney, { params: { uid }, body, headers }),
  credit: (invoice: string, body: z.input<typeof issueCreditNote.body>, headers: Headers) =>
    api.call(issueCreditNote, { params: { uid, invoice }, body, headers }),
  /** Takes back what is billed too much; answers the numbers of the credit notes. */
  takeBack: (body: z.input<typeof takeBackOverBilled.body>, headers: Headers) =>
    api.call(takeBackOverBilled, { params: { uid }, body, headers }),
  writeOff: (invoice: string, body: z.input<typeof writeOffInvoice.body>, headers: Headers) =>
    api.call(writeOffInvoice, { params: { uid, invoice }, body, headers }),
  writeBack: (invoice: string, body: z.input<typeof writeBackInvoice.body>, headers: Headers) =>
    api.call(writeBackInvoice, { params: { uid, invoice }, body, headers }),
  mail: (paper: string, body: z.input<typeof mailPaper.body>, headers: Headers) =>
    api.call(mailPaper, { params: { uid, paper }, body, headers }),
});

type Paper = { file: string; document: string; isOffice: boolean };

/** An issued invoice or credit note as PDF: of the office's file by its name, of an agency's by its reference. */
export function invoicePaper(api: ApiClient, { file, document, isOffice }: Paper): Promise<FileAnswer> {
  return isOffice
    ? api.call(downloadOfficeInvoice, { params: { uid: file, document } })
    : api.call(downloadAgentInvoice, { params: { reference: file, document } });
}
