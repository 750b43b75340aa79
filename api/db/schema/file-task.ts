import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { clientFile } from "./client-file.ts";
import { createdAt, id, lockVersion, moment, uid, updatedAt } from "./columns.ts";
import { user } from "./user.ts";

/** Something about a client file that somebody of the office has to do. */
export const fileTask = pgTable(
  "file_task",
  {
    id: id(),
    uid: uid(),
    fileId: integer("file_id")
      .notNull()
      .references(() => clientFile.id),
    task: text("task").notNull(),
    dueOn: date("due_on"),
    /** Null: whoever looks after the file. */
    assigneeId: integer("assignee_id").references(() => user.id),
    writtenBy: text("written_by").notNull(),
    doneAt: moment("done_at"),
    doneBy: text("done_by"),
    lockVersion: lockVersion(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("file_task_of_file").on(table.fileId, table.id),
    index("file_task_open")
      .on(table.assigneeId, table.dueOn, table.id)
      .where(sql`${table.doneAt} is null`),
    index("file_task_open_by_day")
      .on(table.dueOn, table.id)
      .where(sql`${table.doneAt} is null`),
    index("file_task_done")
      .on(table.doneAt, table.id)
      .where(sql`${table.doneAt} is not null`),
    check("file_task_done_by_somebody", sql`(${table.doneAt} is null) = (${table.doneBy} is null)`),
  ],
);
