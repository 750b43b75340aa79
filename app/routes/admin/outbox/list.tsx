import { Mail } from "lucide-react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { brands } from "#app/domain/brands.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { messageColumns } from "#app/routes/admin/outbox/columns.tsx";
import { signedIn } from "#app/routes/portal-facts.server.ts";
import { outboxService } from "#app/services/outbox.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { OutboxQuery } from "#contract/system/outbox.ts";

export const middleware: Route.MiddlewareFunction[] = [can("settings.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { timeZone } = brands[signedIn(context).brand];
  const page = await outboxService(context.get(apiContext)).list(readListQuery(url, OutboxQuery));
  return { title: getI18n(context).t("outbox:title"), timeZone, page };
}

const statuses = ["queued", "sent", "failed"] as const;

export default function Outbox({ loaderData: { title, timeZone, page } }: Route.ComponentProps) {
  const { t } = useTranslation("outbox");
  const locale = useLocale();
  const options = statuses.map((value) => ({ value, label: t(`status.${value}`) }));
  return (
    <ListPage title={title} count={page.meta.total ?? undefined} intro={t("intro")}>
      <FilterBar filters={[{ name: "status", label: t("fields.status"), kind: "select", options }]} />
      <DataTable
        caption={title}
        columns={messageColumns({ t, locale, timeZone })}
        rows={page.data}
        rowKey={({ uid }) => uid}
        empty={<EmptyState icon={Mail} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
