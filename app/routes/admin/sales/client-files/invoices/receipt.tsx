import { href } from "react-router";
import type { Route } from "./+types/receipt.ts";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { MoneyFrame } from "#app/routes/admin/sales/client-files/invoices/money-frame.tsx";
import { loadMoney, moneyAction } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { moneyFormats, paymentRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import { PaymentForm } from "#app/routes/admin/sales/client-files/invoices/payment-form.tsx";
import { fileLedgerService } from "#app/services/file-ledger.server.ts";
import { ReceiptToKeep } from "#contract/money/deeds.ts";

export const middleware: Route.MiddlewareFunction[] = [can("transactions.adjust")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  return loadMoney(params.uid, context);
}

/** Also after a refusal: somebody else may have booked something by now. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const ledger = fileLedgerService(context.get(apiContext), uid);
  const form = { uid, schema: ReceiptToKeep, rules: paymentRules, formats: moneyFormats };
  return moneyAction(request, context, {
    ...form,
    send: async (input, headers) => {
      await ledger.receive(input, headers);
      return getI18n(context).t("fileMoney:receipt.done");
    },
  });
}

export default function RecordReceipt({ loaderData, actionData }: Route.ComponentProps) {
  const { file, billing, reader } = loaderData;
  const { t } = useTranslation("fileMoney");
  return (
    <MoneyFrame {...{ file, reader }} title={t("receipt.title")} text={t("receipt.text")}>
      <PaymentForm billing={billing} way="receipt" lastResult={actionData} />
    </MoneyFrame>
  );
}
