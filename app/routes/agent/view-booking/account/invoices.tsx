import { ReceiptText } from "lucide";
import { href, Link } from "react-router";
import type { Route } from "./+types/invoices.ts";
import { CreditCard } from "#app/components/client-file/credit-card.tsx";
import { InvoiceCard } from "#app/components/client-file/invoice-card.tsx";
import { PaperLink } from "#app/components/client-file/paper-link.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { FileFrame } from "#app/routes/agent/view-booking/file-frame.tsx";
import { loadHead } from "#app/routes/agent/view-booking/load-file.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-account.view")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const [page, issued] = await Promise.all([
    loadHead(context, params.reference),
    agentFileService(context.get(apiContext)).invoices(params.reference),
  ]);
  return { ...page, issued };
}

export default function Invoices({ loaderData: { file, may, issued } }: Route.ComponentProps) {
  const { t } = useTranslation(["fileAccount", "payments"]);
  const { invoices, credit_notes: credits } = issued;
  return (
    <FileFrame file={file} may={may}>
      {invoices.length === 0 ? (
        <Card aria-label={t("fileAccount:tabs.invoices")}>
          <EmptyState
            icon={ReceiptText}
            title={t("fileAccount:invoices.empty")}
            text={t(
              file.kind === "quote" ? "fileAccount:invoices.quoteText" : "fileAccount:invoices.bookingText",
            )}
          />
        </Card>
      ) : (
        <div className="max-w-4xl space-y-4">
          {invoices.map((invoice) => (
            <InvoiceCard
              key={invoice.uid}
              invoice={invoice}
              acts={
                invoice.number ? (
                  <>
                    <PaperLink file={file.reference} document={invoice.uid} number={invoice.number} />
                    {invoice.open_cents > 0 ? (
                      <Link
                        to={href("/app/view-booking/:reference/invoices/:invoice/pay", {
                          reference: file.reference,
                          invoice: invoice.uid,
                        })}
                        className={buttonVariants({ variant: "secondary", size: "sm" })}
                      >
                        {t("payments:agent.act")}
                      </Link>
                    ) : null}
                  </>
                ) : null
              }
            />
          ))}
          {credits.map((credit) => (
            <CreditCard
              key={credit.uid}
              credit={credit}
              acts={<PaperLink file={file.reference} document={credit.uid} number={credit.number} />}
            />
          ))}
        </div>
      )}
    </FileFrame>
  );
}
