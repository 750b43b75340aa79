import { Star } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/list.ts";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { readList } from "#app/data-table/read-list.server.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";
import { stars } from "#app/domain/stars.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { ReviewItem } from "#app/routes/admin/catalogue/suppliers/reviews/review-item.tsx";
import { ScoreSummary } from "#app/routes/admin/catalogue/suppliers/reviews/score-summary.tsx";
import { SupplierBadges } from "#app/routes/admin/catalogue/suppliers/supplier-status.tsx";
import { supplierTabs } from "#app/routes/admin/catalogue/suppliers/supplier-tabs.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { supplierRecordsService } from "#app/services/supplier-records.server.ts";
import { supplierService } from "#app/services/suppliers.server.ts";
import { ReviewOfSupplierQuery } from "#contract/quality/reviews/of-supplier.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readList(url, ReviewOfSupplierQuery);
  const records = supplierRecordsService(api);
  const [supplier, page, score] = await Promise.all([
    supplierService(api).get(uid),
    records.reviews(uid, query),
    records.score(uid),
  ]);
  return {
    title: supplier.name,
    supplier,
    page: withinPages(url, page),
    score,
    unreadable: query.unreadable,
    timeZone: officeTimeZone(context),
  };
}

/** What travellers said of the services of a supplier, the newest first. */
export default function SupplierReviews({ loaderData }: Route.ComponentProps) {
  const { title, supplier, page, score, unreadable, timeZone } = loaderData;
  const { t } = useTranslation(["supplierAsked", "fileFeedback", "suppliers", "supplierProducts", "records"]);
  const ratings = stars.toReversed().map((star) => ({
    value: String(star),
    label: t("fileFeedback:stars", { count: star }),
  }));
  return (
    <RecordPage
      title={title}
      badges={<SupplierBadges supplier={supplier} />}
      tabs={supplierTabs(supplier.uid, t)}
    >
      <ScoreSummary score={score} />
      <FilterBar
        filters={[
          { name: "q", label: t("reviews.search"), kind: "search" },
          { name: "rating", label: t("reviews.rating"), kind: "select", options: ratings },
        ]}
        unreadable={unreadable}
      />
      {page.data.length === 0 ? (
        <EmptyState icon={Star} title={t("reviews.empty")} text={t("reviews.emptyText")} />
      ) : (
        <Card>
          <ul aria-label={t("suppliers:tabs.reviews")}>
            {page.data.map((review) => (
              <ReviewItem key={review.uid} review={review} timeZone={timeZone} />
            ))}
          </ul>
        </Card>
      )}
      <ListPages meta={page.meta} />
    </RecordPage>
  );
}
