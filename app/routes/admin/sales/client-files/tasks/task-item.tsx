import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatInstantDay } from "#app/domain/dates.ts";
import { TickTask } from "#app/features/tasks/tick-task.tsx";
import { TaskDue } from "#app/features/tasks/task-due.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Task } from "#contract/sales/tasks/task.ts";

type TaskItemProps = {
  task: Task;
  file: { uid: string; consultant_name: string | null };
  mayEdit: boolean;
  /** Where the office is. */
  timeZone: string;
};

/** Something that is to be done about a file, or was: what, by when, by whom, with its button. */
export function TaskItem({ task, file, mayEdit, timeZone }: TaskItemProps) {
  const { t } = useTranslation("tasks");
  const locale = useLocale();
  const isDone = task.done_at !== null;
  const whose = task.assignee?.name ?? file.consultant_name ?? t("nobody");
  const day = (instant: string) => formatInstantDay(instant, timeZone, locale);
  const facts = [
    whose,
    isDone
      ? t("doneBy", { name: task.done_by, day: day(task.done_at ?? "") })
      : t("writtenBy", { name: task.written_by, day: day(task.written_at) }),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className={isDone ? "break-words text-muted-foreground" : "font-medium break-words"}>
          {isDone ? <s>{task.task}</s> : task.task}
        </p>
        <p className="text-xs text-muted-foreground">
          {isDone ? null : <TaskDue task={task} />}
          {[...(isDone && task.due_on ? [formatDayLong(task.due_on, locale)] : []), ...facts].join(" · ")}
        </p>
      </div>
      {mayEdit ? (
        <div className="flex flex-wrap gap-2 print:hidden">
          <TickTask task={task} />
          {isDone ? null : (
            <Link
              to={href("/admin/client-files/:uid/tasks/:task", { uid: file.uid, task: task.uid })}
              className={buttonVariants({ size: "sm" })}
              aria-label={`${t("change")}: ${task.task}`}
            >
              {t("change")}
            </Link>
          )}
        </div>
      ) : null}
    </li>
  );
}
