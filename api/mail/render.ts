import { z } from "zod";
import { capabilityToken } from "#api/domain/capability.ts";
import { subjectOf } from "#api/mail/subject.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

export type RenderedMail = { subject: string; text: string; html: string };

const PasswordReset = z.object({ reset_uid: z.string(), username: z.string(), name: z.string() });

type Message = { kind: string; locale: Locale; params: Record<string, unknown> };
type Sender = { serverKey: string; publicUrl: string; brandName: string };

/**
 * The mail of an outbox message. Its link is derived here, at the moment of sending, since the outbox keeps no
 * secret. Throws when the message is of no known kind.
 */
export function renderMail(message: Message, sender: Sender): RenderedMail {
  if (message.kind !== "password-reset") throw new Error(`No mail of kind ${message.kind}`);
  const params = PasswordReset.parse(message.params);
  const { mail } = textsIn(message.locale);
  const token = capabilityToken(sender.serverKey, "password-reset", params.reset_uid, 1);
  const link = `${sender.publicUrl}/reset-password/${token}`;
  const paragraphs = [
    fill(mail.greeting, { name: params.name }),
    fill(mail.resetText, { username: params.username }),
  ];
  const after = [mail.resetValidity, mail.resetIgnore, `${mail.regards}\n${sender.brandName}`];
  return {
    subject: subjectOf(message.kind, message.locale),
    text: [...paragraphs, link, ...after].join("\n\n"),
    html: page(message.locale, [
      ...paragraphs.map(paragraph),
      button(mail.resetButton, link),
      `<p style="margin:0 0 16px;color:#52606d;font-size:14px;word-break:break-all">${escapeHtml(link)}</p>`,
      ...after.map(paragraph),
    ]),
  };
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
