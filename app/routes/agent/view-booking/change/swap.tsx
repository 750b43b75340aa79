import { href } from "react-router";
import type { Route } from "./+types/swap.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ChoosingFrame } from "#app/routes/agent/view-booking/change/choosing-frame.tsx";
import { readChange } from "#app/routes/agent/view-booking/change/read-change.server.ts";
import { SwapOffers } from "#app/routes/agent/view-booking/change/swap-offers.tsx";
import { SwappableServices } from "#app/routes/agent/view-booking/change/swappable-services.tsx";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("bookings.request-change")];

export const handle = inList("navigation:myFiles", href("/app/list-bookings"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

/** What could come in the place of the service that the address names, for the trip as it is to be. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { changes, booking, typed, wish } = await readChange(url, params.reference, context);
  const line = url.searchParams.get("line");
  const service = booking.services.find(({ uid, swappable }) => swappable && uid === line) ?? null;
  const { travel_date, rooms, leaving } = wish;
  const trip = { ...(travel_date && { travel_date }), ...(rooms && { rooms }), ...(leaving && { leaving }) };
  const replacements = service ? await changes.replacements(params.reference, service.uid, trip) : [];
  const mayAdd = holds(signedIn(context), "quotes.create");
  return {
    title: getI18n(context).t("changes:choosing.swap"),
    booking,
    typed,
    service,
    replacements,
    mayAdd,
  };
}

export default function SwapService({ loaderData }: Route.ComponentProps) {
  const { title, booking, typed, service, replacements, mayAdd } = loaderData;
  return (
    <ChoosingFrame title={title} booking={booking} typed={typed}>
      {service ? (
        <SwapOffers {...{ booking, typed, service, replacements, mayAdd }} />
      ) : (
        <SwappableServices booking={booking} typed={typed} />
      )}
    </ChoosingFrame>
  );
}
