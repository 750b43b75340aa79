import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayLong, formatDayRange } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Invoice } from "#contract/money/invoices.ts";
import type { Locale } from "#contract/primitives.ts";

type InvoiceLinesProps = Pick<Invoice, "lines" | "language">;

/** What is billed, line by line, in the language of the invoice. */
export function InvoiceLines({ lines, language }: InvoiceLinesProps) {
  const { t } = useTranslation("fileInvoices");
  const locale = useLocale();
  return (
    <Table caption={t("lines.label")}>
      <thead>
        <TableRow>
          <TableHead className="w-full ps-0">{t("lines.description")}</TableHead>
          <TableHead atEnd>{t("lines.qty")}</TableHead>
          <TableHead atEnd className="pe-0">
            {t("lines.amount")}
          </TableHead>
        </TableRow>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <TableRow key={index} className="align-top">
            <TableCell className="ps-0 wrap-anywhere">
              <span lang={language}>{line.description}</span>
              <Dates line={line} locale={locale} />
            </TableCell>
            <TableCell className="text-end tabular-nums">{line.qty}</TableCell>
            <TableCell className="pe-0 text-end whitespace-nowrap tabular-nums">
              {formatAmount(line.amount_cents, locale)}
              <span className="block text-xs text-muted-foreground">
                {t("lines.gst", { amount: formatAmount(line.gst_cents, locale) })}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

function Dates({ line, locale }: { line: Invoice["lines"][number]; locale: Locale }) {
  const { date_from: from, date_to: to } = line;
  if (from === null || to === null) return null;
  return (
    <span className="block text-xs text-muted-foreground tabular-nums">
      {from === to ? formatDayLong(from, locale) : formatDayRange(from, to, locale)}
    </span>
  );
}
