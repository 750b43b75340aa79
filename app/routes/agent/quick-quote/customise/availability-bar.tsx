import { useNavigation } from "react-router";
import { AvailabilityStrip } from "#app/components/availability/availability-strip.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/** Asks whether the services of the trip are available, and says what the last check found. */
export function AvailabilityBar({ draft }: { draft: QuoteDraft }) {
  const { t } = useTranslation("availability");
  const { formData } = useNavigation();
  if (draft.status !== "Quote") return null;
  const priced = draft.days
    .flatMap(({ lines }) => lines)
    .filter(({ taken, bought, cents }) => taken && bought && cents !== null);
  const found = priced.flatMap(({ availability }) => availability ?? []);
  const checking = formData?.get("intent") === "check";
  return (
    <AvailabilityStrip found={found} unchecked={priced.length - found.length}>
      <PostButton landsAt="availability" fields={{ intent: "check" }} pending={checking}>
        {checking ? t("checking") : t("check")}
      </PostButton>
    </AvailabilityStrip>
  );
}
