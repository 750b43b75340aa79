import { Form, useNavigation } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import type { StockNotices } from "#contract/sales/supplier-bookings/endpoints.ts";

/** Says whether the supplier is told of what is sold from its stock, and switches it. */
export function StockNoticesCard({ notices: { on, email } }: { notices: StockNotices }) {
  const { t } = useTranslation("desk");
  const busy = useNavigation().state === "submitting";
  return (
    <Card className="print:hidden">
      <CardHeader className="pb-3">
        <CardTitle>{t("stockNotices.title")}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-72 text-pretty break-words text-muted-foreground">
          {on ? t("stockNotices.on", { email }) : t("stockNotices.off")}
        </p>
        <Form method="post" action="?index">
          <input type="hidden" name="stock_notices" value={on ? "off" : "on"} />
          <Button type="submit" pending={busy}>
            {t(on ? "stockNotices.switchOff" : "stockNotices.switchOn")}
          </Button>
        </Form>
      </CardContent>
    </Card>
  );
}
