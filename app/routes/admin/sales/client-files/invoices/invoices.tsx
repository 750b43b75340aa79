import { ReceiptText } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/invoices.ts";
import { CreditCard } from "#app/components/client-file/credit-card.tsx";
import { InvoiceCard } from "#app/components/client-file/invoice-card.tsx";
import { LedgerTable } from "#app/components/client-file/ledger-table.tsx";
import { PaperLink } from "#app/components/client-file/paper-link.tsx";
import { PaymentSchedule } from "#app/components/client-file/payment-schedule.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { brands } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { AccountCard } from "#app/routes/admin/sales/client-files/invoices/account-card.tsx";
import { InvoiceActs } from "#app/routes/admin/sales/client-files/invoices/invoice-acts.tsx";
import { MoneyActs, type MoneyRights } from "#app/routes/admin/sales/client-files/invoices/money-acts.tsx";
import { loadMoney } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { OverBilled } from "#app/routes/admin/sales/client-files/invoices/over-billed.tsx";
import { Overpaid } from "#app/routes/admin/sales/client-files/invoices/overpaid.tsx";
import { ReceiptActs } from "#app/routes/admin/sales/client-files/invoices/receipt-acts.tsx";
import { reasonForNone } from "#app/routes/admin/sales/client-files/invoices/reason-for-none.ts";
import { SendLink } from "#app/routes/admin/sales/client-files/invoices/send-link.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = signedIn(context);
  const may: MoneyRights = {
    issues: holds(reader, "invoices.issue"),
    credits: holds(reader, "invoices.credit"),
    adjusts: holds(reader, "transactions.adjust"),
    refunds: holds(reader, "payments.refund"),
    asks: holds(reader, "payments.create"),
  };
  return { ...(await loadMoney(params.uid, context)), may };
}

export default function Invoices({ loaderData: { file, billing, reader, may } }: Route.ComponentProps) {
  const { t } = useTranslation(["fileInvoices", "fileAccount"]);
  const { account, currency, invoices, credit_notes: credits, ledger } = billing;
  const isBooking = file.kind === "booking";
  return (
    <FileFrame file={file} reader={reader}>
      <OverBilled file={file.uid} billing={billing} mayCredit={may.credits} />
      {isBooking ? <Overpaid file={file.uid} billing={billing} mayRefund={may.refunds} /> : null}
      {isBooking ? <MoneyActs file={file.uid} billing={billing} may={may} /> : null}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="space-y-4">
          {invoices.length === 0 ? (
            <Card aria-label={t("fileAccount:tabs.invoices")}>
              <EmptyState
                icon={ReceiptText}
                title={t("fileInvoices:none.title")}
                text={t(`fileInvoices:none.${reasonForNone(file)}`)}
              />
            </Card>
          ) : (
            invoices.map((invoice) => (
              <InvoiceCard
                key={invoice.uid}
                invoice={invoice}
                timeZone={brands[file.brand].timeZone}
                acts={
                  <>
                    {invoice.number ? (
                      <>
                        <PaperLink file={file.uid} document={invoice.uid} number={invoice.number} />
                        {may.issues ? (
                          <SendLink file={file.uid} paper={invoice.uid} name={invoice.number} />
                        ) : null}
                      </>
                    ) : null}
                    <InvoiceActs file={file.uid} invoice={invoice} may={may} />
                  </>
                }
              />
            ))
          )}
          {credits.map((credit) => (
            <CreditCard
              key={credit.uid}
              credit={credit}
              acts={
                <>
                  <PaperLink file={file.uid} document={credit.uid} number={credit.number} />
                  {may.issues ? <SendLink file={file.uid} paper={credit.uid} name={credit.number} /> : null}
                </>
              }
            />
          ))}
          {ledger.length > 0 ? (
            <LedgerTable
              ledger={ledger}
              currency={currency}
              renderActs={(entry) => <ReceiptActs file={file.uid} entry={entry} maySend={may.issues} />}
            />
          ) : null}
        </div>
        {isBooking ? (
          <div className="space-y-4">
            <AccountCard account={account} currency={currency} />
            <PaymentSchedule account={{ ...account, currency }} file={file} />
          </div>
        ) : null}
      </div>
    </FileFrame>
  );
}
