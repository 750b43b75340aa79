import type { review } from "#api/db/schema/review.ts";
import type { serviceLine } from "#api/db/schema/service-line.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { FileReview } from "#contract/quality/reviews/review.ts";
import type { Locale } from "#contract/primitives.ts";

type Said = { said: typeof review.$inferSelect; line: typeof serviceLine.$inferSelect };

/** What travellers said of a service, as the office reads it wherever it stands. */
export function presentSaid(
  { said, line }: Said,
  locale: Locale,
): Omit<FileReview, "line_uid" | "supplier_name"> {
  return {
    uid: said.uid,
    service_type: line.serviceType,
    service_name: inLanguage(line.name, locale) ?? "",
    date_from: line.dateFrom,
    date_to: line.dateTo,
    rating: said.rating,
    comment: said.comment,
    locale: said.locale,
    at: said.submittedAt.toISOString(),
  };
}
