import { eq } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { consultantsOf } from "#api/modules/files/client-file/consultants.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { pageOfTasks } from "#api/modules/sales/tasks/list-tasks.ts";
import { tasksOfFile } from "#api/modules/sales/tasks/read-tasks.ts";
import { add, change, finish, remove } from "#api/modules/sales/tasks/write-tasks.ts";
import {
  addTask,
  changeTask,
  finishTask,
  listTasks,
  removeTask,
  showFileTasks,
} from "#contract/sales/tasks/endpoints.ts";

/** What people of the office have to do about client files. */
export const taskRoutes: Route[] = [
  route(listTasks, ({ query }, call) => pageOfTasks(query, call)),
  route(showFileTasks, show),
  route(addTask, add),
  route(changeTask, change),
  route(finishTask, finish),
  route(removeTask, remove),
];

async function show({ params }: InputOf<typeof showFileTasks>, call: Call) {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const tasks = await tasksOfFile(tx, fileId, call);
    if (!call.signedIn().permissions.includes("client-files.edit")) return { ...tasks, people: [] };
    const [file] = await tx
      .select({ brandId: clientFile.brandId })
      .from(clientFile)
      .where(eq(clientFile.id, fileId));
    const people = await consultantsOf(tx, file?.brandId ?? null);
    return { ...tasks, people: people.map(({ uid, name }) => ({ uid, name })) };
  });
}
