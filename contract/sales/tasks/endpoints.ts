import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { DateOnly, Flag, Uid } from "#contract/primitives.ts";
import { Consultant } from "#contract/sales/client-files/assign.ts";
import { Whose } from "#contract/sales/desks.ts";
import { Task, TaskInput, TaskRow } from "#contract/sales/tasks/task.ts";

const tag = "tasks";
const view = { audience: "office", permission: "client-files.view" } as const;
const edit = { audience: "office", permission: "client-files.edit" } as const;
const params = z.object({ uid: Uid });
const lock_version = z.coerce.number().int();

export const TaskQuery = listQuery({
  sort: ["due_on"],
  filter: {
    /** Part of what is to be done, or the reference of a file. */
    q: z.string().max(60),
    /** `open` unless it is said. */
    part: z.enum(["open", "overdue", "done"]),
    /** `mine` unless it is said: what is the account's, also as consultant of the file. */
    whose: Whose,
    due_on_from: DateOnly,
    due_on_to: DateOnly,
  },
});

export const listTasks = defineEndpoint({
  method: "GET",
  path: "/api/office/tasks",
  summary: "Tasks of all files, what is due first first",
  tag,
  access: view,
  query: TaskQuery,
  answer: page(TaskRow),
});

/** What there is to do about one file, and who can do it. */
export const FileTasks = z.object({
  /** What is due first first; what has no day comes last. */
  open: z.array(Task),
  /** The last that were done, the newest first. */
  done: z.array(Task),
  /** Whom a task can be given; empty for those who change none. */
  people: z.array(Consultant),
});
export type FileTasks = z.infer<typeof FileTasks>;

export const showFileTasks = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/tasks",
  summary: "What there is to do about a client file, and what was done",
  tag,
  access: view,
  params,
  answer: item(FileTasks),
});

export const addTask = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/tasks",
  summary: "Write down something that is to be done about a client file; who is to do it is told",
  tag,
  access: edit,
  params,
  body: TaskInput,
  answer: item(Task),
  status: 201,
});

export const changeTask = defineEndpoint({
  method: "PUT",
  path: "/api/office/tasks/{uid}",
  summary: "Change a task; whom it is given is told",
  tag,
  access: edit,
  params,
  body: TaskInput.extend({ lock_version }),
  answer: item(Task),
});

export const finishTask = defineEndpoint({
  method: "POST",
  path: "/api/office/tasks/{uid}/done",
  summary: "Say that a task is done, or that it is to be done after all",
  tag,
  access: edit,
  params,
  body: z.object({ done: Flag }),
  answer: item(Task),
  idempotent: true,
});

export const removeTask = defineEndpoint({
  method: "DELETE",
  path: "/api/office/tasks/{uid}",
  summary: "Take a task away that was written by mistake",
  tag,
  access: edit,
  params,
  answer: { kind: "empty" },
  status: 204,
});

export const taskEndpoints = [listTasks, showFileTasks, addTask, changeTask, finishTask, removeTask] as const;
