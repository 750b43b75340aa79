import { Luggage, SearchX } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, useLocation } from "react-router";
import type { Route } from "./+types/list.ts";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext, sideCallContext } from "#app/context.ts";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { hasFilters, withoutFilters } from "#app/lib/query-string.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { usePackageFilters } from "#app/routes/agent/quick-quote/filters.ts";
import { PackageTile } from "#app/routes/agent/quick-quote/package-tile.tsx";
import { agentPackageService, noChoices } from "#app/services/packages.server.ts";
import { PackageQuery } from "#contract/catalogue/packages/endpoints.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const packages = agentPackageService(context.get(apiContext));
  const query = readList(url, PackageQuery);
  const [page, choices] = await Promise.all([
    packages.list(query),
    context.get(sideCallContext)((api) => agentPackageService(api).choices(), noChoices),
  ]);
  return {
    title: getI18n(context).t("navigation:quickQuote"),
    page: withinPages(url, page),
    choices,
    wanted: query.filter.class,
    unreadable: query.unreadable,
  };
}

export default function QuickQuote({ loaderData }: Route.ComponentProps) {
  const { title, page, choices, wanted, unreadable } = loaderData;
  const { t } = useTranslation("packages");
  return (
    <ListPage title={title} count={page.meta.total ?? undefined} intro={t("intro")}>
      <FilterBar filters={usePackageFilters(choices)} unreadable={unreadable} unfolded />
      {page.data.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {page.data.map((card) => (
            <PackageTile key={card.ref} card={card} wanted={wanted} />
          ))}
        </ul>
      )}
      <ListPages meta={page.meta} />
    </ListPage>
  );
}

function Nothing() {
  const { t } = useTranslation(["packages", "kit"]);
  const { search } = useLocation();
  const frame = "rounded-md border border-border bg-card";
  if (!hasFilters(search)) {
    return <EmptyState icon={Luggage} title={t("empty")} text={t("emptyText")} className={frame} />;
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t("kit:table.noMatchTitle")}
      text={t("kit:table.noMatchText")}
      className={frame}
      action={
        <Link to={{ search: withoutFilters(search) }} className={buttonVariants()}>
          {t("kit:table.reset")}
        </Link>
      }
    />
  );
}
