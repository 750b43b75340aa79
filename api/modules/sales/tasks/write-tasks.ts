import { and, count, eq, isNull } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { fileTask } from "#api/db/schema/file-task.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { consultantsOf } from "#api/modules/files/client-file/consultants.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { presentTask, taskRows, type ReadTask } from "#api/modules/sales/tasks/read-tasks.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { taskTextsIn } from "#api/texts/task-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { addTask, changeTask, finishTask, removeTask } from "#contract/sales/tasks/endpoints.ts";
import type { Task, TaskInput } from "#contract/sales/tasks/task.ts";

/** More than that nobody reads about one file. */
const mostOpen = 200;

type File = Pick<ReadTask["file"], "id" | "uid" | "reference" | "name" | "brandId" | "consultantId">;
type Person = Awaited<ReturnType<typeof consultantsOf>>[number];
/** A task as the log keeps it. */
type Told = { task: string; due_on: string | null; assignee: string | null };

/** Writes down what is to be done about a file, and tells whose it is. */
export function add({ params, body }: InputOf<typeof addTask>, call: Call): Promise<Task> {
  return call.database.inScope(call.scope, async (tx) => {
    const file = await fileOf(tx, params.uid, call);
    await refuseMany(tx, file, call);
    const { assignee, values, told } = await readInput(tx, body, file, call);
    const at = call.now();
    const uid = ulid(at.getTime());
    const written = { writtenBy: call.signedIn().name, createdAt: at, updatedAt: at };
    await tx.insert(fileTask).values({ uid, fileId: file.id, ...values, ...written });
    await writeAudit(tx, call, { ...deed(file, "task_added"), before: null, after: told });
    await tellWhose(tx, call, { file, assignee });
    return presentTask(await found(tx, uid, call), call);
  });
}

/** Changes a task; somebody whom it is newly given is told. */
export function change({ params, body }: InputOf<typeof changeTask>, call: Call): Promise<Task> {
  return call.database.inScope(call.scope, async (tx) => {
    const row = await found(tx, params.uid, call);
    sameVersion(presentTask(row, call), body.lock_version, call);
    const { assignee, values, told } = await readInput(tx, body, row.file, call);
    await save(tx, row, { ...values, updatedAt: call.now() });
    await writeAudit(tx, call, { ...deed(row.file, "task_changed"), before: toldOf(row), after: told });
    if (values.assigneeId !== row.task.assigneeId) await tellWhose(tx, call, { file: row.file, assignee });
    return presentTask(await found(tx, params.uid, call), call);
  });
}

/** Says that a task is done, or to be done after all. Said twice it is the same as said once. */
export function finish({ params, body: { done } }: InputOf<typeof finishTask>, call: Call): Promise<Task> {
  return call.database.inScope(call.scope, async (tx) => {
    const row = await found(tx, params.uid, call);
    if ((row.task.doneAt !== null) === done) return presentTask(row, call);
    if (!done) await refuseMany(tx, row.file, call);
    const doneAt = done ? call.now() : null;
    await save(tx, row, { doneAt, doneBy: done ? call.signedIn().name : null });
    const action = done ? "task_done" : "task_undone";
    await writeAudit(tx, call, { ...deed(row.file, action), before: null, after: { task: row.task.task } });
    return presentTask(await found(tx, params.uid, call), call);
  });
}

/** Takes a task away; gone already is gone. */
export function remove({ params }: InputOf<typeof removeTask>, call: Call): Promise<undefined> {
  return call.database.inScope(call.scope, async (tx) => {
    const row = await found(tx, params.uid, call);
    await tx.delete(fileTask).where(eq(fileTask.id, row.task.id));
    await writeAudit(tx, call, { ...deed(row.file, "task_removed"), before: toldOf(row), after: null });
    return undefined;
  });
}

async function fileOf(tx: Tx, uid: string, call: Call): Promise<File> {
  const { id, reference, name, brandId, consultantId } = clientFile;
  const [file] = await tx
    .select({ id, uid: clientFile.uid, reference, name, brandId, consultantId })
    .from(clientFile)
    .where(and(visibleFiles(call), eq(clientFile.uid, uid)));
  if (!file) throw notFound(textsIn(call.locale).recordNotFound);
  return file;
}

/** A task of a file that the account may see, kept until the end of the transaction; 404 for any other. */
async function found(tx: Tx, uid: string, call: Call): Promise<ReadTask> {
  const [row] = await taskRows(tx)
    .where(and(visibleFiles(call), eq(fileTask.uid, uid)))
    .for("update", { of: fileTask });
  if (!row) throw notFound(textsIn(call.locale).recordNotFound);
  return row;
}

async function refuseMany(tx: Tx, { id }: Pick<File, "id">, call: Call): Promise<void> {
  const [open] = await tx
    .select({ tasks: count() })
    .from(fileTask)
    .where(and(eq(fileTask.fileId, id), isNull(fileTask.doneAt)));
  if ((open?.tasks ?? 0) >= mostOpen) throw notNow(taskTextsIn(call.locale).tooMany);
}

async function readInput(tx: Tx, input: TaskInput, { brandId }: Pick<File, "brandId">, call: Call) {
  const { task, due_on: dueOn, assignee_uid: wanted } = input;
  const people = wanted === null ? [] : await consultantsOf(tx, brandId);
  const assignee = people.find(({ uid }) => uid === wanted);
  if (wanted !== null && !assignee) throw invalid({ assignee_uid: [taskTextsIn(call.locale).noSuchPerson] });
  const told: Told = { task, due_on: dueOn, assignee: assignee?.name ?? null };
  return { assignee, values: { task, dueOn, assigneeId: assignee?.id ?? null }, told };
}

function toldOf({ task: { task, dueOn }, assignee }: ReadTask): Told {
  return { task, due_on: dueOn, assignee: assignee?.name ?? null };
}

async function save(
  tx: Tx,
  { task }: ReadTask,
  values: Partial<typeof fileTask.$inferInsert>,
): Promise<void> {
  const lockVersion = task.lockVersion + 1;
  await tx
    .update(fileTask)
    .set({ ...values, lockVersion })
    .where(eq(fileTask.id, task.id));
}

type TaskAction = "task_added" | "task_changed" | "task_done" | "task_undone" | "task_removed";

function deed<Action extends TaskAction>({ uid, id, brandId }: File, action: Action) {
  return { subject: { type: "client-file" as const, uid, fileId: id, brandId }, action };
}

async function tellWhose(tx: Tx, call: Call, given: { file: File; assignee: Person | undefined }) {
  if (!given.assignee) return;
  const { uid, reference, name } = given.file;
  const facts = { file_uid: uid, reference, file_name: name, by: call.signedIn().name };
  await notify(tx, call, [given.assignee], { kind: "task.given", facts });
}
