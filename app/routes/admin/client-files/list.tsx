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
import { fileColumns } from "#app/routes/admin/client-files/columns.tsx";
import { useFileFilters } from "#app/routes/admin/client-files/filters.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { OfficeFileQuery } from "#contract/client-files/endpoints.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url, OfficeFileQuery);
  const page = await officeFileService(context.get(apiContext)).list(query);
  return { title: getI18n(context).t("clientFiles:list.office"), sort: query.sort[0], page };
}

export default function ClientFileList({ loaderData: { title, sort, page } }: Route.ComponentProps) {
  const { t } = useTranslation("clientFiles");
  return (
    <ListPage title={title} count={page.meta.total ?? undefined}>
      <FilterBar filters={useFileFilters()} />
      <DataTable
        caption={title}
        columns={fileColumns(t, useLocale())}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={FolderOpen} title={t("list.empty")} text={t("list.emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
