import { Paperclip } from "lucide";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { documentColumns } from "#app/routes/supplier/documents/columns.tsx";
import { ownAttachmentService } from "#app/services/attachments.server.ts";
import { OwnAttachmentQuery } from "#contract/catalogue/attachments/own-attachments.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, OwnAttachmentQuery);
  const page = await ownAttachmentService(context.get(apiContext)).list(query);
  return {
    title: getI18n(context).t("navigation:documents"),
    sort: query.sort[0] ?? "valid_to",
    unreadable: query.unreadable,
    page: withinPages(url, page),
  };
}

/** What the office shares with the supplier: contracts, insurances, maps. */
export default function OwnDocuments({ loaderData }: Route.ComponentProps) {
  const { title, sort, unreadable, page } = loaderData;
  const { t } = useTranslation("attachments");
  return (
    <ListPage title={title} count={page.meta.total ?? undefined} note={t("own.intro")}>
      <FilterBar
        filters={[{ name: "q", label: t("fields.title"), kind: "search" }]}
        unreadable={unreadable}
      />
      <DataTable
        caption={title}
        columns={documentColumns(t, useLocale())}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={Paperclip} title={t("own.empty")} text={t("own.emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
