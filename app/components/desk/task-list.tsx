import { href } from "react-router";
import { AllOf } from "#app/components/desk/all-of.tsx";
import { DeskList } from "#app/components/desk/desk-list.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { TaskRow } from "#contract/sales/tasks/task.ts";

type TaskListProps = { rows: readonly TaskRow[]; total: number };

/** What somebody has to do about files, the first by its day; nothing where there is nothing. */
export function TaskList({ rows, total }: TaskListProps) {
  const { t } = useTranslation("desk");
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <div>
      <DeskList
        title={t("tasks")}
        empty=""
        rows={rows.map(({ uid, task, file, due_on: due, overdue }) => ({
          key: uid,
          to: href("/admin/client-files/:uid/tasks", { uid: file.uid }),
          name: task,
          facts: [file.reference, file.name],
          moment: "",
          badge: due ? (
            <Badge tone={overdue ? "red" : "neutral"}>
              {t(overdue ? "overdueSince" : "dueOn", { day: formatDayLong(due, locale) })}
            </Badge>
          ) : null,
        }))}
      />
      <AllOf {...{ rows, total }} to={href("/admin/tasks")} />
    </div>
  );
}
