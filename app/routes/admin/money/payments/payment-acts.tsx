import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogTrigger } from "#app/components/ui/dialog.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Payment } from "#contract/money/payment.ts";

/** What the reader may do with card payments. */
export type PaymentRights = { asks: boolean; refunds: boolean };

type PaymentActsProps = { payment: Payment; may: PaymentRights };

/** What can be done with a payment now: the link, the question to the card company, and taking it back. */
export function PaymentActs({ payment, may }: PaymentActsProps) {
  const { t } = useTranslation("payments");
  const pending = useNavigation().formData?.get("intent");
  const { can, lock_version: version, attempts, mailed_at: mailed } = payment;
  return (
    <>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="lock_version" value={version} />
        {may.asks && can.send ? (
          <Button type="submit" name="intent" value="send" variant="primary" pending={pending === "send"}>
            {t(mailed === null ? "acts.send" : "acts.resend")}
          </Button>
        ) : null}
        {attempts.length > 0 ? (
          <Button type="submit" name="intent" value="check" pending={pending === "check"}>
            {t("acts.check")}
          </Button>
        ) : null}
      </Form>
      {may.asks && can.cancel ? (
        <>
          <DialogTrigger target="cancel-payment">{t("acts.cancel")}</DialogTrigger>
          <Dialog
            id="cancel-payment"
            title={t("acts.cancel")}
            description={t("cancelText")}
            footer={
              <Form method="post">
                <input type="hidden" name="lock_version" value={version} />
                <Button type="submit" name="intent" value="cancel" variant="destructive">
                  {t("acts.cancel")}
                </Button>
              </Form>
            }
          />
        </>
      ) : null}
    </>
  );
}
