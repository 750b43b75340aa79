import { z } from "zod";
import type { MailBody } from "#api/mail/account-mails.ts";
import { mailedToken } from "#api/mail/mailed-token.ts";
import type { MailTexts } from "#api/mail/texts/en.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { fill } from "#api/texts/texts.ts";

const Params = z.object({
  name: z.string(),
  reference: z.string(),
  file_name: z.string(),
  request_uid: z.string(),
  rotation: z.int(),
  link_key: z.string(),
  /** The service, the travellers and until when, in words. */
  service: z.string(),
  travellers: z.string(),
  due: z.string(),
  urgent: z.int(),
  phone: z.string(),
  /** What is written to a supplier whose offer is not taken. */
  message: z.string().default(""),
});

/** What suppliers are asked. No price is in it: that stands on the page of the link. */
export type RequestMailContent = {
  kind: "request-new" | "request-amend" | "request-cancel" | "request-reminder" | "offer-declined";
  params: z.input<typeof Params>;
};

type Text = "requestNewText" | "requestAmendText" | "requestCancelText" | "requestReminderText";
type Making = { texts: MailTexts; serverKey: KeyRing; publicUrl: string };

function toSupplier(text: Text) {
  return (raw: Record<string, unknown>, { texts, serverKey, publicUrl }: Making): MailBody => {
    const { request_uid: uid, rotation, link_key: linkKey, ...params } = Params.parse(raw);
    const token = mailedToken(serverKey, "supplier-request", { uid, rotation, linkKey });
    return {
      before: [
        fill(texts.greeting, params),
        fill(texts[text], params),
        params.service,
        ...(params.travellers ? [fill(texts.stockTravellers, { names: params.travellers })] : []),
        fill(texts[dueText(text, params.urgent === 1)], params),
      ],
      link: { label: texts.requestButton, href: `${publicUrl}/supplier/service/${token}` },
      after: [fill(texts.requestNoReply, params)],
    };
  };
}

function dueText(text: Text, isUrgent: boolean) {
  if (text === "requestReminderText") return "requestWasDue";
  return isUrgent ? "requestDueSoon" : "requestDue";
}

/** The end of an offer: what was offered for, and that nothing of it is booked. */
function offerDeclined(raw: Record<string, unknown>, { texts, serverKey, publicUrl }: Making): MailBody {
  const { request_uid: uid, rotation, link_key: linkKey, ...params } = Params.parse(raw);
  const token = mailedToken(serverKey, "supplier-request", { uid, rotation, linkKey });
  return {
    before: [
      fill(texts.greeting, params),
      fill(texts.offerDeclinedText, params),
      params.service,
      ...(params.message ? [params.message] : []),
    ],
    link: { label: texts.offerDeclinedButton, href: `${publicUrl}/supplier/service/${token}` },
    after: [fill(texts.requestNoReply, params)],
  };
}

/** The words of each kind, made of its parameters. */
export const requestMails = {
  "request-new": toSupplier("requestNewText"),
  "request-amend": toSupplier("requestAmendText"),
  "request-cancel": toSupplier("requestCancelText"),
  "request-reminder": toSupplier("requestReminderText"),
  "offer-declined": offerDeclined,
} satisfies Record<RequestMailContent["kind"], unknown>;
