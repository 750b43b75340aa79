import { Form, useNavigation } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { DeskSection } from "#app/components/desk/desk-section.tsx";
import type { StockNotices } from "#contract/sales/supplier-bookings/endpoints.ts";

/** Says whether the supplier is told of what is sold from its stock, and switches it. */
export function StockNoticesSection({ notices: { on, email } }: { notices: StockNotices }) {
  const { t } = useTranslation("desk");
  const busy = useNavigation().state === "submitting";
  return (
    <DeskSection title={t("stockNotices.title")} className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border pt-2.5">
        <p className="min-w-0 flex-1 basis-72 text-pretty break-words text-muted-foreground">
          {on ? t("stockNotices.on", { email }) : t("stockNotices.off")}
        </p>
        <Form method="post" action="?index">
          <input type="hidden" name="stock_notices" value={on ? "off" : "on"} />
          <Button type="submit" pending={busy}>
            {t(on ? "stockNotices.switchOff" : "stockNotices.switchOn")}
          </Button>
        </Form>
      </div>
    </DeskSection>
  );
}
