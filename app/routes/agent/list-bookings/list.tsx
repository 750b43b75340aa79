import { FolderOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { myFileColumns } from "#app/routes/agent/list-bookings/columns.tsx";
import { useMyFileFilters } from "#app/routes/agent/list-bookings/filters.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { AgentFileQuery } from "#contract/client-files/endpoints.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-files.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, AgentFileQuery);
  const page = await agentFileService(context.get(apiContext)).list(query);
  return { title: getI18n(context).t("clientFiles:list.agent"), sort: query.sort[0], page };
}

export default function MyFiles({ loaderData: { title, sort, page } }: Route.ComponentProps) {
  const { t } = useTranslation("clientFiles");
  return (
    <ListPage title={title} count={page.meta.total ?? undefined}>
      <FilterBar filters={useMyFileFilters()} />
      <DataTable
        caption={title}
        columns={myFileColumns(t, useLocale())}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={FolderOpen} title={t("list.emptyAgent")} text={t("list.emptyAgentText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
