import { z } from "zod";
import type { MailBody } from "#api/mail/account-mails.ts";
import { WithPaper } from "#api/mail/paper-mails.ts";
import type { MailTexts } from "#api/mail/texts/en.ts";
import { fill } from "#api/texts/texts.ts";

const Params = WithPaper.extend({
  name: z.string(),
  brand: z.string(),
  /** The invoice, by what it is and its number; the number alone is what a payment gives. */
  what: z.string(),
  number: z.string(),
  booking: z.string(),
  /** In words, in the language of the mail. */
  amount: z.string(),
  due: z.string(),
  /** Where the day of the mail stands to the due day. */
  time: z.enum(["before", "today", "after"]),
});

/** To an agency that has an invoice to pay, with the invoice in it. */
export type ReminderMailContent = { kind: "payment-reminder"; params: z.infer<typeof Params> };

const words = {
  before: "paymentReminderBefore",
  today: "paymentReminderToday",
  after: "paymentReminderAfter",
} as const satisfies Record<z.infer<typeof Params>["time"], keyof MailTexts>;

/** The words of a reminder to pay. */
export const reminderMails = {
  "payment-reminder": (raw: Record<string, unknown>, { texts }: { texts: MailTexts }): MailBody => {
    const { paper: _paper, ...params } = Params.parse(raw);
    return {
      before: [
        fill(texts.greeting, params),
        fill(texts[words[params.time]], params),
        fill(texts.paymentReminderHow, params),
      ],
      after: [texts.paymentReminderPaid],
      signed: params.brand,
    };
  },
} satisfies Record<ReminderMailContent["kind"], unknown>;
