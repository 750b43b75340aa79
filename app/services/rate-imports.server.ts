import type { ApiClient } from "#app/services/http/api-client.ts";
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
  type RateRollInput,
} from "#contract/catalogue/rate-imports/rate-imports.ts";
import type { SheetMappingInput } from "#contract/catalogue/rate-imports/sheet-mapping.ts";
import type { RowOutcome } from "#contract/catalogue/rate-imports/sheet-fields.ts";

/** Rate sheets of suppliers, and seasons that are rolled forward. */
export const rateImportService = (api: ApiClient) => ({
  list: (uid: string, page: number) =>
    api.call(listRateImports, { params: { uid }, query: { page, per_page: 25 } }),
  send: (uid: string, file: File) => {
    const body = new FormData();
    body.set("file", file, file.name);
    return api.call(createRateImport, { params: { uid }, body });
  },
  roll: (uid: string, body: RateRollInput, headers: Record<string, string>) =>
    api.call(createRateRoll, { params: { uid }, body, headers }),
  mapping: (uid: string) => api.call(showSheetMapping, { params: { uid } }),
  saveMapping: (uid: string, lock_version: number, input: SheetMappingInput) =>
    api.call(saveSheetMapping, { params: { uid }, body: { ...input, lock_version } }),
  show: (uid: string, query: { outcome?: RowOutcome; page: number }) =>
    api.call(showRateImport, { params: { uid }, query }),
  apply: (uid: string, fingerprint: string) =>
    api.call(applyRateImport, { params: { uid }, body: { fingerprint } }),
  undo: (uid: string) => api.call(undoRateImport, { params: { uid } }),
  remove: (uid: string) => api.call(removeRateImport, { params: { uid } }),
});
