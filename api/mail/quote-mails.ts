import { z } from "zod";
import { longDate } from "#api/documents/format/dates.ts";
import { mailedToken } from "#api/mail/mailed-token.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import type { MailTexts } from "#api/mail/texts/en.ts";
import { fill } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";
import type { MailBody } from "./account-mails.ts";

/** Mails about a file and its quote: the first three go to the client, the others to agent and consultant. */
export type QuoteMailContent =
  | { kind: "quote-sent" | "quote-answer" | "quote-received"; params: ClientParams }
  | { kind: "quote-accepted" | "quote-declined" | "quote-question"; params: AccountParams }
  | { kind: "file-message"; params: MessageParams };

const ClientParams = z.object({
  name: z.string(),
  agency: z.string(),
  /** Messages that waited since before it was kept have none. */
  agency_email: z.string().default(""),
  sender: z.string(),
  trip: z.string(),
  reference: z.string(),
  version_uid: z.string(),
  /** Null where the link would open nothing: the mail then has none. */
  rotation: z.int().nullable(),
  link_key: z.string().nullable().default(null),
  valid_until: z.string(),
  words: z.string(),
});
type ClientParams = z.infer<typeof ClientParams>;

const AccountParams = z.object({
  name: z.string(),
  path: z.string(),
  reference: z.string(),
  trip: z.string(),
  client: z.string(),
  words: z.string(),
});
type AccountParams = z.infer<typeof AccountParams>;

const MessageParams = AccountParams.omit({ client: true }).extend({ by: z.string() });
type MessageParams = z.infer<typeof MessageParams>;

type Making = { texts: MailTexts; serverKey: KeyRing; publicUrl: string; locale: Locale };

/** The client of a file deals with the agency: it signs, and answers go to it. */
function toClient(text: "quoteSentText" | "quoteAnswerText" | "quoteReceivedText") {
  return (raw: Record<string, unknown>, { texts, serverKey, publicUrl, locale }: Making): MailBody => {
    const { version_uid: uid, rotation, link_key: linkKey, ...params } = ClientParams.parse(raw);
    const token = rotation === null ? null : mailedToken(serverKey, "quote", { uid, rotation, linkKey });
    const until = params.valid_until && longDate(params.valid_until, locale);
    return {
      before: [
        fill(texts.greeting, params),
        fill(texts[text], params),
        ...(params.words ? [params.words] : []),
      ],
      ...(token && { link: { label: texts.quoteOpenButton, href: `${publicUrl}/quote/${token}` } }),
      after: [
        ...(until ? [fill(texts.quoteValid, { until })] : []),
        ...(token ? [fill(texts.quoteWriteBack, params)] : []),
      ],
      signed: [...new Set([params.sender, params.agency])].join("\n"),
      ...(params.agency_email && { replyTo: { address: params.agency_email, name: params.agency } }),
    };
  };
}

function toAccount(text: "quoteAcceptedText" | "quoteDeclinedText" | "quoteQuestionText") {
  return (raw: Record<string, unknown>, making: Making): MailBody =>
    withFile(text, AccountParams.parse(raw), making);
}

function withFile(
  text: keyof MailTexts,
  params: AccountParams | MessageParams,
  { texts, publicUrl }: Making,
): MailBody {
  return {
    before: [
      fill(texts.greeting, params),
      fill(texts[text], params),
      ...(params.words ? [params.words] : []),
    ],
    link: { label: texts.quoteFileButton, href: `${publicUrl}${params.path}` },
    after: [],
  };
}

/** The words of each kind, made of its parameters. */
export const quoteMails = {
  "quote-sent": toClient("quoteSentText"),
  "quote-answer": toClient("quoteAnswerText"),
  "quote-received": toClient("quoteReceivedText"),
  "quote-accepted": toAccount("quoteAcceptedText"),
  "quote-declined": toAccount("quoteDeclinedText"),
  "quote-question": toAccount("quoteQuestionText"),
  "file-message": (raw: Record<string, unknown>, making: Making) =>
    withFile("fileMessageText", MessageParams.parse(raw), making),
} satisfies Record<QuoteMailContent["kind"], unknown>;
