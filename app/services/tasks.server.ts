import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  addTask,
  changeTask,
  finishTask,
  listTasks,
  removeTask,
  showFileTasks,
  type TaskQuery,
} from "#contract/sales/tasks/endpoints.ts";
import type { TaskInput } from "#contract/sales/tasks/task.ts";

type Headers = Readonly<Record<string, string>>;

/** What people of the office have to do about client files. */
export const taskService = (api: ApiClient) => ({
  list: (query: z.output<typeof TaskQuery>) => api.call(listTasks, { query }),
  ofFile: (uid: string) => api.call(showFileTasks, { params: { uid } }),
  add: (file: string, body: TaskInput, headers: Headers) =>
    api.call(addTask, { params: { uid: file }, body, headers }),
  change: (uid: string, body: TaskInput & { lock_version: number }) =>
    api.call(changeTask, { params: { uid }, body }),
  finish: (uid: string, done: boolean) => api.call(finishTask, { params: { uid }, body: { done } }),
  remove: (uid: string) => api.call(removeTask, { params: { uid } }),
});
