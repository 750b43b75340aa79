import { useTranslation } from "#app/i18n/use-translation.ts";
import { data, href } from "react-router";
import type { Route } from "./+types/copy.ts";
import { FilePageHead } from "#app/components/client-file/file-page-head.tsx";
import { Alert } from "#app/components/ui/alert.tsx";
import { apiContext } from "#app/context.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { checkPackageForm, readPackageForm } from "#app/domain/package-form.ts";
import { editRooms, readTypedRooms } from "#app/domain/product-search.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { CopyForm } from "#app/routes/agent/quick-quote/copy/copy-form.tsx";
import { CopyLines } from "#app/routes/agent/quick-quote/copy/copy-lines.tsx";
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
  const { searchParams } = url;
  const edit = searchParams.get("edit");
  const read = readPackageForm(searchParams, []);
  const checked = edit === null && searchParams.has("travel_date") ? checkPackageForm(read) : null;
  const wish = checked?.wish ? { travel_date: checked.wish.travel_date, rooms: checked.wish.rooms } : {};
  const price = await quotes.copyPrice(params.reference, wish);
  const hasRooms = [...searchParams.keys()].some((name) => name.startsWith("rooms"));
  const kept = hasRooms ? read.rooms : readTypedRooms(new URLSearchParams({ rooms: price.rooms_text }));
  const typed = { ...read, rooms: edit === null ? kept : editRooms(kept, edit) };
  const problems = checked?.problems ?? {};
  const page = { title, price, typed, problems };
  return price.past || Object.keys(problems).length > 0 ? data(page, { status: 422 }) : page;
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
      <CopyForm typed={typed} problems={problems} />
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
          <CopyLines copy={copy} currency={price.currency} />
          <SaveForm lastResult={actionData} name={price.name} />
        </section>
      ) : null}
    </div>
  );
}
