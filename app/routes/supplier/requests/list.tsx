import { CalendarCheck } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { BulkForm } from "#app/data-table/bulk-form.tsx";
import { BulkLack } from "#app/data-table/bulk-question.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { ListTools, useShownColumns } from "#app/data-table/list-tools.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { officeTimeZone, signedIn } from "#app/routes/portal/facts.server.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { toAnswer } from "#app/routes/supplier/requests/answer-choice.server.ts";
import { requestColumns } from "#app/routes/supplier/requests/columns.tsx";
import { useFreshRequests } from "#app/routes/supplier/use-fresh-requests.ts";
import { ownRequestService } from "#app/services/own-requests.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { mostAtOnce } from "#contract/sales/supplier-requests/most-at-once.ts";
import { OwnRequestQuery } from "#contract/sales/supplier-requests/supplier-calls.ts";

export const middleware: Route.MiddlewareFunction[] = [can("requests.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "supplier", list: "requests" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, OwnRequestQuery);
  const [page, settings] = await Promise.all([
    ownRequestService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  return {
    title: getI18n(context).t("ownRequests:title"),
    timeZone: officeTimeZone(context),
    sort: query.sort[0],
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
    mayAnswer: holds(signedIn(context), "requests.respond"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.has("bulk")) return toAnswer(form);
  return keepListChoice(form, url, context, kept);
}

export default function CurrentRequests({ loaderData, actionData }: Route.ComponentProps) {
  useFreshRequests();
  const { title, timeZone, sort, unreadable, page, settings, mayAnswer } = loaderData;
  const { t } = useTranslation(["ownRequests", "supplierRequests", "supplierBookings"]);
  const viewProblem = actionData && "viewProblem" in actionData ? actionData.viewProblem : undefined;
  const problem = actionData && "bulkProblem" in actionData ? actionData.bulkProblem : null;
  const verbs = mayAnswer
    ? [
        { name: "confirm", label: t("bulk.confirm") },
        { name: "decline", label: t("bulk.decline") },
      ]
    : [];
  const columns = requestColumns({ t, locale: useLocale(), timeZone });
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      note={t("intro")}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={viewProblem} />
          <ExportLink to={href("/supplier-app/requests/export.csv")} />
        </>
      }
    >
      <FilterBar filters={useRequestFilters()} unreadable={unreadable} />
      {problem ? <BulkLack>{t(`bulk.${problem}`, { most: mostAtOnce })}</BulkLack> : null}
      <BulkForm verbs={verbs} meta={page.meta} onlyTicked>
        <DataTable
          caption={title}
          columns={useShownColumns(columns, settings)}
          rows={page.data}
          rowKey={({ uid }) => uid}
          sort={sort ?? "due_at"}
          selectable={verbs.length > 0}
          empty={<EmptyState icon={CalendarCheck} title={t("empty")} text={t("emptyText")} />}
        />
      </BulkForm>
      <ListPages meta={page.meta} />
    </ListPage>
  );
}

function useRequestFilters(): FilterField[] {
  const { t } = useTranslation(["ownRequests", "supplierRequests", "supplierBookings"]);
  return [
    { name: "party", label: t("supplierBookings:fields.party"), kind: "search" },
    { name: "reference", label: t("supplierBookings:fields.reference"), kind: "text" },
    {
      name: "kind",
      label: t("kind"),
      kind: "select",
      all: t("kindAll"),
      options: (["new", "amend", "cancel"] as const).map((kind) => ({
        value: kind,
        label: t(`supplierRequests:kinds.${kind}`),
      })),
    },
  ];
}
