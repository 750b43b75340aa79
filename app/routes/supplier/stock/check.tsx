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
import { ownStockService } from "#app/services/stock.server.ts";
import { OwnStockChangeInput } from "#contract/catalogue/stock/stock-changes.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-allotments.edit")];

export const handle = inList("navigation:allotments", href("/supplier-app/allotments"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** An address that says no change leads to the form. */
function changeOf(url: URL): OwnStockChangeInput {
  const read = OwnStockChangeInput.safeParse(readChangeQuery(url));
  if (!read.success) throw redirect(href("/supplier-app/allotments/change") + url.search);
  return read.data;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const change = changeOf(url);
  const stock = ownStockService(context.get(apiContext));
  return {
    title: getI18n(context).t("stock:check.title"),
    search: url.search,
    plan: await loadPlan(() => stock.plan(change)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const change = changeOf(url);
  const fingerprint = formText(await readForm(request), "fingerprint");
  return makeChange(async () => {
    const done = await ownStockService(context.get(apiContext)).change({ ...change, fingerprint });
    const count = done.added + done.changed + done.removed;
    const month = new URLSearchParams({ month: change.date_from.slice(0, 7) }).toString();
    return redirectWithToast(context, `${href("/supplier-app/allotments")}?${month}`, {
      text: getI18n(context).t("stock:change.done", { count }),
    });
  });
}

export default function CheckOwnStockChange({ loaderData, actionData }: Route.ComponentProps) {
  const { title, search, plan } = loaderData;
  const { t } = useTranslation("stock");
  return (
    <RecordPage
      title={title}
      partOf={{ name: t("tab"), to: href("/supplier-app/allotments") }}
      answer={actionData}
    >
      <PlanView plan={plan} back={href("/supplier-app/allotments/change") + search} />
    </RecordPage>
  );
}
