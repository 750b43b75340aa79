import { z } from "zod";
import type { AccountDocument } from "#api/documents/account/account-data.ts";
import type { DocumentMaker } from "#api/documents/documents.ts";
import type { InvoiceDocument } from "#api/documents/invoice/invoice-data.ts";
import { printVouchers } from "#api/documents/vouchers/print-vouchers.ts";
import type { VouchersDocument } from "#api/documents/vouchers/vouchers-data.ts";
import type { MailBody } from "#api/mail/account-mails.ts";
import type { MailTexts } from "#api/mail/texts/en.ts";
import { fill } from "#api/texts/texts.ts";

/** A paper about money as it was when it was sent; it is set in print when the mail goes out. */
export type MailedPaper =
  | { of: "invoice"; content: InvoiceDocument }
  | { of: "account"; content: AccountDocument };
/** The same of the vouchers of a trip. */
export type MailedVouchers = { of: "vouchers"; content: VouchersDocument };

/** What a mail needs to bring a paper along. */
export const WithPaper = z.object({
  file_name: z.string(),
  paper: z.custom<MailedPaper | MailedVouchers>(
    (value) => typeof value === "object" && value !== null && "of" in value,
  ),
});

const Params = WithPaper.extend({
  name: z.string(),
  /** What it is called, with its number. */
  what: z.string(),
  words: z.string(),
  /** Which paper of which file, so that the same is not sent without end. */
  paper_key: z.string(),
});

/** The vouchers of a trip, to its agent or its clients. */
const VoucherParams = WithPaper.extend({
  name: z.string(),
  trip: z.string(),
  reference: z.string(),
  words: z.string(),
  /** Of the file, so that the same is not sent without end. */
  file_uid: z.string(),
});

export type PaperMailContent =
  | { kind: "paper-sent"; params: z.infer<typeof Params> }
  | { kind: "vouchers-sent"; params: z.infer<typeof VoucherParams> };

export type Attachment = { filename: string; content: Uint8Array; contentType: string };

/** The words of a mail with a paper in it. */
export const paperMails = {
  "paper-sent": (raw: Record<string, unknown>, { texts }: { texts: MailTexts }): MailBody => {
    const { name, what, words } = Params.parse(raw);
    return {
      before: [
        ...(name ? [fill(texts.greeting, { name })] : []),
        fill(texts.paperText, { what }),
        ...(words ? [words] : []),
      ],
      after: [],
    };
  },
  "vouchers-sent": (raw: Record<string, unknown>, { texts }: { texts: MailTexts }): MailBody => {
    const { name, trip, reference, words } = VoucherParams.parse(raw);
    return {
      before: [
        ...(name ? [fill(texts.greeting, { name })] : []),
        fill(texts.vouchersText, { trip, reference }),
        ...(words ? [words] : []),
      ],
      after: [texts.vouchersHint],
    };
  },
} satisfies Record<PaperMailContent["kind"], unknown>;

/** Kinds of mail that bring a paper along; that a booking is finalised also where there is no voucher. */
const withPaper = new Set(["paper-sent", "payment-reminder", "vouchers-sent", "booking-finalised"]);

/** The paper that goes with a mail as PDF; null for mails of other kinds. */
export async function attachmentOf(
  { kind, params }: { kind: string; params: Record<string, unknown> },
  documents: () => DocumentMaker,
): Promise<Attachment | null> {
  if (!withPaper.has(kind) || (kind === "booking-finalised" && !("paper" in params))) return null;
  const { paper, file_name: filename } = WithPaper.parse(params);
  const maker = documents();
  return { filename, content: await printed(paper, maker), contentType: "application/pdf" };
}

function printed(paper: MailedPaper | MailedVouchers, maker: DocumentMaker): Promise<Uint8Array> {
  switch (paper.of) {
    case "invoice":
      return maker.invoicePdf(paper.content);
    case "account":
      return maker.accountPdf(paper.content);
    case "vouchers":
      return printVouchers(maker, paper.content);
  }
}
