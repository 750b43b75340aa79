import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Task } from "#contract/sales/tasks/task.ts";

/** The button that says that a task is done, or that it is to be done after all; the page's action is `tickTask`. */
export function TickTask({ task: { uid, task, done_at: doneAt } }: { task: Task }) {
  const { t } = useTranslation("tasks");
  const pending = useNavigation().formData?.get("tick") === uid;
  const label = t(doneAt === null ? "done" : "undone");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="tick" />
      <input type="hidden" name="tick" value={uid} />
      <input type="hidden" name="done" value={doneAt === null ? "1" : "0"} />
      <Button type="submit" size="sm" pending={pending} aria-label={`${label}: ${task}`}>
        {label}
      </Button>
    </Form>
  );
}
