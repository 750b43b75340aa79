import { useTranslation } from "#app/i18n/use-translation.ts";
import { data, href } from "react-router";
import type { Route } from "./+types/copy.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { apiContext } from "#app/context.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { checkPackageForm, readPackageForm } from "#app/domain/package-form.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { CopyForm } from "#app/routes/agent/quick-quote/copy/copy-form.tsx";
import { CopyLines } from "#app/routes/agent/quick-quote/copy/copy-lines.tsx";
import { tripPrice } from "#app/routes/agent/quick-quote/copy/trip-price.server.ts";
import { saveAction } from "#app/routes/agent/quick-quote/save-action.server.ts";
import { SaveForm } from "#app/routes/agent/quick-quote/save-form.tsx";
import { agentQuoteService } from "#app/services/quotes.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const handle = {
  parent: { crumb: "navigation:myFiles", to: href("/app/list-bookings") },
} satisfies RouteHandle;

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
  const { title, price, typed, problems } = loaderData;
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  const { copy } = price;
  const bare = copy?.lines.filter((line) => line.taken && line.new_cents === null).length ?? 0;
  return (
    <div className="space-y-6">
      <FilePageHead
        title={title}
        file={price}
        to={href("/app/view-booking/:reference", { reference: price.reference })}
      />
      {price.past ? <Alert tone="danger" role="alert" title={t("copy.past")} /> : null}
      <CopyForm title={title} typed={typed} problems={problems} priced={copy !== null} />
      {copy ? (
        <section
          aria-labelledby="copy-price"
          className="space-y-4 rounded-md border border-border bg-card px-5 py-4"
        >
          <h2 id="copy-price" className="text-base font-semibold">
            {t("copy.price", { dates: formatDayRange(copy.travel_date, copy.end_date, locale) })}
          </h2>
          {bare > 0 ? (
            <Alert tone="danger" title={t("red.title", { count: bare })}>
              <p>{t("copy.red")}</p>
            </Alert>
          ) : null}
          <CopyLines copy={copy} currency={price.currency} total={t("copy.now")} />
          <SaveForm lastResult={actionData} name={price.name} />
        </section>
      ) : null}
    </div>
  );
}
