import type { z } from "zod";
import type { Call } from "#api/http/context.ts";
import { Refusal } from "#api/http/refusal.ts";
import {
  recordAcceptance,
  recordRefusal,
  type Locked,
} from "#api/modules/sales/quote-versions/record-answer.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { AcceptanceForClient, RefusalForClient } from "#contract/sales/quotes/versions.ts";
import { findQuoteFile, type FileKey } from "./file-of-quote.ts";
import { onNewest, type Work } from "./on-newest.ts";

type Yes = { params: FileKey; body: z.output<typeof AcceptanceForClient> };
type No = { params: FileKey; body: z.output<typeof RefusalForClient> };

/**
 * Accepts the offer that is out for a client who said yes by other ways. It is the same step as the client's own, with
 * who wrote it down and how the client said so.
 */
export async function acceptFor({ params, body }: Yes, call: Call) {
  const found = await findQuoteFile(call, params);
  await onNewest(call, found, body.lock_version, (tx, work) => {
    refuseUnsent(work, call);
    const { name, options, how } = body;
    return recordAcceptance(tx, call, lockedOf(work), { name, options, totalCents: null, how });
  });
  return undefined;
}

/** Declines it the same way. */
export async function declineFor({ params, body }: No, call: Call) {
  const found = await findQuoteFile(call, params);
  await onNewest(call, found, body.lock_version, (tx, work) => {
    refuseUnsent(work, call);
    return recordRefusal(tx, call, lockedOf(work), { reason: body.how, onBehalf: true });
  });
  return undefined;
}

/** Nobody can have answered what was never sent. */
function refuseUnsent({ newest }: Work, call: Call): void {
  if (newest.sentAt !== null) return;
  throw new Refusal(409, { message: fill(textsIn(call.locale).quoteNotSent, { no: newest.no }) });
}

function lockedOf({ quote, newest, file }: Work): Locked {
  const { id: _id, uid: uidOfQuote, ...state } = quote;
  return { ...state, ...newest, uidOfQuote, file };
}
