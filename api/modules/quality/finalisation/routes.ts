import { route, type Route } from "#api/http/mount.ts";
import { bulkTracked } from "#api/modules/quality/finalisation/bulk.ts";
import { finalise, reopen, tick } from "#api/modules/quality/finalisation/change.ts";
import { listTracked } from "#api/modules/quality/finalisation/list.ts";
import { showRecord } from "#api/modules/quality/finalisation/record.ts";
import {
  bulkFinalisations,
  finaliseFile,
  listFinalisations,
  reopenFile,
  showFinalisation,
  tickFinalisation,
} from "#contract/quality/finalisation/endpoints.ts";

/** The tracker of bookings that are to be finalised. */
export const finalisationRoutes: Route[] = [
  route(listFinalisations, listTracked),
  route(bulkFinalisations, bulkTracked),
  route(showFinalisation, ({ params }, call) =>
    call.database.inScope(call.scope, (tx) => showRecord(tx, params.uid, call)),
  ),
  route(tickFinalisation, tick),
  route(finaliseFile, finalise),
  route(reopenFile, reopen),
];
