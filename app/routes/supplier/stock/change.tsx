import { href, redirect } from "react-router";
import type { Route } from "./+types/change.ts";
import { apiContext } from "#app/context.ts";
import { ChangeForm } from "#app/features/stock/change-form.tsx";
import { changeQuery, readChangeQuery } from "#app/features/stock/change-query.ts";
import { formAction } from "#app/forms/form-action.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { ownStockService } from "#app/services/stock.server.ts";
import { weekdays } from "#contract/catalogue/options/option-words.ts";
import { ownStockChangeFields } from "#contract/catalogue/stock/registry-fields.ts";
import { OwnStockChangeInput } from "#contract/catalogue/stock/stock-changes.ts";

export const middleware: Route.MiddlewareFunction[] = [can("own-allotments.edit")];

export const handle = inList("navigation:allotments", href("/supplier-app/allotments"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const begun = readChangeQuery(url);
  return {
    title: getI18n(context).t("stock:change.title"),
    choices: await ownStockService(context.get(apiContext)).choices(),
    values: { ...begun, weekdays: begun.weekdays.length > 0 ? begun.weekdays : [...weekdays] },
  };
}

/** Nothing is changed by it: the next page shows what would be. */
export function action({ request, context }: Route.ActionArgs) {
  return formAction(request, { schema: OwnStockChangeInput, fields: ownStockChangeFields }, async (input) => {
    await ownStockService(context.get(apiContext)).plan(input);
    return redirect(`${href("/supplier-app/allotments/check")}?${changeQuery(input)}`);
  });
}

export default function ChangeOwnStock({ loaderData, actionData }: Route.ComponentProps) {
  const { title, choices, values } = loaderData;
  const { t } = useTranslation("stock");
  const back = href("/supplier-app/allotments");
  return (
    <RecordPage title={title} partOf={{ name: t("tab"), to: back }}>
      <p className="mb-5 max-w-[70ch] text-muted-foreground">{t("change.intro")}</p>
      <ChangeForm products={choices.products} values={values} result={actionData} back={back} />
    </RecordPage>
  );
}
