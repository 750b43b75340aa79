import { ChevronLeft, ChevronRight } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useListLinks } from "#app/data-table/list-links.ts";
import { listWindow } from "#app/data-table/page-window.ts";
import { PageStepLink, Pagination } from "#app/data-table/pagination.tsx";
import type { PageMeta } from "#contract/envelope.ts";

/** The pages of a list in whatever shape the API counted them; an API that does not count gives two steps. */
export function ListPages({ meta }: { meta: PageMeta }) {
  const { t } = useTranslation("kit");
  const { linkTo: ofList } = useListLinks();
  const { total, last_page: last, current_page: current } = meta;
  if (total !== null && last !== null) {
    const counted = { ...meta, total, last_page: last };
    return <Pagination meta={counted} window={listWindow(counted)} />;
  }
  if (!meta.has_next && !meta.has_prev) return null;
  const linkTo = (page: number) => ofList({ page: page === 1 ? null : page });
  return (
    <nav aria-label={t("pagination.label")} className="flex justify-end gap-0.5 pt-3 print:hidden">
      <PageStepLink
        to={meta.has_prev ? linkTo(current - 1) : null}
        rel="prev"
        label={t("pagination.previous")}
      >
        <Icon of={ChevronLeft} />
      </PageStepLink>
      <PageStepLink to={meta.has_next ? linkTo(current + 1) : null} rel="next" label={t("pagination.next")}>
        <Icon of={ChevronRight} />
      </PageStepLink>
    </nav>
  );
}
