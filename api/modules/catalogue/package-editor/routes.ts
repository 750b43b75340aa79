import { bulkResult, eachOf } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { unauthorized } from "#api/http/refusal.ts";
import { resourceRoutes, type BulkWish } from "#api/http/resource-routes.ts";
import {
  createPackage,
  removalRefusal,
  removePackage,
  updatePackage,
} from "#api/modules/catalogue/package-editor/head.ts";
import { copyPackage as makeCopy } from "#api/modules/catalogue/package-editor/copy.ts";
import { packageDayRoutes } from "#api/modules/catalogue/package-editor/day-routes.ts";
import { getPackage, holdPackage, inScope } from "#api/modules/catalogue/package-editor/records.ts";
import {
  findPackages,
  listPackages,
  presentPackage,
} from "#api/modules/catalogue/package-editor/repository.ts";
import { refusalOf, takeStep } from "#api/modules/catalogue/package-editor/steps.ts";
import { latestJob, showTest, startTest, stopTest } from "#api/modules/catalogue/package-editor/test-job.ts";
import type { PackageVerb } from "#api/domain/packages/package-steps.ts";
import {
  copyPackage,
  movePackage,
  packageResource,
  publishPackage,
  type OfficePackage,
} from "#contract/catalogue/packages/editor.ts";
import {
  showPackageTest,
  showPackageTestJob,
  startPackageTest,
  stopPackageTest,
} from "#contract/catalogue/packages/test-run.ts";

/** Packages as the office makes them. */
export const packageEditorRoutes: Route[] = [
  ...resourceRoutes(packageResource, "package", {
    list: (query, call) => inScope(call, (tx) => listPackages(tx, query)),
    show: (uid, call) => inScope(call, async (tx) => presentPackage(await getPackage(tx, uid, call))),
    create: createPackage,
    update: updatePackage,
    remove: (uid, version, call) =>
      inScope(call, async (tx) => removePackage(tx, await holdPackage(tx, uid, version, call), call)),
    bulk,
  }),
  route(copyPackage, ({ params }, call) => makeCopy(params.uid, call)),
  route(movePackage, ({ params, body }, call) => step(params.uid, body, call)),
  route(publishPackage, ({ params, body }, call) => step(params.uid, body, call)),
  ...packageDayRoutes,
  route(startPackageTest, ({ body }, call) => startTest(body.uids, call)),
  route(showPackageTestJob, (_input, call) => latestJob(call)),
  route(stopPackageTest, ({ params }, call) => stopTest(params.uid, call)),
  route(showPackageTest, ({ params }, call) => showTest(params.uid, call)),
];

type StepWish = { verb: PackageVerb; lock_version: number };

function step(uid: string, { verb, lock_version: version }: StepWish, call: Call): Promise<OfficePackage> {
  return inScope(call, async (tx) => {
    await takeStep(tx, await holdPackage(tx, uid, version, call), verb, call);
    return presentPackage(await getPackage(tx, uid, call));
  });
}

function bulk({ action, target, dryRun }: BulkWish<typeof packageResource>, call: Call) {
  if (action !== "delete" && !call.signedIn().permissions.includes("quick-quote.publish")) {
    throw unauthorized("quick-quote.publish");
  }
  return inScope(call, async (tx) => {
    const found = await findPackages(tx, target);
    const rows = found.map((record) => ({ uid: record.pack.uid, name: record.pack.ref, record }));
    if (dryRun) {
      const failed = [];
      for (const { record, ...row } of rows) {
        const reason =
          action === "delete"
            ? await removalRefusal(tx, record, call)
            : await refusalOf(tx, record, action, call);
        if (reason) failed.push({ ...row, reason });
      }
      return bulkResult(rows.length, failed);
    }
    return eachOf(rows, async ({ record }) => {
      if (action === "delete") await removePackage(tx, record, call);
      else await takeStep(tx, record, action, call);
    });
  });
}
