import { data, href } from "react-router";
import type { Route } from "./+types/task.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { apiContext, localeContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ConflictScreen } from "#app/records/conflict-screen.tsx";
import { recordAction } from "#app/records/record-action.server.ts";
import { RemoveDialog } from "#app/records/remove-dialog.tsx";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { lastOfFile } from "#app/routes/admin/sales/client-files/passengers/last-of-file.server.ts";
import { TaskForm, taskValues, useTaskWords } from "#app/routes/admin/sales/client-files/tasks/task-form.tsx";
import { officeFileService } from "#app/services/client-files.server.ts";
import { taskService } from "#app/services/tasks.server.ts";
import { taskFields } from "#contract/sales/tasks/registry-fields.ts";
import { TaskInput, type Task } from "#contract/sales/tasks/task.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.edit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, { open, people }] = await Promise.all([
    officeFileService(api).head(params.uid),
    taskService(api).ofFile(params.uid),
  ]);
  const task = open.find(({ uid }) => uid === params.task);
  // What is done is opened again before it is changed.
  if (!task) throw data(null, { status: 404 });
  const title = getI18n(context).t("tasks:titleOne");
  return { title, file, task, people, reader: officeReader(context) };
}

export function action({ request, params: { uid, task }, context }: Route.ActionArgs) {
  const { t } = getI18n(context);
  const service = taskService(context.get(apiContext));
  const back = (text: string) =>
    redirectWithToast(context, href("/admin/client-files/:uid/tasks", { uid }), { text });
  return recordAction<typeof TaskInput, Task>(request, {
    schema: TaskInput,
    fields: taskFields,
    locale: context.get(localeContext),
    formValues: taskValues,
    history: () => lastOfFile(context, uid),
    save: async (lock_version, input) => {
      await service.change(task, { ...input, lock_version });
      return back(t("tasks:saved"));
    },
    remove: async () => {
      await service.remove(task);
      return back(t("tasks:removed"));
    },
  });
}

/** One task of a client file. */
export default function FileTask({ loaderData, actionData }: Route.ComponentProps) {
  const { title, file, task, people, reader } = loaderData;
  const { t } = useTranslation("tasks");
  const words = useTaskWords(people);
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="text-lg">{title}</h2>
          <RemoveDialog question={t("remove")} consequence={t("removeText")} version={task.lock_version} />
        </div>
        {actionData?.refusal ? (
          <Alert tone="danger" role="alert">
            {actionData.refusal}
          </Alert>
        ) : null}
        {actionData?.conflict ? (
          <ConflictScreen
            conflict={actionData.conflict}
            words={words}
            timeZone={brands[file.brand].timeZone}
          />
        ) : (
          <TaskForm file={file.uid} task={task} people={people} answer={actionData} />
        )}
      </div>
    </FileFrame>
  );
}
