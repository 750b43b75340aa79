import { route, type Route } from "#api/http/mount.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import { fillHeaders } from "#api/modules/sales/day-headers/fill-days.ts";
import { planMove, presentMove } from "#api/modules/sales/day-headers/move-days.ts";
import { presentDays } from "#api/modules/sales/day-headers/present-days.ts";
import { findFileOfDays } from "#api/modules/sales/day-headers/read-days.ts";
import { saveHeaders } from "#api/modules/sales/day-headers/save-days.ts";
import { moveDaysOf } from "#api/modules/sales/day-headers/settle-move.ts";
import { takeIn } from "#api/uploads/take-in.ts";
import {
  createDayPicture,
  fillDayHeaders,
  moveDays,
  previewDayMove,
  saveDayHeaders,
  showDayHeaders,
} from "#contract/sales/day-headers/day-headers.ts";

/** The headers of the days of a file, and days that come and go. */
export const dayHeaderRoutes: Route[] = [
  route(showDayHeaders, ({ params, query }, call) =>
    call.database.inScope(call.scope, async (tx) => {
      const file = await findFileOfDays(tx, params.uid, call);
      return presentDays(tx, file, query.language ?? file.locale, call.locale);
    }),
  ),
  route(saveDayHeaders, saveHeaders),
  route(fillDayHeaders, fillHeaders),
  route(createDayPicture, ({ body }, call) => takeIn(body, call)),
  route(previewDayMove, ({ params, query }, call) =>
    lookAtFile({ uid: params.uid }, call, async (tx, submission) =>
      presentMove(
        submission,
        await planMove(tx, submission, { ...query, stretch: new Set() }, call),
        call.locale,
      ),
    ),
  ),
  route(moveDays, moveDaysOf),
];
