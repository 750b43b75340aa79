import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { CardContent } from "#app/components/ui/card.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ChangeRequest } from "#contract/sales/bookings/change.ts";

/** Takes back a change that waits for its answer; until then no other one can be asked for. */
export function WithdrawForm({ request }: { request: ChangeRequest }) {
  const { t } = useTranslation("changes");
  const pending = useNavigation().formData?.get("change") === request.uid;
  return (
    <CardContent className="border-t border-border pt-4">
      <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="change" value={request.uid} />
        <input type="hidden" name="lock_version" value={request.lock_version} />
        <p className="min-w-0 flex-1 basis-60 text-pretty text-muted-foreground">{t("withdraw.hint")}</p>
        <Button type="submit" pending={pending}>
          {t("withdraw.submit")}
        </Button>
      </Form>
    </CardContent>
  );
}
