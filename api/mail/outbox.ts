import { ulid } from "ulid";
import type { Tx } from "#api/db/client.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { ItineraryMailContent } from "#api/mail/itinerary-mails.ts";
import type { PaymentMailContent } from "#api/mail/payment-mails.ts";
import type { MailedVouchers, PaperMailContent } from "#api/mail/paper-mails.ts";
import type { ReminderMailContent } from "#api/mail/reminder-mails.ts";
import type { QuoteMailContent } from "#api/mail/quote-mails.ts";
import type { ReconfirmMailContent } from "#api/mail/reconfirm-mails.ts";
import type { RequestMailContent } from "#api/mail/request-mails.ts";
import type { StockMailContent } from "#api/mail/stock-mails.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { Locale } from "#contract/primitives.ts";
import type { MailKind } from "#contract/system/mail-kinds.ts";

type Notice = { name: string; username: string };
/** Id of the key that the link of the mail was made with. */
type AccountLink = { link_key: string };

/** What mails about a client file say; `path` is the page of the portal they lead to. */
type AboutFile = {
  name: string;
  by: string;
  reference: string;
  file_name: string;
  /** In words, in the language of the mail. */
  travel_date: string;
  path: string;
};

export type FileMailKind =
  | "booking-requested"
  | "booking-received"
  | "cancellation-requested"
  | "cancellation-received"
  | "booking-cancelled"
  | "change-requested"
  | "change-made"
  | "change-applied"
  | "change-waits"
  | "change-declined"
  | "booking-amended"
  | "booking-finalised"
  | "amendment-waits";
type FileMail = {
  kind: FileMailKind;
  /** With the vouchers of the trip where the mail brings them along. */
  params: AboutFile & Record<string, string | number | MailedVouchers>;
};

/** What each kind of mail needs. No link and no token is ever kept. */
export type MailContent =
  | FileMail
  | { kind: "password-reset"; params: Notice & AccountLink & { reset_uid: string } }
  | {
      kind: "invitation";
      params: Notice & AccountLink & { reset_uid: string; inviter: string; organisation: string };
    }
  | { kind: "email-change"; params: Notice & AccountLink & { change_uid: string; email: string } }
  | { kind: "email-change-notice"; params: Notice & { email: string } }
  | { kind: "password-changed"; params: Notice }
  | { kind: "two-factor-on"; params: Notice }
  | { kind: "two-factor-off"; params: Notice }
  | { kind: "recovery-code-used"; params: Notice & { left: number } }
  | { kind: "two-factor-wrong"; params: Notice }
  | ItineraryMailContent
  | PaymentMailContent
  | PaperMailContent
  | QuoteMailContent
  | ReconfirmMailContent
  | ReminderMailContent
  | RequestMailContent
  | StockMailContent;

export type Mail = MailContent & {
  audience: AccountAudience | "client";
  brandId: number;
  locale: Locale;
  to: { address: string; name: string };
  /** When it was asked for, by the clock of the API, which the sender goes by as well. */
  at: Date;
};

/** Puts a mail into the outbox, in the transaction of the change it tells about. */
export function queueMail(tx: Tx, mail: Mail): Promise<void> {
  return queueMails(tx, [mail]);
}

/** Puts mails into the outbox: however many, one statement. */
export async function queueMails(tx: Tx, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  await tx.insert(outboxMessage).values(
    mails.map((mail) => ({
      uid: ulid(),
      brandId: mail.brandId,
      kind: mail.kind satisfies MailKind,
      audience: mail.audience,
      locale: mail.locale,
      toAddress: mail.to.address,
      toName: mail.to.name,
      params: mail.params,
      createdAt: mail.at,
      nextAttemptAt: mail.at,
    })),
  );
}
