import { accountMails, type MailBody } from "#api/mail/account-mails.ts";
import { itineraryMails } from "#api/mail/itinerary-mails.ts";
import { paymentMails } from "#api/mail/payment-mails.ts";
import { paperMails } from "#api/mail/paper-mails.ts";
import { quoteMails } from "#api/mail/quote-mails.ts";
import { reconfirmMails } from "#api/mail/reconfirm-mails.ts";
import { reminderMails } from "#api/mail/reminder-mails.ts";
import { requestMails } from "#api/mail/request-mails.ts";
import { stockMails } from "#api/mail/stock-mails.ts";
import { subjectOf } from "#api/mail/subject.ts";
import { mailTextsIn } from "#api/mail/mail-texts.ts";
import type { Locale } from "#contract/primitives.ts";
import type { MailKind } from "#contract/system/mail-kinds.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";

export type RenderedMail = { subject: string; text: string; html: string } & Pick<MailBody, "replyTo">;

const mails = {
  ...accountMails,
  ...itineraryMails,
  ...paperMails,
  ...quoteMails,
  ...paymentMails,
  ...requestMails,
  ...reconfirmMails,
  ...reminderMails,
  ...stockMails,
};

type Message = { kind: string; locale: Locale; params: Record<string, unknown> };
type Sender = { serverKey: KeyRing; publicUrl: string; brandName: string };

/**
 * The mail of an outbox message. Its link is derived here, at the moment of sending, since the outbox keeps no
 * secret. Throws when the message is of no known kind.
 */
export function renderMail(message: Message, sender: Sender): RenderedMail {
  if (!isKnown(message.kind)) throw new Error(`No mail of kind ${message.kind}`);
  const texts = mailTextsIn(message.locale);
  const { before, link, after, signed, replyTo } = mails[message.kind](message.params, {
    texts,
    locale: message.locale,
    ...sender,
  });
  const ending = [...after, `${texts.regards}\n${signed ?? sender.brandName}`];
  const plainLink = link ? [link.href] : [];
  return {
    subject: subjectOf(message.kind, message.locale, message.params),
    text: [...before, ...plainLink, ...ending].join("\n\n"),
    html: page(message.locale, [
      ...before.map(paragraph),
      ...(link ? [button(link.label, link.href), smallLink(link.href)] : []),
      ...ending.map(paragraph),
    ]),
    ...(replyTo && { replyTo }),
  };
}

function isKnown(kind: string): kind is MailKind {
  return Object.hasOwn(mails, kind);
}

function smallLink(link: string) {
  return `<p style="margin:0 0 16px;color:#52606d;font-size:14px;word-break:break-all">${escapeHtml(link)}</p>`;
}

function escapeHtml(text: string) {
  const names: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replaceAll(/[&<>"']/g, (character) => names[character] ?? character);
}

function paragraph(text: string) {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}

function button(label: string, link: string) {
  const style =
    "display:inline-block;padding:12px 20px;border-radius:8px;background:#2f5d50;color:#ffffff;text-decoration:none;font-weight:600";
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function page(locale: Locale, blocks: string[]) {
  const style = "margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1f2933";
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body><div style="${style}">${blocks.join("")}</div></body></html>`;
}
