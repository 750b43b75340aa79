import { href } from "react-router";
import type { Route } from "./+types/credit.ts";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { MoneyFrame } from "#app/routes/admin/sales/client-files/invoices/money-frame.tsx";
import { loadMoney, moneyAction } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { moneyFormats, creditRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import { CreditForm } from "#app/routes/admin/sales/client-files/invoices/credit-form.tsx";
import { creditSchema } from "#app/routes/admin/sales/client-files/invoices/credit-schema.server.ts";
import { issuedInvoice } from "#app/routes/admin/sales/client-files/invoices/issued-invoice.ts";
import { fileLedgerService } from "#app/services/file-ledger.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.credit")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await loadMoney(params.uid, context);
  return { ...page, invoice: issuedInvoice(page.billing, params.invoice) };
}

/** Also after a refusal: somebody else may have booked something by now. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { uid, invoice }, context }: Route.ActionArgs) {
  const ledger = fileLedgerService(context.get(apiContext), uid);
  const form = { uid, schema: creditSchema, rules: creditRules, formats: moneyFormats };
  return moneyAction(request, context, {
    ...form,
    send: async (input, headers) => {
      const { number } = await ledger.credit(invoice, input, headers);
      return getI18n(context).t("fileMoney:credit.done", { number });
    },
  });
}

export default function CreditInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const { file, billing, reader, invoice } = loaderData;
  const { t } = useTranslation("fileMoney");
  const nothing = invoice.left.length > 0 ? null : { title: t("credit.none") };
  return (
    <MoneyFrame {...{ file, reader, nothing }} title={t("credit.title", { number: invoice.number })}>
      <CreditForm {...{ billing, invoice }} lastResult={actionData} />
    </MoneyFrame>
  );
}
