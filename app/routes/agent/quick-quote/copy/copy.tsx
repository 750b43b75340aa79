import { useTranslation } from "#app/i18n/use-translation.ts";
import { data, href } from "react-router";
import type { Route } from "./+types/copy.ts";
import { apiContext } from "#app/context.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { checkPackageForm, readPackageForm } from "#app/domain/package-form.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { CopyView } from "#app/routes/agent/quick-quote/copy/copy-view.tsx";
import { tripPrice } from "#app/routes/agent/quick-quote/copy/trip-price.server.ts";
import { saveAction } from "#app/routes/agent/quick-quote/save-action.server.ts";
import { SaveForm } from "#app/routes/agent/quick-quote/save-form.tsx";
import { agentQuoteService } from "#app/services/quotes.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** The form with the party of the file until a date is told, then what a copy would cost. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const quotes = agentQuoteService(context.get(apiContext));
  const title = getI18n(context).t("quotes:copy.title");
  const {
    isRefused,
    wish: _wish,
    ...trip
  } = await tripPrice(url, (wish) => quotes.copyPrice(params.reference, wish));
  return isRefused ? data({ title, ...trip }, { status: 422 }) : { title, ...trip };
}

/** Makes the copy that the address stands for, under the name that was posted. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { wish } = checkPackageForm(readPackageForm(url.searchParams, []));
  if (!wish) throw data(null, { status: 400 });
  const { travel_date, rooms } = wish;
  return saveAction(request, context, (quotes, names, headers) =>
    quotes.copy(params.reference, { ...names, travel_date, rooms }, headers),
  );
}

export default function CopyQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  const { price } = loaderData;
  const dates = price.copy ? formatDayRange(price.copy.travel_date, price.copy.end_date, locale) : "";
  return (
    <CopyView
      {...loaderData}
      to={href("/app/view-booking/:reference", { reference: price.reference })}
      words={{ price: t("copy.price", { dates }), red: t("copy.red"), total: t("copy.now") }}
    >
      <SaveForm lastResult={actionData} name={price.name} />
    </CopyView>
  );
}
