import { route, type Route } from "#api/http/mount.ts";
import { notFound } from "#api/http/refusal.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import { changeTraveller } from "#api/modules/sales/passengers/change-passenger.ts";
import { fileOfParty } from "#api/modules/sales/passengers/find-passenger.ts";
import { leave, showLeaving } from "#api/modules/sales/passengers/leaving.ts";
import { changeNeeds, showNeeds } from "#api/modules/sales/passengers/needs.ts";
import { presentPassenger } from "#api/modules/sales/passengers/present-passenger.ts";
import { readPassengers } from "#api/modules/sales/passengers/read-passengers.ts";
import { readRooming, writeRooming } from "#api/modules/sales/passengers/rooming.ts";
import { textsIn } from "#api/texts/texts.ts";
import {
  cancelPassenger,
  changePassenger,
  changePassengerNeeds,
  listPassengers,
  previewLeaving,
  showPassenger,
  showPassengerNeeds,
} from "#contract/sales/passengers/endpoints.ts";
import { changeRooming, showRooming } from "#contract/sales/passengers/rooming.ts";

/** Who travels in a file, as the office works with it. */
export const passengerRoutes: Route[] = [
  route(listPassengers, ({ params }, call) =>
    call.database.inScope(call.scope, async (tx) =>
      readPassengers(tx, await fileOfParty(tx, params.uid, call), call),
    ),
  ),
  route(showPassenger, ({ params }, call) =>
    lookAtFile({ uid: params.uid }, call, async (_tx, submission) => {
      if (!submission.people.some(({ seq }) => seq === params.seq))
        throw notFound(textsIn(call.locale).recordNotFound);
      return presentPassenger(submission, params.seq, call.locale);
    }),
  ),
  route(changePassenger, changeTraveller),
  route(showPassengerNeeds, showNeeds),
  route(changePassengerNeeds, changeNeeds),
  route(previewLeaving, showLeaving),
  route(cancelPassenger, leave),
  route(showRooming, readRooming),
  route(changeRooming, writeRooming),
];
