import type { ReactNode } from "react";
import { Fact, Facts } from "#app/components/portal/facts.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatMoneyWithCode } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { CreditNote } from "#contract/money/invoices.ts";

/** A credit note: of which invoice how much was taken back, and why. */
export function CreditCard({ credit, acts }: { credit: CreditNote; acts?: ReactNode }) {
  const { t } = useTranslation(["fileMoney", "fileInvoices"]);
  const locale = useLocale();
  return (
    <Card aria-label={`${t("fileMoney:creditNotes.title")} ${credit.number}`}>
      <CardHeader>
        <CardTitle>{t("fileMoney:creditNotes.title")}</CardTitle>
        <div className="flex items-center gap-2">
          <p className="font-medium select-all">{credit.number}</p>
          {acts}
        </div>
      </CardHeader>
      <CardContent className="space-y-3">
        <Facts>
          <Fact name={t("fileMoney:creditNotes.of")}>{credit.of}</Fact>
          <Fact name={t("fileInvoices:fields.issued")}>{formatDayLong(credit.issue_date, locale)}</Fact>
          <Fact name={t("fileMoney:creditNotes.reason")}>{t(`fileMoney:reasons.${credit.reason}`)}</Fact>
          <Fact name={t("fileMoney:creditNotes.total")}>
            {formatMoneyWithCode(credit.total_cents, credit.currency, locale)}
          </Fact>
          <Fact name={t("fileInvoices:totals.gst")}>
            {formatMoneyWithCode(credit.gst_cents, credit.currency, locale)}
          </Fact>
        </Facts>
        {credit.note ? <p className="text-pretty whitespace-pre-line">{credit.note}</p> : null}
      </CardContent>
    </Card>
  );
}
