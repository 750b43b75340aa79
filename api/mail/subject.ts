import type { MailTexts } from "#api/mail/texts/en.ts";
import { mailTextsIn } from "#api/mail/mail-texts.ts";
import { fill } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";
import type { MailKind } from "#contract/system/mail-kinds.ts";

const subjects: Record<MailKind, keyof MailTexts> = {
  "password-reset": "resetSubject",
  invitation: "invitationSubject",
  "email-change": "emailChangeSubject",
  "email-change-notice": "emailNoticeSubject",
  "password-changed": "passwordChangedSubject",
  "two-factor-on": "twoFactorOnSubject",
  "two-factor-off": "twoFactorOffSubject",
  "recovery-code-used": "recoverySubject",
  "two-factor-wrong": "twoFactorWrongSubject",
  "itinerary-link": "itineraryLinkSubject",
  "booking-requested": "bookingRequestedSubject",
  "booking-received": "bookingReceivedSubject",
  "paper-sent": "paperSubject",
  "vouchers-sent": "vouchersSubject",
  "quote-sent": "quoteSentSubject",
  "quote-answer": "quoteAnswerSubject",
  "quote-received": "quoteReceivedSubject",
  "quote-accepted": "quoteAcceptedSubject",
  "quote-declined": "quoteDeclinedSubject",
  "quote-question": "quoteQuestionSubject",
  "file-message": "fileMessageSubject",
  "cancellation-requested": "cancellationRequestedSubject",
  "booking-cancelled": "bookingCancelledSubject",
  "cancellation-received": "cancellationReceivedSubject",
  "change-requested": "changeRequestedSubject",
  "change-made": "changeMadeSubject",
  "change-applied": "changeAppliedSubject",
  "change-waits": "changeAppliedSubject",
  "change-declined": "changeDeclinedSubject",
  "booking-amended": "changeMadeSubject",
  "booking-finalised": "bookingFinalisedSubject",
  "amendment-waits": "changeMadeSubject",
  "request-new": "requestNewSubject",
  "request-amend": "requestAmendSubject",
  "request-cancel": "requestCancelSubject",
  "request-reminder": "requestReminderSubject",
  "offer-declined": "offerDeclinedSubject",
  reconfirm: "reconfirmSubject",
  "reconfirm-reminder": "reconfirmReminderSubject",
  "payment-request": "paymentRequestSubject",
  "payment-received": "paymentReceivedSubject",
  "payment-reminder": "paymentReminderSubject",
  "stock-sold": "stockSoldSubject",
  "stock-given-back": "stockBackSubject",
  "stock-changed": "stockChangedSubject",
};

/** Subject line of a kind of mail about what its parameters name; a kind that is not known here stands for itself. */
export function subjectOf(kind: string, locale: Locale, params: Record<string, unknown> = {}): string {
  const key = new Map<string, keyof MailTexts>(Object.entries(subjects)).get(kind);
  // Only texts and numbers are ever kept in the parameters of a mail.
  return key ? fill(mailTextsIn(locale)[key], params as Record<string, string | number>) : kind;
}
