import { href } from "react-router";
import type { Route } from "./+types/refund.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { MoneyFrame } from "#app/routes/admin/sales/client-files/invoices/money-frame.tsx";
import { loadMoney, moneyAction } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { moneyFormats, paymentRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import { PaymentForm } from "#app/routes/admin/sales/client-files/invoices/payment-form.tsx";
import { fileLedgerService } from "#app/services/file-ledger.server.ts";
import { RefundToKeep } from "#contract/money/deeds.ts";

export const middleware: Route.MiddlewareFunction[] = [can("payments.refund")];

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
  const form = { uid, schema: RefundToKeep, rules: paymentRules, formats: moneyFormats };
  return moneyAction(request, context, {
    ...form,
    send: async (input, headers) => {
      await ledger.refund(input, headers);
      return getI18n(context).t("fileMoney:refund.done");
    },
  });
}

export default function RecordRefund({ loaderData, actionData }: Route.ComponentProps) {
  const { file, billing, reader } = loaderData;
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const onAccount = billing.account.on_account_cents;
  const nothing = onAccount > 0 ? null : { title: t("refund.none"), text: t("refund.noneText") };
  return (
    <MoneyFrame
      {...{ file, reader, nothing }}
      title={t("refund.title")}
      text={t("refund.text", { amount: formatMoney(onAccount, billing.currency, locale) })}
    >
      <PaymentForm billing={billing} way="refund" lastResult={actionData} />
    </MoneyFrame>
  );
}
