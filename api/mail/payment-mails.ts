import { z } from "zod";
import { longDate } from "#api/documents/format/dates.ts";
import type { MailBody } from "#api/mail/account-mails.ts";
import { mailedToken } from "#api/mail/mailed-token.ts";
import type { MailTexts } from "#api/mail/texts/en.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { fill } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

const Params = z.object({
  name: z.string(),
  brand: z.string(),
  purpose: z.string(),
  reference: z.string(),
  /** In words, in the language of the mail, with the currency. */
  amount: z.string(),
  payment_uid: z.string(),
  rotation: z.int(),
  link_key: z.string().nullable(),
  /** The last day on which it can be paid. */
  until: z.string(),
});

/** To whoever pays by card: what is asked for, and that it has come. */
export type PaymentMailContent = {
  kind: "payment-request" | "payment-received";
  params: z.infer<typeof Params>;
};

type Making = { texts: MailTexts; serverKey: KeyRing; publicUrl: string; locale: Locale };

function toPayer(kind: PaymentMailContent["kind"]) {
  return (raw: Record<string, unknown>, { texts, serverKey, publicUrl, locale }: Making): MailBody => {
    const { payment_uid: uid, rotation, link_key: linkKey, ...params } = Params.parse(raw);
    const token = mailedToken(serverKey, "payment", { uid, rotation, linkKey });
    const isRequest = kind === "payment-request";
    const until = longDate(params.until, locale);
    return {
      before: [
        fill(texts.greeting, params),
        fill(texts[isRequest ? "paymentRequestText" : "paymentReceivedText"], params),
      ],
      link: {
        label: texts[isRequest ? "paymentRequestButton" : "paymentReceivedButton"],
        href: `${publicUrl}/payments/${token}`,
      },
      after: isRequest ? [fill(texts.paymentRequestUntil, { until }), texts.paymentRequestSafe] : [],
      signed: params.brand,
    };
  };
}

/** The words of each kind, made of its parameters. */
export const paymentMails = {
  "payment-request": toPayer("payment-request"),
  "payment-received": toPayer("payment-received"),
} satisfies Record<PaymentMailContent["kind"], unknown>;
