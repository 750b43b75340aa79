import { href } from "react-router";
import type { Route } from "./+types/stop.ts";
import { apiContext } from "#app/context.ts";
import { readChangeQuery } from "#app/features/stock/change-query.ts";
import { StopForm } from "#app/features/stock/stop-form.tsx";
import { formAction } from "#app/forms/form-action.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { stockService } from "#app/services/stock.server.ts";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import { stopSellFields } from "#contract/catalogue/stock/registry-fields.ts";
import { StopSellInput } from "#contract/catalogue/stock/stock-changes.ts";

export const middleware: Route.MiddlewareFunction[] = [can("stop-sell.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const { products, date_from, date_to } = readChangeQuery(url);
  const choices = await stockService(context.get(apiContext), uid).choices();
  return {
    title: getI18n(context).t("stock:stop.title"),
    products: choices.products,
    values: { products, date_from, date_to, weekdays: [...weekdays], act: "stop" },
  };
}

export function action({ request, params: { uid }, context }: Route.ActionArgs) {
  return formAction(request, { schema: StopSellInput, fields: stopSellFields }, async (input) => {
    const { days } = await stockService(context.get(apiContext), uid).stopSell(input);
    const month = new URLSearchParams({ month: input.date_from.slice(0, 7) }).toString();
    return redirectWithToast(context, `${href("/admin/suppliers/:uid/allotments", { uid })}?${month}`, {
      text: getI18n(context).t(`stock:stop.done.${input.act}`, { count: days }),
    });
  });
}

export default function StopSales({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, products, values } = loaderData;
  const { t } = useTranslation("stock");
  const back = href("/admin/suppliers/:uid/allotments", params);
  return (
    <RecordPage title={title} partOf={{ name: t("tab"), to: back }}>
      <p className="mb-5 max-w-[70ch] text-muted-foreground">{t("stop.intro")}</p>
      <StopForm products={products} values={values} result={actionData} back={back} />
    </RecordPage>
  );
}
