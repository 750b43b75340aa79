import { href, Link } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { FileInvoices } from "#contract/money/invoices.ts";

type OverBilledProps = { file: string; billing: FileInvoices; mayCredit: boolean };

/** Says that more is billed than the booking comes to, and leads to the credit notes that put it right. */
export function OverBilled({
  file,
  billing: { credits_needed: needed, currency },
  mayCredit,
}: OverBilledProps) {
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  if (needed.length === 0) return null;
  const amount = formatMoney(
    needed.reduce((sum, { cents }) => sum + cents, 0),
    currency,
    locale,
  );
  return (
    <Alert tone="warning" title={t("takeBack.alert", { amount })} className="mb-4">
      {mayCredit ? (
        <Link
          to={href("/admin/client-files/invoices/:uid/take-back", { uid: file })}
          className={buttonVariants({ variant: "primary", className: "mt-2 print:hidden" })}
        >
          {t("takeBack.act")}
        </Link>
      ) : null}
    </Alert>
  );
}
