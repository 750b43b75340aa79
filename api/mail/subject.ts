import type { MailKind } from "#api/mail/outbox.ts";
import { textsIn, type MailTexts } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

const subjects: Record<MailKind, keyof MailTexts> = {
  "password-reset": "resetSubject",
  invitation: "invitationSubject",
  "email-change": "emailChangeSubject",
  "email-change-notice": "emailNoticeSubject",
  "password-changed": "passwordChangedSubject",
  "two-factor-on": "twoFactorOnSubject",
  "two-factor-off": "twoFactorOffSubject",
  "recovery-code-used": "recoverySubject",
  "quote-sent": "quoteSentSubject",
  "quote-answer": "quoteAnswerSubject",
  "quote-received": "quoteReceivedSubject",
  "quote-accepted": "quoteAcceptedSubject",
  "quote-declined": "quoteDeclinedSubject",
  "quote-question": "quoteQuestionSubject",
};

/** Subject line of a kind of mail; a kind that is not known here stands for itself. */
export function subjectOf(kind: string, locale: Locale): string {
  const key = new Map<string, keyof MailTexts>(Object.entries(subjects)).get(kind);
  return key ? textsIn(locale).mail[key] : kind;
}
