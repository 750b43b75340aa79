import { and, asc, eq, gt, gte, inArray, lte, notInArray, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { quoteAnswers, quotesRunningOut } from "#api/modules/sales/client-files/desk-quotes.ts";
import { agentRows, officeRows } from "#api/modules/sales/client-files/list.ts";
import { overpaidFiles } from "#api/modules/sales/client-files/desk-overpaid.ts";
import { receivedPayments } from "#api/modules/sales/client-files/desk-received.ts";
import { waitingFiles } from "#api/modules/sales/client-files/desk-waiting.ts";
import { deskTasks } from "#api/modules/sales/tasks/list-tasks.ts";
import { longestTripDays } from "#api/domain/files/longest-trip.ts";
import { deskFiles, type DeskFiles } from "#api/modules/sales/client-files/desk-whose.ts";
import { addDays, todayIn } from "#api/domain/today.ts";
import { FileStatus } from "#contract/primitives.ts";
import type { showAgentDesk, showOfficeDesk } from "#contract/sales/desks.ts";

const gone = ["Cancelled", "Cancellation", "Expired"] as const;
/** What is neither secured nor over: a quote, a request, or a booking with something left to do. */
const open = ["Quote", "Requested", "Processing", "Mixed", "Cancellation"] as const;
const soonDays = 30;
const shownRows = 8;

function conditions(call: Call, shown: SQL | undefined) {
  const today = todayIn(call.signedIn().timezone, call.now());
  const live = and(shown, eq(clientFile.kind, "booking"), notInArray(clientFile.status, [...gone]));
  return {
    open: and(shown, inArray(clientFile.status, [...open]), gte(clientFile.travelDate, today)),
    travelling: and(
      live,
      gte(clientFile.travelDate, addDays(today, -longestTripDays)),
      lte(clientFile.travelDate, today),
      gte(clientFile.endDate, today),
    ),
    leavingSoon: and(
      live,
      gt(clientFile.travelDate, today),
      lte(clientFile.travelDate, addDays(today, soonDays)),
    ),
  };
}

/** Counting ends there: what a tile says of more is that there are more. */
const countedUpTo = 1_000;
const counted = FileStatus.options.filter((status) => status !== "Expired");

/** How many files are in each status that any is in. */
async function countByStatus(tx: Tx, shown: SQL | undefined) {
  const some = sql`select from ${clientFile}
    where ${and(shown, sql`${clientFile.status} = told.status`)} limit ${countedUpTo + 1}`;
  const statuses = sql.join(
    counted.map((status) => sql`${status}`),
    sql`, `,
  );
  const rows = await rawRows<{ status: FileStatus; count: number }>(
    tx,
    sql`select told.status, (select count(*) from (${some}) found)::int as count
      from unnest(array[${statuses}]::text[]) as told(status)`,
  );
  return rows.flatMap(({ status, count }) =>
    count === 0 ? [] : [{ status, count: Math.min(count, countedUpTo), more: count > countedUpTo }],
  );
}

const noNews = {
  whose: null,
  waiting: [],
  more_wait: false,
  by_status: [],
  quotes_running_out: [],
  quote_answers: [],
  open: [],
  travelling: [],
  leaving_soon: [],
};

const nothing = { ...noNews, tasks: null, received: null, overpaid: null };

/** What both desks say of the files that they are about. */
async function newsOf(tx: Tx, call: Call, { whose, shown, waiting }: DeskFiles) {
  return {
    whose,
    ...(await waitingFiles(tx, call, waiting)),
    by_status: await countByStatus(tx, shown),
    quotes_running_out: await quotesRunningOut(tx, call, shown),
    quote_answers: await quoteAnswers(tx, call, shown),
  };
}

type Rows<Row> = (where: SQL | undefined, order: SQL) => Promise<Row[]>;

/** The keys first: they are found along an index, and only what is shown is joined to all that is shown of it. */
function firstOf(tx: Tx, where: SQL | undefined, order: SQL): SQL {
  const keys = tx.select({ id: clientFile.id }).from(clientFile).where(where).orderBy(order).limit(shownRows);
  return inArray(clientFile.id, keys);
}

/** The trips of the files that a desk is about. */
async function tripsOf<Row>(call: Call, { shown }: DeskFiles, rows: Rows<Row>) {
  const { open: inProgress, travelling, leavingSoon } = conditions(call, shown);
  return {
    open: await rows(inProgress, asc(clientFile.travelDate)),
    travelling: await rows(travelling, asc(clientFile.endDate)),
    leaving_soon: await rows(leavingSoon, asc(clientFile.travelDate)),
  };
}

/** What the back office sees first; empty without the permission to see client files. */
export async function officeDesk({ query }: InputOf<typeof showOfficeDesk>, call: Call) {
  if (!call.signedIn().permissions.includes("client-files.view")) return nothing;
  return call.database.inScope(call.scope, async (tx) => {
    const files = await deskFiles(tx, call, query.whose);
    const rows: Rows<Awaited<ReturnType<typeof officeRows>>[number]> = (where, order) =>
      officeRows(tx)
        .where(firstOf(tx, where, order))
        .orderBy(order);
    return {
      ...(await newsOf(tx, call, files)),
      tasks: await deskTasks(tx, call),
      received: await receivedPayments(tx, call, files.shown),
      overpaid: await overpaidFiles(tx, call),
      ...(await tripsOf(call, files, rows)),
    };
  });
}

/** What an agent sees first; empty without the permission to see files. */
export async function agentDesk({ query }: InputOf<typeof showAgentDesk>, call: Call) {
  if (!call.signedIn().permissions.includes("own-files.view")) return noNews;
  return call.database.inScope(call.scope, async (tx) => {
    const files = await deskFiles(tx, call, query.whose);
    const rows: Rows<Awaited<ReturnType<typeof agentRows>>[number]> = (where, order) =>
      agentRows(tx)
        .where(firstOf(tx, where, order))
        .orderBy(order);
    return { ...(await newsOf(tx, call, files)), ...(await tripsOf(call, files, rows)) };
  });
}
