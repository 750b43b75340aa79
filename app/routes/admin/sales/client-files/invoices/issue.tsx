import { href } from "react-router";
import type { Route } from "./+types/issue.ts";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { MoneyFrame } from "#app/routes/admin/sales/client-files/invoices/money-frame.tsx";
import { loadMoney, moneyAction } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { moneyFormats, issueRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import { IssueForm } from "#app/routes/admin/sales/client-files/invoices/issue-form.tsx";
import { fileLedgerService } from "#app/services/file-ledger.server.ts";
import { InvoiceToIssue } from "#contract/money/deeds.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.issue")];

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
  const form = { uid, schema: InvoiceToIssue, rules: issueRules, formats: moneyFormats };
  return moneyAction(request, context, {
    ...form,
    send: async (input, headers) => {
      const { number } = await ledger.issue(input, headers);
      return getI18n(context).t("fileMoney:issue.done", { number });
    },
  });
}

export default function IssueInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const { file, billing, reader } = loaderData;
  const { t } = useTranslation("fileMoney");
  const { issuable } = billing;
  const isOver = issuable.some((one) => !one.possible && one.refusal === "CREDIT_FIRST");
  const nothing = issuable.some(({ possible }) => possible)
    ? null
    : { title: t("issue.nothing"), text: isOver ? t("issue.creditFirst") : t("issue.nothingText") };
  return (
    <MoneyFrame {...{ file, reader, nothing }} title={t("issue.title")} text={t("issue.text")}>
      <IssueForm billing={billing} lastResult={actionData} />
    </MoneyFrame>
  );
}
