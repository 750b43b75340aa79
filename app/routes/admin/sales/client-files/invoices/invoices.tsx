import { ReceiptText } from "lucide";
import { href } from "react-router";
import type { Route } from "./+types/invoices.ts";
import { PaymentSchedule } from "#app/components/client-file/payment-schedule.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/admin/sales/client-files/file-frame.tsx";
import { officeReader } from "#app/routes/admin/sales/client-files/office-reader.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { BillingCard } from "./billing-card.tsx";
import { InvoiceCard } from "./invoice-card.tsx";
import { reasonForNone } from "./reason-for-none.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.view")];

export const handle = {
  parent: { crumb: "navigation:clientFiles", to: href("/admin/client-files") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const service = officeFileService(context.get(apiContext));
  const [file, billing] = await Promise.all([service.get(params.uid), service.invoices(params.uid)]);
  return { title: file.name, file, billing, reader: officeReader(context) };
}

export default function Invoices({ loaderData: { file, billing, reader } }: Route.ComponentProps) {
  const { t } = useTranslation(["fileInvoices", "fileAccount"]);
  const { account, currency, invoices } = billing;
  return (
    <FileFrame file={file} reader={reader}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        {invoices.length === 0 ? (
          <Card aria-label={t("fileAccount:tabs.invoices")}>
            <EmptyState
              icon={ReceiptText}
              title={t("fileInvoices:none.title")}
              text={t(`fileInvoices:none.${reasonForNone(file)}`)}
            />
          </Card>
        ) : (
          <div className="space-y-4">
            {invoices.map((invoice) => (
              <InvoiceCard key={invoice.uid} invoice={invoice} timeZone={brands[file.brand].timeZone} />
            ))}
          </div>
        )}
        {file.kind === "booking" ? (
          <div className="space-y-4">
            <BillingCard account={account} currency={currency} />
            <PaymentSchedule account={{ ...account, currency }} file={file} />
          </div>
        ) : null}
      </div>
    </FileFrame>
  );
}
