import { Form, useNavigation } from "react-router";
import { AvailabilityStrip } from "#app/components/availability/availability-strip.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";

/** Asks our stock about the services of a quote, and says what the last check found. */
export function CheckAvailability({ file }: { file: Pick<OfficeFile, "days"> }) {
  const { t } = useTranslation("availability");
  const checking = useNavigation().formData?.get("intent") === "check-availability";
  const services = file.days.flatMap((day) => day.services);
  const found = services.flatMap(({ availability }) => availability ?? []);
  const unasked = services.filter(
    ({ kind, status, sell_cents: sell }) => kind === "included" && status === "QU" && sell > 0,
  );
  return (
    <AvailabilityStrip found={found} unchecked={found.length === 0 ? 0 : unasked.length}>
      <Form method="post" action=".#availability" relative="path" preventScrollReset>
        <input type="hidden" name="intent" value="check-availability" />
        <Button type="submit" size="sm" pending={checking}>
          {checking ? t("checking") : t("check")}
        </Button>
      </Form>
    </AvailabilityStrip>
  );
}
