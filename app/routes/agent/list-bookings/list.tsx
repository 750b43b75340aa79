import { FolderOpen, Plus } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { ListTools, useShownColumns } from "#app/data-table/list-tools.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { myFileColumns } from "#app/routes/agent/list-bookings/columns.tsx";
import { useMyFileFilters } from "#app/routes/agent/list-bookings/filters.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { AgentFileQuery } from "#contract/sales/client-files/endpoints.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "agent", list: "client-files" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, AgentFileQuery);
  const [page, settings] = await Promise.all([
    agentFileService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  const mayCreate = holds(signedIn(context), "quotes.create");
  return {
    title: getI18n(context).t("clientFiles:list.agent"),
    sort: query.sort[0],
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
    mayCreate,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return keepListChoice(await readForm(request), url, context, kept);
}

export default function MyFiles({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, unreadable, page, settings, mayCreate } = loaderData;
  const { t } = useTranslation("clientFiles");
  const related = page.data.some(({ related_reference: other }) => other !== null);
  const columns = myFileColumns({ t, locale: useLocale(), related });
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={actionData?.viewProblem} />
          <ExportLink to={href("/app/list-bookings/export.csv")} />
          {mayCreate ? (
            <Link to={href("/app/list-bookings/create")} className={buttonVariants({ variant: "primary" })}>
              <Icon of={Plus} />
              {t("list.create")}
            </Link>
          ) : null}
        </>
      }
    >
      <FilterBar filters={useMyFileFilters()} unreadable={unreadable} />
      <DataTable
        caption={title}
        columns={useShownColumns(columns, settings)}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={FolderOpen} title={t("list.emptyAgent")} text={t("list.emptyAgentText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
