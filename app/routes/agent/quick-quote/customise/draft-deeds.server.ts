import { z } from "zod";
import type { agentQuoteService } from "#app/services/quotes.server.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type Quotes = ReturnType<typeof agentQuoteService>;
type Name = "swap" | "start" | "remove" | "restore" | "take" | "leave" | "add" | "reprice" | "trip";

/** What a button of the page does. */
export type Deed = { name: Name; run: (quotes: Quotes, reference: string) => Promise<QuoteDraft> };

const lock_version = z.coerce.number().int();
const line = z.string();

const Posted = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("swap"),
    lock_version,
    line,
    option: z.string(),
    start_time: z.string().optional(),
  }),
  z.object({ intent: z.literal("start"), lock_version, line, start_time: z.string() }),
  z.object({ intent: z.enum(["remove", "restore", "take", "leave"]), lock_version, line }),
  z.object({
    intent: z.literal("add"),
    lock_version,
    option: z.string(),
    date_from: z.string(),
    date_to: z.string().optional(),
    start_time: z.string().optional(),
    end_time: z.string().optional(),
  }),
  z.object({ intent: z.literal("reprice"), lock_version }),
]);

/** The deed of a posted button; null where no button of the page posts such a thing. */
export function deedOf(formData: FormData): Deed | null {
  const read = Posted.safeParse(Object.fromEntries(formData));
  if (!read.success) return null;
  const posted = read.data;
  return { name: posted.intent, run: (quotes, reference) => runDeed(posted, quotes, reference) };
}

function runDeed(posted: z.output<typeof Posted>, quotes: Quotes, reference: string): Promise<QuoteDraft> {
  const { lock_version: version } = posted;
  switch (posted.intent) {
    case "swap":
      return quotes.changeLine(reference, posted.line, {
        action: "swap",
        lock_version: version,
        option: posted.option,
        start_time: posted.start_time,
      });
    case "start":
      return quotes.changeLine(reference, posted.line, {
        action: "start",
        lock_version: version,
        start_time: posted.start_time,
      });
    case "add": {
      const { intent: _intent, ...body } = posted;
      return quotes.add(reference, body);
    }
    case "reprice":
      return quotes.reprice(reference, version);
    default:
      return quotes.changeLine(reference, posted.line, { action: posted.intent, lock_version: version });
  }
}
