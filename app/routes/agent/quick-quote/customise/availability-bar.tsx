import { useNavigation } from "react-router";
import { availabilitySummary } from "#app/components/availability/availability-summary.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import type { QuoteDraft } from "#contract/quotes/draft.ts";

/** Asks whether the services of the trip are available, and says in one sentence what the last check found. */
export function AvailabilityBar({ draft }: { draft: QuoteDraft }) {
  const { t } = useTranslation("availability");
  const { formData } = useNavigation();
  if (draft.status !== "Quote") return null;
  const priced = draft.days
    .flatMap(({ lines }) => lines)
    .filter(({ taken, bought, cents }) => taken && bought && cents !== null);
  const found = priced.flatMap(({ availability }) => availability ?? []);
  const available = found.filter(({ status }) => status === "AV").length;
  const unchecked = priced.length - found.length;
  const checking = formData?.get("intent") === "check";
  return (
    <div
      id="availability"
      className="flex scroll-mt-20 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-border bg-card px-4 py-2.5"
    >
      <div className="min-w-0 flex-1 basis-60 text-pretty">
        {found.length === 0 ? (
          <p className="text-muted-foreground">{t("hint")}</p>
        ) : (
          <>
            <p className="font-medium">
              {availabilitySummary({ available, onRequest: found.length - available }, t)}
            </p>
            <p className="text-xs text-muted-foreground">
              {unchecked > 0 ? t("summary.unchecked", { count: unchecked }) : t("hint")}
            </p>
          </>
        )}
      </div>
      <div className="print:hidden">
        <PostButton landsAt="availability" fields={{ intent: "check" }} pending={checking}>
          {checking ? t("checking") : t("check")}
        </PostButton>
      </div>
    </div>
  );
}
