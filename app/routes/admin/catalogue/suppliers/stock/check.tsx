import { href, redirect } from "react-router";
import type { Route } from "./+types/check.ts";
import { apiContext } from "#app/context.ts";
import { readChangeQuery } from "#app/features/stock/change-query.ts";
import { loadPlan, makeChange } from "#app/features/stock/load-plan.server.ts";
import { PlanView } from "#app/features/stock/plan-view.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { formText } from "#app/lib/form-text.ts";
import { inList } from "#app/lib/route-handle.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { stockService } from "#app/services/stock.server.ts";
import { StockChangeInput } from "#contract/catalogue/stock/stock-changes.ts";

export const middleware: Route.MiddlewareFunction[] = [can("allotments.edit")];

export const handle = inList("navigation:suppliers", href("/admin/suppliers"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** An address that says no change leads to the form. */
function changeOf(url: URL, uid: string): StockChangeInput {
  const read = StockChangeInput.safeParse(readChangeQuery(url));
  if (!read.success) throw redirect(href("/admin/suppliers/:uid/allotments/change", { uid }) + url.search);
  return read.data;
}

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const change = changeOf(url, uid);
  const stock = stockService(context.get(apiContext), uid);
  return {
    title: getI18n(context).t("stock:check.title"),
    search: url.search,
    plan: await loadPlan(() => stock.plan(change)),
  };
}

export async function action({ request, url, params: { uid }, context }: Route.ActionArgs) {
  const change = changeOf(url, uid);
  const fingerprint = formText(await readForm(request), "fingerprint");
  return makeChange(async () => {
    const done = await stockService(context.get(apiContext), uid).change({ ...change, fingerprint });
    const count = done.added + done.changed + done.removed;
    const month = new URLSearchParams({ month: change.date_from.slice(0, 7) }).toString();
    return redirectWithToast(context, `${href("/admin/suppliers/:uid/allotments", { uid })}?${month}`, {
      text: getI18n(context).t("stock:change.done", { count }),
    });
  });
}

export default function CheckStockChange({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, search, plan } = loaderData;
  const { t } = useTranslation("stock");
  return (
    <RecordPage
      title={title}
      partOf={{ name: t("tab"), to: href("/admin/suppliers/:uid/allotments", params) }}
      answer={actionData}
    >
      <PlanView
        plan={plan}

        back={href("/admin/suppliers/:uid/allotments/change", params) + search}
      />
    </RecordPage>
  );
}
