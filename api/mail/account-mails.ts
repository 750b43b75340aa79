import { z } from "zod";
import type { KeyRing } from "#api/domain/key-ring.ts";
import type { ItineraryMailContent } from "#api/mail/itinerary-mails.ts";
import type { PaymentMailContent } from "#api/mail/payment-mails.ts";
import type { PaperMailContent } from "#api/mail/paper-mails.ts";
import type { QuoteMailContent } from "#api/mail/quote-mails.ts";
import type { ReconfirmMailContent } from "#api/mail/reconfirm-mails.ts";
import type { ReminderMailContent } from "#api/mail/reminder-mails.ts";
import type { RequestMailContent } from "#api/mail/request-mails.ts";
import type { StockMailContent } from "#api/mail/stock-mails.ts";
import { mailedToken } from "#api/mail/mailed-token.ts";
import type { MailTexts } from "#api/mail/texts/en.ts";
import { fill } from "#api/texts/texts.ts";
import type { MailKind } from "#contract/system/mail-kinds.ts";

/** What a mail says: paragraphs, at most one link, and what stands under it. */
export type MailBody = {
  before: string[];
  link?: { label: string; href: string };
  after: string[];
  /** Who signs it, where it is not the brand. */
  signed?: string;
  /** Whom an answer goes to, where it is not the sender. */
  replyTo?: { address: string; name: string };
};

type Making = { texts: MailTexts; serverKey: KeyRing; publicUrl: string };

const Notice = z.object({ name: z.string(), username: z.string().default("") });
/** Messages from before the key was kept have none. */
const WithLink = Notice.extend({ link_key: z.string().nullable().default(null) });

/** Accounts get each link once, so that it never has another rotation. */
function linkTo(
  { serverKey, publicUrl }: Making,
  purpose: "password-reset" | "email-change",
  link: AccountLink,
) {
  const path = { "password-reset": "reset-password", "email-change": "confirm-email" }[purpose];
  const token = mailedToken(serverKey, purpose, { uid: link.uid, rotation: 1, linkKey: link.linkKey });
  return `${publicUrl}/${path}/${token}`;
}

type AccountLink = { uid: string; linkKey: string | null };

function notice(text: keyof MailTexts) {
  return (params: Record<string, unknown>, { texts }: Making): MailBody => {
    const { name } = Notice.parse(params);
    // Only texts and numbers are ever kept in the parameters of a mail.
    const values = params as Record<string, string | number>;
    return {
      before: [fill(texts.greeting, { name }), fill(texts[text], values)],
      after: [texts.noticeNotYou],
    };
  };
}

const AboutFile = z.object({ name: z.string(), path: z.string() }).loose();

/** Mails about a client file lead to its page, where whoever reads them has to sign in. */
function aboutFile(...lines: (keyof MailTexts)[]) {
  return (raw: Record<string, unknown>, { texts, publicUrl }: Making): MailBody => {
    const { name, path } = AboutFile.parse(raw);
    // Only texts and numbers are ever kept in the parameters of a mail.
    const values = raw as Record<string, string | number>;
    return {
      before: [fill(texts.greeting, { name }), ...lines.map((line) => fill(texts[line], values))],
      link: { label: texts.openFile, href: `${publicUrl}${path}` },
      after: [],
    };
  };
}

/** The words of each kind, made of its parameters. Links are derived here, since the outbox keeps no secret. */
export const accountMails: Record<
  Exclude<
    MailKind,
    | ItineraryMailContent["kind"]
    | PaymentMailContent["kind"]
    | PaperMailContent["kind"]
    | ReminderMailContent["kind"]
    | QuoteMailContent["kind"]
    | ReconfirmMailContent["kind"]
    | RequestMailContent["kind"]
    | StockMailContent["kind"]
  >,
  (params: Record<string, unknown>, making: Making) => MailBody
> = {
  "password-reset": (raw, making) => {
    const { link_key: linkKey, ...params } = WithLink.extend({ reset_uid: z.string() }).parse(raw);
    const { texts } = making;
    return {
      before: [fill(texts.greeting, params), fill(texts.resetText, params)],
      link: {
        label: texts.resetButton,
        href: linkTo(making, "password-reset", { uid: params.reset_uid, linkKey }),
      },
      after: [texts.resetValidity, texts.resetIgnore],
    };
  },
  invitation: (raw, making) => {
    const { link_key: linkKey, ...params } = WithLink.extend({
      reset_uid: z.string(),
      inviter: z.string(),
      organisation: z.string(),
    }).parse(raw);
    const { texts } = making;
    return {
      before: [
        fill(texts.greeting, params),
        fill(texts.invitationText, params),
        fill(texts.invitationName, params),
      ],
      link: {
        label: texts.invitationButton,
        href: linkTo(making, "password-reset", { uid: params.reset_uid, linkKey }),
      },
      after: [texts.invitationValidity],
    };
  },
  "email-change": (raw, making) => {
    const { link_key: linkKey, ...params } = WithLink.extend({
      change_uid: z.string(),
      email: z.string(),
    }).parse(raw);
    const { texts } = making;
    return {
      before: [fill(texts.greeting, params), fill(texts.emailChangeText, params)],
      link: {
        label: texts.emailChangeButton,
        href: linkTo(making, "email-change", { uid: params.change_uid, linkKey }),
      },
      after: [texts.emailChangeValidity],
    };
  },
  "email-change-notice": notice("emailNoticeText"),
  "password-changed": notice("passwordChangedText"),
  "two-factor-on": notice("twoFactorOnText"),
  "two-factor-off": notice("twoFactorOffText"),
  "recovery-code-used": notice("recoveryText"),
  "two-factor-wrong": notice("twoFactorWrongText"),
  "booking-requested": aboutFile("bookingRequestedText", "bookingCounts", "bookingNext"),
  "booking-received": aboutFile("bookingReceivedText", "bookingCounts"),
  "cancellation-requested": aboutFile("cancellationRequestedText", "cancellationReason"),
  "cancellation-received": aboutFile("cancellationReceivedText", "cancellationReason"),
  "booking-cancelled": aboutFile("bookingCancelledText", "cancellationFee", "cancellationReason"),
  "change-requested": aboutFile("changeRequestedText", "changeDifference"),
  "change-made": aboutFile("changeMadeText", "changeDifference"),
  "change-applied": aboutFile("changeAppliedText", "changeDifference"),
  "change-waits": aboutFile("changeAppliedText", "changeDifference", "changeWaits"),
  "change-declined": aboutFile("changeDeclinedText", "cancellationReason"),
  "booking-amended": aboutFile("bookingAmendedText", "changeDifference"),
  "booking-finalised": (raw, making) =>
    "paper" in raw
      ? aboutFile("bookingFinalisedText", "vouchersAttached")(raw, making)
      : aboutFile("bookingFinalisedText")(raw, making),
  "amendment-waits": aboutFile("bookingAmendedText", "changeDifference", "changeWaits"),
};
