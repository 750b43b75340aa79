import { route, type Route } from "#api/http/mount.ts";
import { readLegs, showContent } from "#api/modules/catalogue/package-editor/content.ts";
import { addDay, removeDay, updateDay } from "#api/modules/catalogue/package-editor/days.ts";
import { listOptions } from "#api/modules/catalogue/package-editor/options.ts";
import { inScope } from "#api/modules/catalogue/package-editor/records.ts";
import { addSlot, moveSlot, removeSlot, updateSlot } from "#api/modules/catalogue/package-editor/slots.ts";
import { undoRemoval } from "#api/modules/catalogue/package-editor/undo.ts";
import {
  addPackageDay,
  addPackageSlot,
  listPackageLegs,
  listPackageOptions,
  movePackageSlot,
  removePackageDay,
  removePackageSlot,
  showPackageContent,
  undoPackageRemoval,
  updatePackageDay,
  updatePackageSlot,
} from "#contract/catalogue/packages/editor-day-calls.ts";

/** Days and slots of packages, as the office fills them. */
export const packageDayRoutes: Route[] = [
  route(showPackageContent, ({ params }, call) => showContent(params.uid, call)),
  route(addPackageDay, ({ params, body }, call) => addDay(params.uid, body, call)),
  route(updatePackageDay, ({ params, body }, call) => updateDay(params.uid, params.day, body, call)),
  route(removePackageDay, ({ params, query }, call) =>
    removeDay(params.uid, params.day, query.lock_version, call),
  ),
  route(addPackageSlot, ({ params, body }, call) => addSlot(params.uid, params.day, body, call)),
  route(updatePackageSlot, ({ params, body }, call) => updateSlot(params.uid, params.slot, body, call)),
  route(removePackageSlot, ({ params, query }, call) =>
    removeSlot(params.uid, params.slot, query.lock_version, call),
  ),
  route(movePackageSlot, ({ params, body }, call) => moveSlot(params.uid, params.slot, body, call)),
  route(undoPackageRemoval, ({ params }, call) => undoRemoval(params.uid, call)),
  route(listPackageOptions, ({ query }, call) => listOptions(query, call)),
  route(listPackageLegs, (_input, call) => inScope(call, readLegs)),
];
