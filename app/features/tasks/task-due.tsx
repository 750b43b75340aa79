import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Task } from "#contract/sales/tasks/task.ts";

/** By when a task is to be done; nothing where it has no day. */
export function TaskDue({ task: { due_on: due, overdue } }: { task: Pick<Task, "due_on" | "overdue"> }) {
  const { t } = useTranslation("tasks");
  const locale = useLocale();
  if (due === null) return null;
  const day = formatDayLong(due, locale);
  return (
    <Badge tone={overdue ? "red" : "neutral"} className="me-2">
      {t(overdue ? "overdue" : "due", { day })}
    </Badge>
  );
}
