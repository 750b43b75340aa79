import type { ReactNode } from "react";
import { availabilitySummary } from "#app/components/availability/availability-summary.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { LineAvailability } from "#contract/sales/bookings/availability.ts";

type AvailabilityStripProps = {
  /** What the last check found, service by service. */
  found: readonly LineAvailability[];
  /** How many services it could not answer for as they are now. */
  unchecked: number;
  /** The button that checks. */
  children: ReactNode;
};

/** Says in one sentence what the last check of a trip's services found, beside the way to check them. */
export function AvailabilityStrip({ found, unchecked, children }: AvailabilityStripProps) {
  const { t } = useTranslation("availability");
  const available = found.filter(({ status }) => status === "AV").length;
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
      <div className="print:hidden">{children}</div>
    </div>
  );
}
