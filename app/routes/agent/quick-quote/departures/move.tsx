import { href } from "react-router";
import type { Route } from "./+types/move.ts";
import { apiContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { chooseDeparture } from "#app/routes/agent/quick-quote/departures/choose-departure.server.ts";
import { DeparturePage } from "#app/routes/agent/quick-quote/departures/departure-page.tsx";
import { readDepartureFilter } from "#app/routes/agent/quick-quote/departures/filters.ts";
import { agentTourService } from "#app/services/tours.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("tour-seats.hold")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const tours = agentTourService(context.get(apiContext));
  const { month } = readDepartureFilter(url);
  const page = await tours.departures(params.reference, { line: params.line, ...(month && { month }) });
  return { title: getI18n(context).t("tours:moveTitle"), page };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { reference, line } = params;
  const tours = agentTourService(context.get(apiContext));
  return chooseDeparture(await readForm(request), context, {
    reference,
    done: "move",
    backTo: href("/app/quick-quote/customise/:reference/departures/:line", { reference, line }),
    run: (wish) => tours.move(reference, line, wish),
  });
}

/** The other departures of a tour that stands in a quote. */
export default function MoveDeparture({ loaderData: { title, page } }: Route.ComponentProps) {
  const { t } = useTranslation("tours");
  return <DeparturePage title={title} page={page} choose={t("take")} />;
}
