import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Attachment } from "#api/mail/paper-mails.ts";
import type { RenderedMail } from "#api/mail/render.ts";

export type Delivery = RenderedMail & {
  uid: string;
  from: string;
  to: { address: string; name: string };
  attachment: Attachment | null;
};

/** Hands a mail over. Rejects when it could not; the sender then tries again later. */
export type MailTransport = { deliver: (mail: Delivery) => Promise<void>; close: () => void };

/** Sends through an SMTP server. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    deliver: async (mail) => {
      await transport.sendMail(messageOf(mail));
    },
    close: () => transport.close(),
  };
}

/** Keeps each mail as an `.eml` file in a folder, for installations without a mail server. */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    deliver: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      // With `buffer` the message is one piece of bytes.
      await writeFile(join(folder, `${mail.uid}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}

function messageOf({ uid, from, to, replyTo, subject, text, html, attachment }: Delivery) {
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    ...(attachment && {
      attachments: [{ ...attachment, content: Buffer.from(attachment.content) }],
    }),
    messageId: `<${uid}@waymark.invalid>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
