import { route, type Route } from "#api/http/mount.ts";
import { applyImport, removeImport } from "#api/modules/catalogue/rate-imports/apply.ts";
import { saveMapping, showMapping } from "#api/modules/catalogue/rate-imports/mapping.ts";
import { listImports } from "#api/modules/catalogue/rate-imports/records.ts";
import { showImport } from "#api/modules/catalogue/rate-imports/show.ts";
import { takeRoll, takeSheet } from "#api/modules/catalogue/rate-imports/take-sheet.ts";
import { undoImport } from "#api/modules/catalogue/rate-imports/undo.ts";
import {
  applyRateImport,
  createRateImport,
  createRateRoll,
  listRateImports,
  removeRateImport,
  saveSheetMapping,
  showRateImport,
  showSheetMapping,
  undoRateImport,
} from "#contract/catalogue/rate-imports/rate-imports.ts";

/** Rate sheets of suppliers, and seasons that are rolled forward: read, looked at, applied, taken back. */
export const rateImportRoutes: Route[] = [
  route(listRateImports, ({ params, query }, call) => listImports(params.uid, query, call)),
  route(createRateImport, ({ params, body }, call) => takeSheet(params.uid, body.file, call)),
  route(createRateRoll, ({ params, body }, call) => takeRoll(params.uid, body, call)),
  route(showSheetMapping, ({ params }, call) => showMapping(params.uid, call)),
  route(saveSheetMapping, ({ params, body }, call) => saveMapping(params.uid, body, call)),
  route(showRateImport, ({ params, query }, call) => showImport(params.uid, query, call)),
  route(applyRateImport, ({ params, body }, call) => applyImport(params.uid, body.fingerprint, call)),
  route(undoRateImport, ({ params }, call) => undoImport(params.uid, call)),
  route(removeRateImport, async ({ params }, call) => {
    await removeImport(params.uid, call);
    return undefined;
  }),
];
