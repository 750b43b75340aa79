import { data, href, redirect } from "react-router";
import type { Route } from "./+types/trip.ts";
import { apiContext } from "#app/context.ts";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { formText } from "#app/lib/form-text.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { CopyView } from "#app/routes/agent/quick-quote/copy/copy-view.tsx";
import { tripPrice } from "#app/routes/agent/quick-quote/copy/trip-price.server.ts";
import { doDeed } from "#app/routes/agent/quick-quote/customise/draft-action.server.ts";
import { PostButton } from "#app/routes/agent/quick-quote/post-button.tsx";
import { agentQuoteService } from "#app/services/quotes.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quotes.create")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** The dates and the party of a quote, and what its services would cost with others. */
export async function loader({ url, params: { reference }, context }: Route.LoaderArgs) {
  const quotes = agentQuoteService(context.get(apiContext));
  const draft = await quotes.get(reference);
  if (!draft.editable) throw redirect(href("/app/quick-quote/customise/:reference", { reference }));
  const { isRefused, typed, ...trip } = await tripPrice(url, (wish) =>
    quotes.copyPrice(reference, { ...wish, terms: "own" }),
  );
  const page = {
    title: getI18n(context).t("quotes:trip.title"),
    version: draft.lock_version,
    typed: { ...typed, travel_date: typed.travel_date || draft.travel_date },
    ...trip,
  };
  return isRefused ? data(page, { status: 422 }) : page;
}

/** Makes of the quote what was shown and sent. */
export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const sent = await readForm(request);
  const wish = {
    lock_version: Number(sent.get("lock_version")),
    travel_date: formText(sent, "travel_date"),
    rooms: formText(sent, "rooms"),
  };
  const run = (quotes: ReturnType<typeof agentQuoteService>) => quotes.move(reference, wish);
  return doDeed({ name: "trip", run }, context, reference);
}

export default function ChangeTrip({ loaderData: { version, wish, ...page } }: Route.ComponentProps) {
  const { t } = useTranslation("quotes");
  const locale = useLocale();
  const { reference, copy } = page.price;
  const dates = copy ? formatDayRange(copy.travel_date, copy.end_date, locale) : "";
  return (
    <CopyView
      {...page}
      to={href("/app/quick-quote/customise/:reference", { reference })}
      words={{ price: t("trip.price", { dates }), red: t("trip.red"), total: t("trip.now") }}
    >
      <p className="max-w-[70ch] text-pretty text-muted-foreground">{t("trip.text")}</p>
      <PostButton fields={{ lock_version: version, ...wish }} variant="primary">
        {t("trip.submit")}
      </PostButton>
    </CopyView>
  );
}
