import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "#app/components/ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#app/components/ui/table.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatAmount } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { cn } from "#app/lib/cn.ts";
import { InvoiceEntry } from "#app/routes/admin/sales/client-files/yield/invoice-entry.tsx";
import type { FileYield } from "#contract/sales/yields/file-yield.ts";

type BilledCardProps = { uid: string; earned: FileYield; timeZone: string; mayRecord: boolean };

/** What suppliers billed beside what was expected of them, service by service, and their invoices. */
export function BilledCard({ uid, earned, timeZone, mayRecord }: BilledCardProps) {
  const { t } = useTranslation(["supplierInvoice", "clientFiles"]);
  const { supplier_invoices: invoices, currency } = earned;
  const isSuppliers = earned.lines.some(({ supplier_uid: supplier }) => supplier !== null);
  if (!isSuppliers) return null;
  return (
    <Card>
      <CardHeader className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <CardTitle>{t("supplierInvoice:title")}</CardTitle>
          <p className="text-xs text-muted-foreground">{t("clientFiles:totals.inCurrency", { currency })}</p>
        </div>
        {mayRecord ? (
          <Link
            to={href("/admin/client-files/yield/:uid/supplier-invoice", { uid })}
            className={buttonVariants({ size: "sm", className: "print:hidden" })}
          >
            {t("supplierInvoice:record")}
          </Link>
        ) : null}
      </CardHeader>
      <CardContent className="space-y-4">
        {invoices.length === 0 ? (
          <p className="text-muted-foreground">{t("supplierInvoice:none")}</p>
        ) : (
          <>
            <BilledServices earned={earned} />
            <section className="space-y-2" aria-labelledby="supplier-invoices">
              <h4 id="supplier-invoices" className="text-sm font-medium">
                {t("supplierInvoice:list")}
              </h4>
              <ul className="divide-y divide-border border-y border-border">
                {invoices.map((invoice) => (
                  <InvoiceEntry key={invoice.uid} {...{ invoice, timeZone }} mayTakeBack={mayRecord} />
                ))}
              </ul>
            </section>
          </>
        )}
      </CardContent>
    </Card>
  );
}

function BilledServices({ earned: { lines, billed } }: { earned: FileYield }) {
  const { t } = useTranslation(["supplierInvoice", "fileYield"]);
  const shown = lines.filter(
    (line) => line.supplier_uid !== null && (line.counts || line.billed_cents !== null),
  );
  const waiting = shown.filter(({ billed_cents: cents }) => cents === null);
  return (
    <Table caption={t("supplierInvoice:title")}>
      <thead>
        <TableRow>
          <TableHead className="w-full ps-0">{t("fileYield:lines.service")}</TableHead>
          <TableHead atEnd>{t("fileYield:lines.expected")}</TableHead>
          <TableHead atEnd>{t("supplierInvoice:billed")}</TableHead>
          <TableHead atEnd className="pe-0">
            {t("supplierInvoice:difference")}
          </TableHead>
        </TableRow>
      </thead>
      <tbody>
        {shown.map((line) => (
          <AmountRow
            key={line.uid}
            title={line.name}
            about={line.supplier_name}
            expected={line.counts ? line.expected_cost_cents : 0}
            billed={line.billed_cents}
          />
        ))}
      </tbody>
      <tfoot>
        <AmountRow
          title={t("supplierInvoice:sum")}
          expected={billed.expected_cents}
          billed={billed.billed_cents}
        />
        {waiting.length > 0 ? (
          <AmountRow
            title={t("supplierInvoice:waiting")}
            expected={waiting.reduce((sum, one) => sum + one.expected_cost_cents, 0)}
            billed={null}
          />
        ) : null}
      </tfoot>
    </Table>
  );
}

type AmountRowProps = { title: string; about?: string; expected: number; billed: number | null };

/** Without words about it, it is the sum of the others. */
function AmountRow({ title, about, expected, billed }: AmountRowProps) {
  const locale = useLocale();
  const isSum = about === undefined;
  const number = cn("text-end whitespace-nowrap tabular-nums", isSum && "font-semibold");
  const variance = billed === null ? null : billed - expected;
  return (
    <TableRow className="align-top">
      <th scope="row" className={cn("min-w-40 py-2 pe-3 text-start", !isSum && "font-normal")}>
        {title}
        {isSum ? null : <span className="block text-xs text-muted-foreground">{about}</span>}
      </th>
      <TableCell className={number}>{formatAmount(expected, locale)}</TableCell>
      <TableCell className={number}>{billed === null ? "–" : formatAmount(billed, locale)}</TableCell>
      <TableCell
        className={cn(number, "pe-0", variance !== null && variance > 0 && "text-status-red-foreground")}
      >
        {variance === null ? "–" : `${variance > 0 ? "+" : ""}${formatAmount(variance, locale)}`}
      </TableCell>
    </TableRow>
  );
}
