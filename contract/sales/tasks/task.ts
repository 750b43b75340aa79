import { z } from "zod";
import { DateOnly, Uid } from "#contract/primitives.ts";
import { Consultant } from "#contract/sales/client-files/assign.ts";

/** Something about a client file that somebody of the office has to do. */
export const Task = z.object({
  uid: Uid,
  lock_version: z.int(),
  /** What is to be done, in the words of whoever wrote it. */
  task: z.string(),
  /** By when, where the office is; null where it has no day. */
  due_on: DateOnly.nullable(),
  /** Open, and its day is past. */
  overdue: z.boolean(),
  /** Whose it is; null while it is whoever's the file is. */
  assignee: Consultant.nullable(),
  written_by: z.string(),
  written_at: z.iso.datetime({ offset: true }),
  done_by: z.string().nullable(),
  done_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Task = z.infer<typeof Task>;

/** A task with its file, as the list over all files shows it. */
export const TaskRow = Task.extend({
  file: z.object({ uid: Uid, reference: z.string(), name: z.string() }),
  /** Who does it: its assignee, else the consultant of the file; null while nobody looks after the file. */
  whose: z.string().nullable(),
});
export type TaskRow = z.infer<typeof TaskRow>;

export const TaskInput = z.object({
  task: z.string().trim().min(1).max(500),
  due_on: DateOnly.nullable().default(null),
  /** Null: whoever looks after the file. */
  assignee_uid: Uid.nullable().default(null),
});
export type TaskInput = z.infer<typeof TaskInput>;
