import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/components/feedback/notice.tsx";

/**
 * What every price in a quote comes with (specification section 8), and the extras whose price a consultant
 * confirms, by name; with a number also where to call.
 */
export function PriceNotes({ onRequest, phone }: { onRequest: readonly string[]; phone?: string }) {
  const { t } = useTranslation(["productSearch", "trip"]);
  return (
    <aside aria-label={t("notes.title")} className="space-y-1.5">
      <Notice>{t("notes.estimate")}</Notice>
      <Notice>{t("notes.availability")}</Notice>
      {onRequest.length > 0 ? (
        <Notice>{t("notes.extra", { names: [...new Set(onRequest)].join(", ") })}</Notice>
      ) : null}
      {phone ? <Notice>{t("trip:chatHint", { phone })}</Notice> : null}
    </aside>
  );
}
