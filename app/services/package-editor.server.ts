import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
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
import type { PackageDayInput, PackageSlotInput } from "#contract/catalogue/packages/editor-days.ts";
import {
  copyPackage,
  movePackage,
  packageResource,
  publishPackage,
} from "#contract/catalogue/packages/editor.ts";
import {
  showPackageTest,
  showPackageTestJob,
  startPackageTest,
  stopPackageTest,
} from "#contract/catalogue/packages/test-run.ts";

/** Packages as the office makes them. */
export const packageEditorService = (api: ApiClient) => ({
  ...resourceClient(api, packageResource),
  copy: (uid: string, headers: Record<string, string>) => api.call(copyPackage, { params: { uid }, headers }),
  /** Marks a draft as tested, or takes a package up again as a draft. */
  transit: (uid: string, version: number, verb: "approve" | "reopen") =>
    api.call(movePackage, { params: { uid }, body: { verb, lock_version: version } }),
  /** Brings it out to agents, or takes it from them. */
  publish: (uid: string, version: number, verb: "publish" | "retire") =>
    api.call(publishPackage, { params: { uid }, body: { verb, lock_version: version } }),
});

/** The days of one package and what stands on them. */
export const packageDayService = (api: ApiClient, uid: string) => ({
  show: () => api.call(showPackageContent, { params: { uid } }),
  addDay: (day_no: number, input: PackageDayInput, headers: Record<string, string>) =>
    api.call(addPackageDay, { params: { uid }, body: { ...input, day_no }, headers }),
  updateDay: (day: number, lock_version: number, input: PackageDayInput) =>
    api.call(updatePackageDay, { params: { uid, day }, body: { ...input, lock_version } }),
  removeDay: (day: number, lock_version: number) =>
    api.call(removePackageDay, { params: { uid, day }, query: { lock_version } }),
  addSlot: (day: number, body: PackageSlotInput, headers: Record<string, string>) =>
    api.call(addPackageSlot, { params: { uid, day }, body, headers }),
  updateSlot: (slot: string, lock_version: number, input: PackageSlotInput) =>
    api.call(updatePackageSlot, { params: { uid, slot }, body: { ...input, lock_version } }),
  removeSlot: (slot: string, lock_version: number) =>
    api.call(removePackageSlot, { params: { uid, slot }, query: { lock_version } }),
  moveSlot: (slot: string, day_no: number, position: number) =>
    api.call(movePackageSlot, { params: { uid, slot }, body: { day_no, position } }),
  undo: () => api.call(undoPackageRemoval, { params: { uid } }),
});

/** What days and slots can be given: journeys, and options by words or by their place. */
export const packageChoiceService = (api: ApiClient) => ({
  legs: () => api.call(listPackageLegs),
  options: (query: { q?: string; places?: string; codes?: string; limit?: number }) =>
    api.call(listPackageOptions, { query }),
});

/** Tests of packages, which run in the background. */
export const packageTestService = (api: ApiClient) => ({
  /** One package, or all that are not retired. */
  start: (uid?: string) => api.call(startPackageTest, { body: uid === undefined ? {} : { uids: [uid] } }),
  job: () => api.call(showPackageTestJob),
  stop: (uid: string) => api.call(stopPackageTest, { params: { uid } }),
  result: (uid: string) => api.call(showPackageTest, { params: { uid } }),
});
