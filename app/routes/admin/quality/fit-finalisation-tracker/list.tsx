import { ListChecks } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { BulkForm } from "#app/data-table/bulk-form.tsx";
import { BulkQuestion } from "#app/data-table/bulk-question.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { ListTools, useShownColumns } from "#app/data-table/list-tools.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { shownColumns } from "#app/data-table/record-columns.ts";
import { partAnswer } from "#app/data-table/view-problem.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { answerBulk } from "#app/records/bulk-answer.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { keepListChoice, readListKeeping } from "#app/routes/portal/list-keeping.server.ts";
import { finalisationColumns } from "#app/routes/admin/quality/fit-finalisation-tracker/columns.tsx";
import { useFinalisationFilters } from "#app/routes/admin/quality/fit-finalisation-tracker/filters.ts";
import { finalisationService } from "#app/services/finalisations.server.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { FinalisationQuery, finalisationVerbs } from "#contract/quality/finalisation/endpoints.ts";

export const middleware: Route.MiddlewareFunction[] = [can("fit-finalisation.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

const kept = { audience: "office", list: "finalisations" } as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, FinalisationQuery);
  const [page, settings] = await Promise.all([
    finalisationService(context.get(apiContext)).list(query),
    readListKeeping(url, context, kept),
  ]);
  return {
    title: getI18n(context).t("navigation:fitFinalisationTracker"),
    sort: query.sort[0],
    unreadable: query.unreadable,
    page: withinPages(url, page),
    settings,
    mayEdit: holds(signedIn(context), "fit-finalisation.edit"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const rules = { verbs: finalisationVerbs, query: FinalisationQuery };
  const service = finalisationService(context.get(apiContext));
  return (await keepListChoice(form, url, context, kept)) ?? answerBulk(form, url, rules, service);
}

const verbNames = ["reconfirm", "chase"] as const satisfies typeof finalisationVerbs;

export default function FinalisationTracker({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, unreadable, page, settings, mayEdit } = loaderData;
  const { t } = useTranslation("finalisation");
  const columns = shownColumns(finalisationColumns(t, useLocale()));
  const { problem, other: answer } = partAnswer(actionData);
  const verbs = mayEdit
    ? verbNames.map((name) => ({ name, label: t(`bulk.${name}`), title: t(`bulkTitle.${name}`) }))
    : [];
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? 0}
      note={t("intro")}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={problem} />
          <ExportLink to={href("/admin/fit-finalisation-tracker/export.csv")} />
        </>
      }
    >
      <FilterBar filters={useFinalisationFilters()} unreadable={unreadable} />
      <BulkQuestion verbs={verbs} answer={answer} />
      <BulkForm meta={page.meta} verbs={verbs}>
        <DataTable
          caption={title}
          columns={useShownColumns(columns, settings)}
          rows={page.data}
          rowKey={({ uid }) => uid}
          sort={sort ?? "travel_date"}
          selectable={mayEdit}
          empty={<EmptyState icon={ListChecks} title={t("empty")} text={t("emptyText")} />}
        />
      </BulkForm>
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
