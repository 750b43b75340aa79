import { and, desc, eq, gte, isNotNull, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { contains } from "#api/db/contains.ts";
import type { Tx } from "#api/db/client.ts";
import { plannedAnew } from "#api/db/planning.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { fileTask } from "#api/db/schema/file-task.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import type { PageOf } from "#api/http/paginate.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { byDay, lastDone, presentRow, taskRows } from "#api/modules/sales/tasks/read-tasks.ts";
import type { listTasks } from "#contract/sales/tasks/endpoints.ts";
import type { TaskRow } from "#contract/sales/tasks/task.ts";

type Query = InputOf<typeof listTasks>["query"];

/** Rows are counted up to here; beyond, there are more. */
const countLimit = 2_500;
const shownOnDesk = 8;

/** The account's own: given to it, or of files that it looks after and given to nobody. */
function own(call: Call): SQL | undefined {
  const { id } = call.signedIn();
  return or(eq(fileTask.assigneeId, id), and(isNull(fileTask.assigneeId), eq(clientFile.consultantId, id)));
}

export function pageOfTasks(query: Query, call: Call): Promise<PageOf<TaskRow>> {
  const { page, per_page: perPage, filter, sort } = query;
  const where = and(
    plannedAnew,
    visibleFiles(call),
    filter.whose === "all" ? undefined : own(call),
    partOf(filter.part, call),
    filter.q
      ? or(contains(fileTask.task, filter.q), eq(clientFile.reference, filter.q.trim().toUpperCase()))
      : undefined,
    filter.due_on_from ? gte(fileTask.dueOn, filter.due_on_from) : undefined,
    filter.due_on_to ? lte(fileTask.dueOn, filter.due_on_to) : undefined,
  );
  const forth = filter.part === "done" && sort.length === 0 ? lastDone : byDay;
  const order = sort[0] === "-due_on" ? [sql`${fileTask.dueOn} desc nulls last`, desc(fileTask.id)] : forth;
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await taskRows(tx)
      .where(where)
      .orderBy(...order)
      .limit(perPage)
      .offset((page - 1) * perPage);
    const total = await count(tx, where);
    const through = (page - 1) * perPage + rows.length;
    return {
      rows: rows.map((row) => presentRow(row, call)),
      page,
      perPage,
      total: Math.max(Math.min(total, countLimit), through),
      totalIsEstimate: total > countLimit,
    };
  });
}

function partOf(part: Query["filter"]["part"], call: Call): SQL | undefined {
  if (part === "done") return isNotNull(fileTask.doneAt);
  const open = isNull(fileTask.doneAt);
  const today = todayIn(call.signedIn().timezone, call.now());
  return part === "overdue" ? and(open, lt(fileTask.dueOn, today)) : open;
}

async function count(tx: Tx, where: SQL | undefined): Promise<number> {
  const some = sql`select from ${fileTask} inner join ${clientFile} on ${clientFile.id} = ${fileTask.fileId}
    where ${where} limit ${countLimit + 1}`;
  const [counted] = await rawRows<{ total: number }>(
    tx,
    sql`select count(*)::int as total from (${some}) counted`,
  );
  return counted?.total ?? 0;
}

/** What the account has to do first, of all files, and how much there is; null for those who do nothing with files. */
export async function deskTasks(tx: Tx, call: Call): Promise<{ rows: TaskRow[]; total: number } | null> {
  if (!call.signedIn().permissions.includes("client-files.edit")) return null;
  const where = and(visibleFiles(call), own(call), isNull(fileTask.doneAt));
  const rows = await taskRows(tx)
    .where(where)
    .orderBy(...byDay)
    .limit(shownOnDesk);
  const total = rows.length < shownOnDesk ? rows.length : Math.min(await count(tx, where), countLimit);
  return { rows: rows.map((row) => presentRow(row, call)), total };
}
