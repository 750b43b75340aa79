import { z } from "zod";
import type { MailBody } from "#api/mail/account-mails.ts";
import { mailedToken } from "#api/mail/mailed-token.ts";
import type { MailTexts } from "#api/mail/texts/en.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { fill } from "#api/texts/texts.ts";

const Params = z.object({
  name: z.string(),
  brand: z.string(),
  batch_uid: z.string(),
  rotation: z.int(),
  link_key: z.string(),
  /** How many services, and which, in words. */
  count: z.int(),
  services: z.string(),
  due: z.string(),
  urgent: z.int(),
  phone: z.string(),
});

/** What suppliers are asked to reconfirm. No price is in it. */
export type ReconfirmMailContent = {
  kind: "reconfirm" | "reconfirm-reminder";
  params: z.infer<typeof Params>;
};

type Making = { texts: MailTexts; serverKey: KeyRing; publicUrl: string };

function toSupplier(text: "reconfirmText" | "reconfirmReminderText") {
  return (raw: Record<string, unknown>, { texts, serverKey, publicUrl }: Making): MailBody => {
    const { batch_uid: uid, rotation, link_key: linkKey, ...params } = Params.parse(raw);
    const token = mailedToken(serverKey, "reconfirm-batch", { uid, rotation, linkKey });
    const inTime = params.urgent === 1 ? "requestDueSoon" : "requestDue";
    return {
      before: [
        fill(texts.greeting, params),
        fill(texts[text], params),
        params.services,
        fill(texts[text === "reconfirmReminderText" ? "requestWasDue" : inTime], params),
      ],
      link: { label: texts.reconfirmButton, href: `${publicUrl}/supplier/reconfirm/${token}` },
      after: [fill(texts.requestNoReply, params)],
    };
  };
}

/** The words of each kind, made of its parameters. */
export const reconfirmMails = {
  reconfirm: toSupplier("reconfirmText"),
  "reconfirm-reminder": toSupplier("reconfirmReminderText"),
} satisfies Record<ReconfirmMailContent["kind"], unknown>;
