import { Star } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/feedback.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { ReviewCard } from "#app/routes/admin/sales/client-files/feedback/review-card.tsx";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { fileReviewService } from "#app/services/reviews.server.ts";
import { numberFormatter } from "#contract/formatters.ts";

export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, reviews] = await Promise.all([
    officeFileService(api).head(params.uid),
    fileReviewService(api).list(params.uid),
  ]);
  return { title: file.name, file, reviews, reader: officeReader(context) };
}

/** What the travellers of a booking say of its services. */
export default function FileFeedback({ loaderData }: Route.ComponentProps) {
  const { file, reviews, reader } = loaderData;
  const { t } = useTranslation("fileFeedback");
  const locale = useLocale();
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / Math.max(reviews.length, 1);
  const inWords = numberFormatter(locale, { maximumFractionDigits: 1 }).format(mean);
  return (
    <FileFrame file={file} reader={reader}>
      <div className="max-w-3xl space-y-6">
        <header className="space-y-2">
          <h2 className="text-lg">{t("title")}</h2>
          <p className="text-pretty text-muted-foreground">{t("intro")}</p>
          {reviews.length > 0 ? (
            <p className="font-medium">{t("mean", { mean: inWords, count: reviews.length })}</p>
          ) : null}
        </header>
        {reviews.length === 0 ? (
          <EmptyState icon={Star} title={t("empty")} text={t("emptyText")} />
        ) : (
          <ul className="space-y-4">
            {reviews.map((review) => (
              <li key={review.uid}>
                <ReviewCard review={review} timeZone={brands[file.brand].timeZone} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </FileFrame>
  );
}
