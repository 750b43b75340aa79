import { data, href } from "react-router";
import type { Route } from "./+types/price.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { priceAction } from "#app/routes/admin/sales/client-files/days/price-action.server.ts";
import { PriceDeeds } from "#app/routes/admin/sales/client-files/days/price-deeds.tsx";
import { PriceVersion } from "#app/routes/admin/sales/client-files/days/price-version.tsx";
import { officeFileService } from "#app/services/client-files.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";
import type { LineVersion } from "#contract/sales/file-services/price.ts";

export const middleware: Route.MiddlewareFunction[] = [can("yield.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid, line: wanted }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [file, price] = await Promise.all([
    officeFileService(api).get(uid),
    fileServiceService(api, uid).price(wanted),
  ]);
  const line = file.days.flatMap(({ services }) => services).find((one) => one.uid === wanted);
  if (!line) throw data(null, { status: 404 });
  const { name, reference, travel_date, end_date, brand } = file;
  const title = getI18n(context).t("linePrice:title", { service: line.name });
  return { title, uid, head: { name, reference, travel_date, end_date }, brand, price };
}

/** Sets the price by hand, takes that of the rates again, or estimates it; the API asks for the permissions. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return priceAction(await readForm(request), params, context);
}

export default function LinePrice({ loaderData, actionData }: Route.ComponentProps) {
  const { title, uid, head, brand, price } = loaderData;
  const { t } = useTranslation("linePrice");
  return (
    <div className="max-w-3xl space-y-5">
      <FilePageHead title={title} file={head} to={href("/admin/client-files/:uid", { uid })} />
      {price.versions.every(({ standing }) => standing === "past") ? <EmptyState title={t("none")} /> : null}
      {versionsOf((standing) => standing !== "past")}
      <PriceDeeds price={price} lastResult={actionData} />
      {versionsOf((standing) => standing === "past")}
    </div>
  );

  function versionsOf(isWanted: (standing: LineVersion["standing"]) => boolean) {
    const { timeZone } = brands[brand];
    return price.versions
      .filter(({ standing }) => isWanted(standing))
      .map((version) => (
        <PriceVersion key={version.version} {...{ version, timeZone }} currency={price.currency} />
      ));
  }
}
