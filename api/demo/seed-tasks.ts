import { inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { fileTask } from "#api/db/schema/file-task.ts";
import { user } from "#api/db/schema/user.ts";
import { addDays } from "#api/domain/today.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { keyed, seedUid } from "./world/seed-keys.ts";

type TaskSeed = {
  key: string;
  file: string;
  task: string;
  /** Days from today; null for a task without a day. */
  due: number | null;
  /** Persona; null for whoever looks after the file. */
  assignee: string | null;
  done?: true;
};

/** What the demo office has to do. */
const taskSeeds: TaskSeed[] = [
  {
    key: "flights",
    file: "NZFI100005",
    task: "Ask the agency for the arrival flight: the transfer needs its number.",
    due: -2,
    assignee: null,
  },
  {
    key: "anniversary",
    file: "NZFI100005",
    task: "Order the anniversary cake for the dinner, gluten-free.",
    due: 5,
    assignee: null,
  },
  {
    key: "credit",
    file: "NZFI100001",
    task: "Check with accounts whether the goodwill credit has gone out.",
    due: 1,
    assignee: "operations",
  },
  { key: "card", file: "NZFI100001", task: "Write a welcome card.", due: -9, assignee: null, done: true },
];
const dayMs = 86_400_000;

/** Tasks about files of the demo office: one that is late, some that are to come, one that is done. */
export async function seedTasks(tx: Tx, { today, now }: DemoOptions): Promise<void> {
  const references = [...new Set(taskSeeds.map(({ file }) => file))];
  const files = await tx
    .select({ id: clientFile.id, key: clientFile.reference })
    .from(clientFile)
    .where(inArray(clientFile.reference, references));
  const userIds = keyed("user", await tx.select({ id: user.id, key: user.username }).from(user));
  const rows = taskSeeds.flatMap(({ key, file, task, due, assignee, done }) => {
    const found = files.find((one) => one.key === file);
    if (!found) return [];
    const at = new Date(now.getTime() - 12 * dayMs);
    const doneAt = new Date(now.getTime() - 10 * dayMs);
    return [
      {
        uid: seedUid("task", key),
        fileId: found.id,
        task,
        dueOn: due === null ? null : addDays(today, due),
        assigneeId: assignee === null ? null : userIds(assignee),
        writtenBy: "Ngaire Whitcombe",
        ...(done && { doneAt, doneBy: "Ngaire Whitcombe" }),
        createdAt: at,
        updatedAt: done ? doneAt : at,
      },
    ];
  });
  if (rows.length > 0) await tx.insert(fileTask).values(rows);
}
