import { route, type Route } from "#api/http/mount.ts";
import { addToFile } from "#api/modules/sales/file-services/add-to-file.ts";
import { amend, previewAmend } from "#api/modules/sales/file-services/amend.ts";
import { changeInFile } from "#api/modules/sales/file-services/change-in-file.ts";
import { showPrice } from "#api/modules/sales/file-services/line-price.ts";
import { moveFile } from "#api/modules/sales/file-services/move-trip.ts";
import { setPrice } from "#api/modules/sales/file-services/set-price.ts";
import { showEdits } from "#api/modules/sales/file-services/show-edits.ts";
import { replacementsInFile } from "#api/modules/sales/file-services/replacements.ts";
import {
  addFileService,
  amendBooking,
  changeFileService,
  listFileReplacements,
  moveFileTrip,
  previewAmendment,
  showServiceEdits,
} from "#contract/sales/file-services/endpoints.ts";
import { showLinePrice } from "#contract/sales/file-services/price.ts";
import { setLinePrice } from "#contract/sales/file-services/set-price.ts";

/** Services of a client file, as the office works on them day by day. */
export const fileServiceRoutes: Route[] = [
  route(showServiceEdits, ({ params }, call) => showEdits(params.uid, call)),
  route(addFileService, ({ params, body }, call) => addToFile(params.uid, body, call)),
  route(changeFileService, ({ params, body }, call) => changeInFile(params, body, call)),
  route(listFileReplacements, ({ params }, call) => replacementsInFile(params, call)),
  route(showLinePrice, ({ params }, call) => showPrice(params, call)),
  route(setLinePrice, setPrice),
  route(moveFileTrip, moveFile),
  route(previewAmendment, previewAmend),
  route(amendBooking, amend),
];
