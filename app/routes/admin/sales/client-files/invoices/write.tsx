import { data, href } from "react-router";
import type { Route } from "./+types/write.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { MoneyFrame } from "#app/routes/admin/sales/client-files/invoices/money-frame.tsx";
import { loadMoney, moneyAction } from "#app/routes/admin/sales/client-files/invoices/money-page.server.ts";
import { moneyFormats, writeRules } from "#app/routes/admin/sales/client-files/invoices/money-rules.ts";
import { issuedInvoice } from "#app/routes/admin/sales/client-files/invoices/issued-invoice.ts";
import { WriteForm } from "#app/routes/admin/sales/client-files/invoices/write-form.tsx";
import { fileLedgerService } from "#app/services/file-ledger.server.ts";
import { WriteOffToKeep } from "#contract/money/deeds.ts";

/** What is given up of an invoice, and what was and comes back: by the last part of the address. */
const ways = { "write-off": "writeOff", "write-back": "writeBack" } as const;

function wayOf(part: string): "writeOff" | "writeBack" {
  const [, way] = Object.entries(ways).find(([name]) => name === part) ?? [];
  // why: the router's way to answer with a status is to throw it.
  if (!way) throw data(null, { status: 404 });
  return way;
}

export const middleware: Route.MiddlewareFunction[] = [can("transactions.adjust")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const way = wayOf(params.way);
  const page = await loadMoney(params.uid, context);
  const invoice = issuedInvoice(page.billing, params.invoice);
  return {
    ...page,
    way,
    invoice,
    cents: way === "writeOff" ? invoice.open_cents : invoice.written_off_cents,
  };
}

/** Also after a refusal: somebody else may have booked something by now. */
export function shouldRevalidate() {
  return true;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { uid, invoice } = params;
  const way = wayOf(params.way);
  const ledger = fileLedgerService(context.get(apiContext), uid);
  const form = { uid, schema: WriteOffToKeep, rules: writeRules, formats: moneyFormats };
  return moneyAction(request, context, {
    ...form,
    send: async (input, headers) => {
      await ledger[way](invoice, input, headers);
      return getI18n(context).t(`fileMoney:${way}.done`);
    },
  });
}

export default function WriteOffOrBack({ loaderData, actionData }: Route.ComponentProps) {
  const { file, billing, reader, invoice, way, cents } = loaderData;
  const { t } = useTranslation("fileMoney");
  const locale = useLocale();
  const nothing = cents > 0 ? null : { title: t(`${way}.none`) };
  return (
    <MoneyFrame
      {...{ file, reader, nothing }}
      title={t(`${way}.title`, { number: invoice.number })}
      text={t(`${way}.text`, { amount: formatMoney(cents, billing.currency, locale) })}
    >
      <WriteForm {...{ billing, cents }} act={t(`acts.${way}`)} lastResult={actionData} />
    </MoneyFrame>
  );
}
