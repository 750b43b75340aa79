import type { TFunction } from "i18next";
import { href, Link } from "react-router";
import type { Column } from "#app/data-table/columns.ts";
import { formatInstantDay } from "#app/domain/dates.ts";
import { TaskDue } from "#app/features/tasks/task-due.tsx";
import { TickTask } from "#app/features/tasks/tick-task.tsx";
import type { Locale } from "#contract/primitives.ts";
import type { TaskRow } from "#contract/sales/tasks/task.ts";

type Say = { t: TFunction<"tasks">; locale: Locale; timeZone: string; mayEdit: boolean };

/** Columns of the tasks of all files; a task leads to all that is to be done about its file. */
export function taskColumns({ t, locale, timeZone, mayEdit }: Say): Column<TaskRow>[] {
  return [
    {
      id: "task",
      header: t("columns.task"),
      cell: ({ task }) => task,
      linkTo: ({ file: { uid } }) => href("/admin/client-files/:uid/tasks", { uid }),
    },
    {
      id: "due",
      header: t("columns.due"),
      cell: (row) =>
        row.done_at === null ? <TaskDue task={row} /> : formatInstantDay(row.done_at, timeZone, locale),
      sort: "due_on",
      kind: "fit",
    },
    {
      id: "file",
      header: t("columns.file"),
      cell: ({ file: { uid, reference, name } }) => (
        <Link to={href("/admin/client-files/:uid", { uid })} className="hover:underline">
          {`${reference} ${name}`}
        </Link>
      ),
    },
    { id: "whose", header: t("columns.whose"), cell: (row) => row.whose ?? t("nobody") },
    {
      id: "written",
      header: t("columns.written"),
      cell: (row) => row.written_by,
      optional: true,
    },
    ...(mayEdit
      ? [
          {
            id: "tick",
            header: t("columns.done"),
            hideHeader: true,
            cell: (row: TaskRow) => <TickTask task={row} />,
            kind: "fit" as const,
          },
        ]
      : []),
  ];
}
