import { href } from "react-router";
import type { Route } from "./+types/transfer.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { MoneyFrame } from "#app/routes/admin/sales/client-files/invoices/money-frame.tsx";
import { loadMoney, moneyAction } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { moneyFormats, transferRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import { TransferForm } from "#app/routes/admin/sales/client-files/invoices/transfer-form.tsx";
import { fileLedgerService } from "#app/services/file-ledger.server.ts";
import { MoneyToMove } from "#contract/money/transfers.ts";

export const middleware: Route.MiddlewareFunction[] = [can("transactions.adjust")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const ledger = fileLedgerService(context.get(apiContext), uid);
  const [money, { files }] = await Promise.all([loadMoney(uid, context), ledger.targets()]);
  return { ...money, files };
}

/** Also after a refusal: somebody else may have booked something by now. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const ledger = fileLedgerService(context.get(apiContext), uid);
  const form = { uid, schema: MoneyToMove, rules: transferRules, formats: moneyFormats };
  return moneyAction(request, context, {
    ...form,
    send: async (input, headers) => {
      await ledger.transfer(input, headers);
      return getI18n(context).t("fileMoney:transfer.done", { reference: input.to.toUpperCase() });
    },
  });
}

export default function MoveMoney({ loaderData, actionData }: Route.ComponentProps) {
  const { file, files, billing, reader } = loaderData;
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const onAccount = billing.account.on_account_cents;
  const nothing = onAccount > 0 ? null : { title: t("transfer.none"), text: t("transfer.noneText") };
  return (
    <MoneyFrame
      {...{ file, reader, nothing }}
      title={t("transfer.title")}
      text={t("transfer.text", { amount: formatMoney(onAccount, billing.currency, locale) })}
    >
      <TransferForm billing={billing} files={files} lastResult={actionData} />
    </MoneyFrame>
  );
}
