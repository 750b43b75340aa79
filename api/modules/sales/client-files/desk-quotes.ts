import { and, asc, desc, eq, gte, inArray, lte, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote } from "#api/db/schema/quote.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";

const runsOutWithinDays = 14;
const newForDays = 7;
const shownRows = 8;

/** Quotes that wait for their client and run out soon, the first to run out on top. */
export async function quotesRunningOut(tx: Tx, call: Call, shown: SQL | undefined) {
  const today = todayIn(call.signedIn().timezone, call.now());
  const soon = and(
    gte(quote.validUntil, today),
    lte(quote.validUntil, addDays(today, runsOutWithinDays)),
    inArray(quote.status, ["Sent", "Viewed"]),
  );
  const rows = await quoteRows(tx)
    .where(and(shown, soon))
    .orderBy(asc(quote.validUntil), asc(quote.id))
    .limit(shownRows);
  return rows.map(deskQuote);
}

/** What clients did with their quotes in the last days, the newest on top. */
export async function quoteAnswers(tx: Tx, call: Call, shown: SQL | undefined) {
  const since = new Date(call.now().getTime() - newForDays * 86_400_000);
  const news = and(gte(quote.statusAt, since), inArray(quote.status, ["Viewed", "Accepted", "Declined"]));
  const rows = await quoteRows(tx)
    .where(and(shown, news))
    .orderBy(desc(quote.statusAt), desc(quote.id))
    .limit(shownRows);
  return rows.map(deskQuote);
}

function quoteRows(tx: Tx) {
  return tx
    .select({
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      status: quote.status,
      statusAt: quote.statusAt,
      valid_until: quote.validUntil,
    })
    .from(quote)
    .innerJoin(clientFile, eq(clientFile.id, quote.fileId))
    .$dynamic();
}

function deskQuote({ statusAt, ...row }: Awaited<ReturnType<typeof quoteRows>>[number]) {
  return { ...row, status_at: statusAt.toISOString() };
}
