import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { packageTestJob, packageTestRun } from "#api/db/schema/package.ts";
import type { Call } from "#api/http/context.ts";
import { inScope } from "#api/modules/catalogue/package-editor/records.ts";
import { findPackage, type PackageRecord } from "#api/modules/catalogue/package-editor/repository.ts";
import { cellsOf, loadTestParts, testCell } from "#api/modules/catalogue/package-editor/test-matrix.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import type { PackageTestCell } from "#contract/catalogue/packages/test-run.ts";

type JobChange = Partial<typeof packageTestJob.$inferInsert>;

/**
 * Works through a job and never throws: an error ends the job as failed, and where even that cannot be written, it is
 * soon found to be cut off. No transaction is open while prices are worked out.
 */
export async function runTest(
  uid: string,
  packages: readonly PackageRecord[],
  today: string,
  call: Call,
): Promise<void> {
  const note = (change: JobChange) =>
    inScope(call, async (tx) => {
      const [job] = await tx
        .update(packageTestJob)
        .set({ ...change, beatAt: call.now() })
        .where(eq(packageTestJob.uid, uid))
        .returning({ stopAsked: packageTestJob.stopAsked });
      return job?.stopAsked ?? true;
    });
  try {
    let done = 0;
    for (const { pack } of packages) {
      const loaded = await withCosts(call.database, async (tx) => {
        const found = await findPackage(tx, pack.uid);
        return found && { found, parts: await loadTestParts(tx, found, today) };
      });
      // Somebody has deleted it meanwhile.
      if (!loaded) continue;
      const { found, parts } = loaded;
      const matrix: PackageTestCell[] = [];
      for (const wish of cellsOf(found, today)) {
        matrix.push(await testCell(parts, wish));
        done += 1;
        const isStopped = await note({ done, currentId: pack.id });
        if (isStopped) return await note({ status: "stopped", endedAt: call.now() }).then(() => undefined);
      }
      await inScope(call, (tx) => keep(tx, found, matrix, call));
    }
    await note({ status: "done", endedAt: call.now(), currentId: null });
  } catch (error) {
    call.log.error({
      event: "package_test.failed",
      request_id: call.requestId,
      error: error instanceof Error ? error.message : "unknown",
    });
    await note({ status: "failed", endedAt: call.now() }).catch(() => undefined);
  }
}

async function keep(tx: Tx, { pack }: PackageRecord, matrix: PackageTestCell[], call: Call) {
  await tx.insert(packageTestRun).values({
    packageId: pack.id,
    runAt: call.now(),
    runBy: call.signedIn().id,
    contentVersion: pack.contentVersion,
    cells: matrix.length,
    okCells: matrix.filter(({ outcome }) => outcome === "ok").length,
    matrix,
  });
}
