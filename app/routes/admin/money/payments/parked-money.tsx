import { Form } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { PaymentRights } from "#app/routes/admin/money/payments/payment-acts.tsx";
import type { Payment } from "#contract/money/payment.ts";

/** Money that came and waits for a person: why, and the two ways that it can go. */
export function ParkedMoney({ payment, may }: { payment: Payment; may: PaymentRights }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  return (
    <Alert role="alert" tone="danger" title={t("parked.title")}>
      {payment.parked_money.map(({ attempt, why, cents, currency, takeable }) => (
        <div key={attempt} className="mt-2 space-y-3">
          <p>{t(`parked.${why}`, { amount: `${currency} ${formatAmount(cents, locale)}` })}</p>
          {takeable ? null : <p>{t("parked.otherCurrency")}</p>}
          {may.refunds ? (
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="lock_version" value={payment.lock_version} />
              <input type="hidden" name="attempt" value={attempt} />
              {takeable ? (
                <Button type="submit" name="intent" value="take" variant="primary">
                  {t("acts.take")}
                </Button>
              ) : null}
              <Button type="submit" name="intent" value="return">
                {t("acts.return")}
              </Button>
            </Form>
          ) : null}
        </div>
      ))}
    </Alert>
  );
}
