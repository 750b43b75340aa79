import { Grid3x3, SearchX } from "lucide";
import { href, Link, useLocation } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { apiContext } from "#app/context.ts";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { hasFilters, withoutFilters } from "#app/lib/query-string.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { analysisTabs } from "#app/routes/admin/catalogue/rate-analysis/analysis-tabs.ts";
import { ChangeLegend } from "#app/routes/admin/catalogue/rate-analysis/change-legend.tsx";
import { CoverageSumsList } from "#app/routes/admin/catalogue/rate-analysis/coverage-sums.tsx";
import { CoverageTable } from "#app/routes/admin/catalogue/rate-analysis/coverage-table.tsx";
import { useCoverageFilters } from "#app/routes/admin/catalogue/rate-analysis/filters.ts";
import { ViewSwitch } from "#app/routes/admin/catalogue/rate-analysis/view-switch.tsx";
import { rateAnalysisService } from "#app/services/rate-analysis.server.ts";
import { RateCoverageQuery } from "#contract/catalogue/rate-analysis/rate-analysis.ts";

export const middleware: Route.MiddlewareFunction[] = [can("rate-analysis.view")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readList(url, RateCoverageQuery);
  const service = rateAnalysisService(context.get(apiContext));
  const { state: _state, ...filter } = query.filter;
  const [page, sums] = await Promise.all([service.coverage(query), service.sums(filter)]);
  return {
    title: getI18n(context).t("navigation:rateAnalysis"),
    page: withinPages(url, page),
    sums,
    sort: query.sort[0] ?? "supplier",
    view: url.searchParams.get("show") === "change" ? ("change" as const) : ("cover" as const),
    unreadable: query.unreadable,
  };
}

/** The heat map: how the standard rates cover each product over two years, or what they changed. */
export default function RateAnalysis({ loaderData }: Route.ComponentProps) {
  const { title, page, sums, sort, view, unreadable } = loaderData;
  const { t } = useTranslation("rateAnalysis");
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      note={t(view === "cover" ? "intro" : "changeIntro")}
      actions={<ExportLink to={href("/admin/rate-analysis/export.csv")} />}
    >
      <Tabs label={t("tabs.label")} tabs={analysisTabs(t)} className="mb-3 print:hidden" />
      <FilterBar filters={useCoverageFilters(sums.from)} unreadable={unreadable} />
      <ViewSwitch view={view} sort={sort} />
      {view === "cover" ? <CoverageSumsList sums={sums} /> : <ChangeLegend />}
      {page.data.length === 0 ? <Nothing /> : <CoverageTable rows={page.data} from={sums.from} view={view} />}
      <ListPages meta={page.meta} />
    </ListPage>
  );
}

function Nothing() {
  const { t } = useTranslation(["rateAnalysis", "kit"]);
  const { search } = useLocation();
  return (
    <div className="data-table-frame">
      {hasFilters(search) ? (
        <EmptyState
          icon={SearchX}
          title={t("kit:table.noMatchTitle")}
          text={t("kit:table.noMatchText")}
          action={
            <Link to={{ search: withoutFilters(search) }} className={buttonVariants()}>
              {t("kit:table.reset")}
            </Link>
          }
        />
      ) : (
        <EmptyState icon={Grid3x3} title={t("empty")} text={t("emptyText")} />
      )}
    </div>
  );
}
