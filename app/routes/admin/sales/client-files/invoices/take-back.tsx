import { href } from "react-router";
import type { Route } from "./+types/take-back.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { isCancelled } from "#app/domain/file-statuses.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { MoneyFrame } from "#app/routes/admin/sales/client-files/invoices/money-frame.tsx";
import { loadMoney, moneyAction } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { moneyFormats, takeBackRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import { TakeBackForm } from "#app/routes/admin/sales/client-files/invoices/take-back-form.tsx";
import { fileLedgerService } from "#app/services/file-ledger.server.ts";
import { OverBilledToTakeBack } from "#contract/money/deeds.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.credit")];

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
  const form = { uid, schema: OverBilledToTakeBack, rules: takeBackRules, formats: moneyFormats };
  return moneyAction(request, context, {
    ...form,
    send: async (input, headers) => {
      const { numbers } = await ledger.takeBack(input, headers);
      const list = new Intl.ListFormat(context.get(localeContext)).format(numbers);
      return getI18n(context).t("fileMoney:takeBack.done", { count: numbers.length, numbers: list });
    },
  });
}

export default function TakeBack({ loaderData, actionData }: Route.ComponentProps) {
  const { file, billing, reader } = loaderData;
  const { t } = useTranslation("fileMoney");
  const nothing = billing.credits_needed.length > 0 ? null : { title: t("takeBack.none") };
  return (
    <MoneyFrame {...{ file, reader, nothing }} title={t("takeBack.title")} text={t("takeBack.text")}>
      <TakeBackForm
        billing={billing}
        usual={isCancelled(file) ? "cancellation" : "correction"}
        lastResult={actionData}
      />
    </MoneyFrame>
  );
}
