import { route, type Route } from "#api/http/mount.ts";
import { listDepartures } from "#api/modules/sales/quoted-departures/list-departures.ts";
import { addDeparture, moveDeparture } from "#api/modules/sales/quoted-departures/put-departure.ts";
import { addQuoteDeparture, listQuoteDepartures, moveQuoteDeparture } from "#contract/tours/departures.ts";

/** Departures of regular tours, as agencies put them into their quotes. */
export const quotedDepartureRoutes: Route[] = [
  route(listQuoteDepartures, ({ params, query }, call) => listDepartures(params.reference, query, call)),
  route(addQuoteDeparture, ({ params, body }, call) => addDeparture(params.reference, body, call)),
  route(moveQuoteDeparture, ({ params, body }, call) =>
    moveDeparture(params.reference, params.line, body, call),
  ),
];
