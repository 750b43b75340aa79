import { data, href } from "react-router";
import type { Route } from "./+types/send.ts";
import { apiContext } from "#app/context.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { MoneyFrame } from "#app/routes/admin/sales/client-files/invoices/money-frame.tsx";
import { loadMoney, moneyAction } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { paperOf } from "#app/routes/admin/sales/client-files/invoices/paper-of.ts";
import { sendRules, SendForm } from "#app/routes/admin/sales/client-files/invoices/send-form.tsx";
import { fileLedgerService } from "#app/services/file-ledger.server.ts";
import { PaperMail } from "#contract/money/paper-mails.ts";

export const middleware: Route.MiddlewareFunction[] = [can("invoices.issue")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await loadMoney(params.uid, context);
  const paper = paperOf(page.billing, params.paper);
  // why: the router's way to answer with a status is to throw it.
  if (!paper) throw data(null, { status: 404 });
  return { ...page, paper };
}

export async function action({ request, params: { uid, paper }, context }: Route.ActionArgs) {
  const ledger = fileLedgerService(context.get(apiContext), uid);
  return moneyAction(request, context, {
    ...{ uid, schema: PaperMail, rules: sendRules, formats: {} },
    send: async (input, headers) => {
      await ledger.mail(paper, input, headers);
      return getI18n(context).t("paperMail:done", { email: input.email });
    },
  });
}

/** Sends one paper of a file by mail, with words of one's own. */
export default function SendPaper({ loaderData, actionData }: Route.ComponentProps) {
  const { file, reader, paper } = loaderData;
  const { t } = useTranslation("paperMail");
  const what = t(`kinds.${paper.kind}`, { number: paper.number });
  return (
    <MoneyFrame {...{ file, reader }} title={t("title", { what })} text={t("text")}>
      <SendForm email={paper.email} name={paper.name} lastResult={actionData} />
    </MoneyFrame>
  );
}
