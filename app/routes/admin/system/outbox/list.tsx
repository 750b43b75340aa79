import { Mail } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
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
import { messageColumns } from "#app/routes/admin/system/outbox/columns.tsx";
import { useOutboxFilters } from "#app/routes/admin/system/outbox/filters.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { outboxService } from "#app/services/outbox.server.ts";
import { OutboxQuery } from "#contract/system/outbox.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("settings.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "outbox" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, OutboxQuery);
  const timeZone = officeTimeZone(context);
  const [page, settings] = await Promise.all([
    outboxService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  const sort = query.sort[0] ?? "-created_at";
  return {
    title: getI18n(context).t("outbox:title"),
    timeZone,
    sort,
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return keepListChoice(await readForm(request), url, context, kept);
}

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
  const { title, timeZone, sort, unreadable, page, settings } = loaderData;
  const { t } = useTranslation("outbox");
  const columns = messageColumns({ t, locale: useLocale(), timeZone });
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      note={t("intro")}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={actionData?.viewProblem} />
          <ExportLink to={href("/admin/outbox/export.csv")} />
        </>
      }
    >
      <FilterBar filters={useOutboxFilters()} unreadable={unreadable} />
      <DataTable
        caption={title}
        columns={useShownColumns(columns, settings)}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={Mail} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
