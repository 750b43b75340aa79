import { href } from "react-router";
import type { Route } from "./+types/write-off.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { MoneyFrame } from "#app/routes/admin/sales/client-files/invoices/money-frame.tsx";
import { loadMoney, moneyAction } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { moneyFormats, writeRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import { issuedInvoice } from "#app/routes/admin/sales/client-files/invoices/issued-invoice.ts";
import { WriteForm } from "#app/routes/admin/sales/client-files/invoices/write-form.tsx";
import { fileLedgerService } from "#app/services/file-ledger.server.ts";
import { WriteOffToKeep } from "#contract/money/deeds.ts";

export const middleware: Route.MiddlewareFunction[] = [can("transactions.adjust")];

export const handle = {
  parent: { crumb: "navigation:clientFiles", to: href("/admin/client-files") },
} satisfies RouteHandle;

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
  const form = { uid, schema: WriteOffToKeep, rules: writeRules, formats: moneyFormats };
  return moneyAction(request, context, {
    ...form,
    send: async (input, headers) => {
      await ledger.writeOff(invoice, input, headers);
      return getI18n(context).t("fileMoney:writeOff.done");
    },
  });
}

export default function WriteOff({ loaderData, actionData }: Route.ComponentProps) {
  const { file, billing, reader, invoice } = loaderData;
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const cents = invoice.open_cents;
  const nothing = cents > 0 ? null : { title: t("writeOff.none") };
  return (
    <MoneyFrame
      {...{ file, reader, nothing }}
      title={t("writeOff.title", { number: invoice.number })}
      text={t("writeOff.text", { amount: formatMoney(cents, billing.currency, locale) })}
    >
      <WriteForm {...{ billing, cents }} act={t("acts.writeOff")} lastResult={actionData} />
    </MoneyFrame>
  );
}
