import { and, asc, eq, gt, gte, inArray, lte, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import { quoteAnswers, quotesRunningOut } from "#api/modules/sales/client-files/desk-quotes.ts";
import { agentRows, officeRows } from "#api/modules/sales/client-files/list.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { addDays, todayIn } from "#api/domain/today.ts";

const gone = ["Cancelled", "Cancellation", "Expired"] as const;
/** What is neither secured nor over: a quote, a request, or a booking with something left to do. */
const open = ["Quote", "Requested", "Processing", "Mixed", "Cancellation"] as const;
const soonDays = 30;
const shownRows = 8;

function conditions(call: Call) {
  const today = todayIn(call.signedIn().timezone, call.now());
  const live = and(
    visibleFiles(call),
    eq(clientFile.kind, "booking"),
    notInArray(clientFile.status, [...gone]),
  );
  return {
    open: and(visibleFiles(call), inArray(clientFile.status, [...open]), gte(clientFile.travelDate, today)),
    travelling: and(live, lte(clientFile.travelDate, today), gte(clientFile.endDate, today)),
    leavingSoon: and(
      live,
      gt(clientFile.travelDate, today),
      lte(clientFile.travelDate, addDays(today, soonDays)),
    ),
  };
}

async function countByStatus(tx: Tx, call: Call) {
  return tx
    .select({ status: clientFile.status, count: sql<number>`count(*)::int` })
    .from(clientFile)
    .where(and(visibleFiles(call), notInArray(clientFile.status, ["Expired"])))
    .groupBy(clientFile.status);
}

const nothing = {
  by_status: [],
  quotes_running_out: [],
  quote_answers: [],
  open: [],
  travelling: [],
  leaving_soon: [],
};

async function quoteNews(tx: Tx, call: Call) {
  return {
    quotes_running_out: await quotesRunningOut(tx, call),
    quote_answers: await quoteAnswers(tx, call),
  };
}

/** What the back office sees first; empty without the permission to see client files. */
export async function officeDesk(call: Call) {
  if (!call.signedIn().permissions.includes("client-files.view")) {
    return nothing;
  }
  const { open: inProgress, travelling, leavingSoon } = conditions(call);
  return call.database.inScope(call.scope, async (tx) => ({
    by_status: await countByStatus(tx, call),
    ...(await quoteNews(tx, call)),
    open: await officeRows(tx).where(inProgress).orderBy(asc(clientFile.travelDate)).limit(shownRows),
    travelling: await officeRows(tx).where(travelling).orderBy(asc(clientFile.endDate)).limit(shownRows),
    leaving_soon: await officeRows(tx)
      .where(leavingSoon)
      .orderBy(asc(clientFile.travelDate))
      .limit(shownRows),
  }));
}

/** What an agent sees first; empty without the permission to see files. */
export async function agentDesk(call: Call) {
  if (!call.signedIn().permissions.includes("own-files.view")) {
    return nothing;
  }
  const { open: inProgress, travelling, leavingSoon } = conditions(call);
  return call.database.inScope(call.scope, async (tx) => ({
    by_status: await countByStatus(tx, call),
    ...(await quoteNews(tx, call)),
    open: await agentRows(tx).where(inProgress).orderBy(asc(clientFile.travelDate)).limit(shownRows),
    travelling: await agentRows(tx).where(travelling).orderBy(asc(clientFile.endDate)).limit(shownRows),
    leaving_soon: await agentRows(tx).where(leavingSoon).orderBy(asc(clientFile.travelDate)).limit(shownRows),
  }));
}
