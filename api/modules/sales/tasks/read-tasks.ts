import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { fileTask } from "#api/db/schema/file-task.ts";
import { user } from "#api/db/schema/user.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { Task, TaskRow } from "#contract/sales/tasks/task.ts";

const assignee = alias(user, "assignee");
const consultant = alias(user, "consultant");

/** How many tasks of a row of `client_file` are open. */
export const openTasks = sql<number>`(select count(*)::int from file_task
  where file_task.file_id = client_file.id and file_task.done_at is null)`;

/** What is due first first; what has no day comes last. */
export const byDay = [asc(fileTask.dueOn), asc(fileTask.id)];
export const lastDone = [desc(fileTask.doneAt), desc(fileTask.id)];

/** Tasks with their files and whose they are; conditions and order follow. */
export function taskRows(tx: Tx) {
  return tx
    .select({
      task: fileTask,
      assignee: { uid: assignee.uid, name: assignee.name },
      consultantName: consultant.name,
      file: {
        id: clientFile.id,
        uid: clientFile.uid,
        reference: clientFile.reference,
        name: clientFile.name,
        brandId: clientFile.brandId,
        consultantId: clientFile.consultantId,
      },
    })
    .from(fileTask)
    .innerJoin(clientFile, eq(clientFile.id, fileTask.fileId))
    .leftJoin(assignee, eq(assignee.id, fileTask.assigneeId))
    .leftJoin(consultant, eq(consultant.id, clientFile.consultantId));
}

export type ReadTask = Awaited<ReturnType<typeof taskRows>>[number];

/** Of each the last so many are shown with a file: nobody reads more. */
const shownOpen = 200;
const shownDone = 50;

/** What there is to do about a file, and what was done last. */
export async function tasksOfFile(tx: Tx, fileId: number, call: Call) {
  const ofFile = eq(fileTask.fileId, fileId);
  const open = await taskRows(tx)
    .where(and(ofFile, isNull(fileTask.doneAt)))
    .orderBy(...byDay)
    .limit(shownOpen);
  const done = await taskRows(tx)
    .where(and(ofFile, isNotNull(fileTask.doneAt)))
    .orderBy(...lastDone)
    .limit(shownDone);
  const present = (row: ReadTask) => presentTask(row, call);
  return { open: open.map(present), done: done.map(present) };
}

export function presentTask({ task: row, assignee: whose }: ReadTask, call: Call): Task {
  const today = todayIn(call.signedIn().timezone, call.now());
  return {
    uid: row.uid,
    lock_version: row.lockVersion,
    task: row.task,
    due_on: row.dueOn,
    overdue: row.doneAt === null && row.dueOn !== null && row.dueOn < today,
    assignee: whose,
    written_by: row.writtenBy,
    written_at: row.createdAt.toISOString(),
    done_by: row.doneBy,
    done_at: row.doneAt?.toISOString() ?? null,
  };
}

export function presentRow(row: ReadTask, call: Call): TaskRow {
  const { uid, reference, name } = row.file;
  return {
    ...presentTask(row, call),
    file: { uid, reference, name },
    whose: row.assignee?.name ?? row.consultantName,
  };
}
