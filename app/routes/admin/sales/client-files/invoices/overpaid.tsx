import { href, Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { toGiveBack } from "#app/routes/admin/sales/client-files/invoices/to-give-back.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";

type OverpaidProps = { file: string; billing: FileInvoices; mayRefund: boolean };

/** Says that more was paid than the booking comes to, once nothing has to be credited first, and leads to the refund. */
export function Overpaid({ file, billing, mayRefund }: OverpaidProps) {
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const cents = toGiveBack(billing);
  if (cents === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t("refund.alert", { amount: formatMoney(cents, billing.currency, locale) })}
      className="mb-4"
    >
      {mayRefund ? (
        <Link
          to={href("/admin/client-files/invoices/:uid/refund", { uid: file })}
          className={buttonVariants({ variant: "primary", className: "mt-2 print:hidden" })}
        >
          {t("acts.refund")}
        </Link>
      ) : null}
    </Alert>
  );
}
