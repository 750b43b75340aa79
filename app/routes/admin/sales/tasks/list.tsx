import { ListTodo } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { ListTools, useShownColumns } from "#app/data-table/list-tools.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { tickTask } from "#app/features/tasks/tick-task.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { taskColumns } from "#app/routes/admin/sales/tasks/columns.tsx";
import { officeTimeZone, signedIn } from "#app/routes/portal/facts.server.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { taskService } from "#app/services/tasks.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { TaskQuery } from "#contract/sales/tasks/endpoints.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "tasks" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, TaskQuery);
  const [page, settings] = await Promise.all([
    taskService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  return {
    title: getI18n(context).t("tasks:title"),
    sort: query.sort[0] ?? "due_on",
    part: query.filter.part ?? "open",
    whose: query.filter.whose ?? "mine",
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
    timeZone: officeTimeZone(context),
    mayEdit: holds(signedIn(context), "client-files.edit"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const here = `${href("/admin/tasks")}${url.search}`;
  if (form.get("intent") === "tick") return tickTask(form, context, here);
  return keepListChoice(form, url, context, kept);
}

const parts = ["open", "overdue", "done"] as const;
const whose = ["mine", "all"] as const;

/** What people of the office have to do about all files: first one's own, by the day. */
export default function Tasks({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, unreadable, page, settings, timeZone, mayEdit, ...shown } = loaderData;
  const { t } = useTranslation("tasks");
  const columns = taskColumns({ t, locale: useLocale(), timeZone, mayEdit });
  const filters: FilterField[] = [
    {
      name: "part",
      label: t("filters.part"),
      kind: "tabs",
      shown: shown.part,
      options: parts.map((value) => ({ value, label: t(`parts.${value}`) })),
    },
    {
      name: "whose",
      label: t("filters.whose"),
      kind: "tabs",
      shown: shown.whose,
      options: whose.map((value) => ({ value, label: t(`whose.${value}`) })),
    },
    { name: "q", label: t("filters.q"), kind: "search" },
    { name: "due_on_from", label: t("filters.from"), kind: "date" },
    { name: "due_on_to", label: t("filters.to"), kind: "date" },
  ];
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={actionData?.viewProblem} />
          <ExportLink to={href("/admin/tasks/export.csv")} />
        </>
      }
    >
      <FilterBar filters={filters} unreadable={unreadable} />
      <DataTable
        caption={title}
        columns={useShownColumns(columns, settings)}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={
          <EmptyState
            icon={ListTodo}
            title={t("empty")}
            text={t(shown.part === "done" ? "emptyDone" : "emptyText")}
          />
        }
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
