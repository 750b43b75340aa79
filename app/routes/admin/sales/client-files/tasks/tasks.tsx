import { ChevronRight } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/tasks.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { tickTask } from "#app/features/tasks/tick-task.server.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { onceFor } from "#app/forms/idempotency.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { NewTaskForm } from "#app/routes/admin/sales/client-files/tasks/new-task-form.tsx";
import { TaskItem } from "#app/routes/admin/sales/client-files/tasks/task-item.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { taskService } from "#app/services/tasks.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { taskFields } from "#contract/sales/tasks/registry-fields.ts";
import { TaskInput } from "#contract/sales/tasks/task.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, tasks] = await Promise.all([
    officeFileService(api).head(params.uid),
    taskService(api).ofFile(params.uid),
  ]);
  const mayEdit = holds(signedIn(context), "client-files.edit");
  return { title: file.name, file, tasks, mayEdit, reader: officeReader(context) };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const here = href("/admin/client-files/:uid/tasks", { uid });
  if (form.get("intent") === "tick") return tickTask(form, context, here);
  return formAction(form, { schema: TaskInput, fields: taskFields }, async (input, sent) => {
    await taskService(context.get(apiContext)).add(uid, input, onceFor(sent));
    return redirectWithToast(context, here, { text: getI18n(context).t("tasks:added") });
  });
}

/** What there is to do about a client file, and what was done. */
export default function FileTasks({ loaderData, actionData }: Route.ComponentProps) {
  const { file, tasks, mayEdit, reader } = loaderData;
  const { t } = useTranslation("tasks");
  const { open, done, people } = tasks;
  const item = { file, mayEdit, timeZone: brands[file.brand].timeZone };
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-4xl space-y-6">
        {open.length === 0 ? (
          <p className="text-muted-foreground">{t("nothingOpen")}</p>
        ) : (
          <ul className="divide-y divide-border rounded-md border border-border bg-card">
            {open.map((task) => (
              <TaskItem key={task.uid} task={task} {...item} />
            ))}
          </ul>
        )}
        {mayEdit ? (
          <Folded title={t("add")} open={open.length === 0 || actionData !== undefined} unprinted>
            <div className="px-4 py-4">
              <NewTaskForm people={people} lastResult={actionData} />
            </div>
          </Folded>
        ) : null}
        {done.length === 0 ? null : (
          <Folded title={t("doneTitle", { count: done.length })}>
            <ul className="divide-y divide-border">
              {done.map((task) => (
                <TaskItem key={task.uid} task={task} {...item} />
              ))}
            </ul>
          </Folded>
        )}
      </div>
    </FileFrame>
  );
}

type FoldedProps = { title: string; open?: boolean; unprinted?: boolean; children: React.ReactNode };

function Folded({ title, open, unprinted, children }: FoldedProps) {
  return (
    <details
      open={open}
      className={`group rounded-md border border-border bg-card ${unprinted ? "print:hidden" : ""}`}
    >
      <summary className="flex cursor-pointer items-center gap-2 px-4 py-2.5 font-medium">
        <Icon of={ChevronRight} className="size-4 shrink-0 group-open:rotate-90" />
        {title}
      </summary>
      <div className="border-t border-border">{children}</div>
    </details>
  );
}
