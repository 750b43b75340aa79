import { eq } from "drizzle-orm";
import { findPackages, type PackageRecord } from "#api/modules/catalogue/package-editor/repository.ts";
import { cellsOf, loadTestParts, testCell } from "#api/modules/catalogue/package-editor/test-matrix.ts";
import type { PackageTestCell } from "#contract/catalogue/packages/test-run.ts";
import type { Tx } from "#api/db/client.ts";
import { packageTestJob, packageTestRun } from "#api/db/schema/package.ts";
import { user } from "#api/db/schema/user.ts";
import type { DemoOptions } from "./seed-demo.ts";
import { seedUid } from "./world/seed-keys.ts";

/** The test that the tested and the published packages have passed, two days ago: priced as the product prices it. */
export async function seedPackageTests(tx: Tx, { today, now }: DemoOptions): Promise<void> {
  const all = await findPackages(tx, { filter: {} });
  const tested = all.filter(({ pack }) => pack.status === "tested" || pack.status === "published");
  const [tester] = await tx.select({ id: user.id }).from(user).where(eq(user.username, "product"));
  const runBy = tester?.id ?? null;
  const startedAt = new Date(now.getTime() - 2 * 86_400_000);
  const endedAt = new Date(startedAt.getTime() + 12_000);
  const runs = [];
  for (const record of tested) {
    const matrix = await matrixOf(tx, record, today);
    runs.push({
      packageId: record.pack.id,
      runAt: endedAt,
      runBy,
      contentVersion: record.pack.contentVersion,
      cells: matrix.length,
      okCells: matrix.filter(({ outcome }) => outcome === "ok").length,
      matrix,
    });
  }
  if (runs.length === 0) return;
  await tx.insert(packageTestRun).values(runs);
  const total = runs.reduce((sum, { cells }) => sum + cells, 0);
  await tx.insert(packageTestJob).values({
    uid: seedUid("package test job", "first"),
    startedAt,
    startedBy: runBy,
    packageIds: runs.map(({ packageId }) => packageId),
    status: "done",
    total,
    done: total,
    beatAt: endedAt,
    endedAt,
  });
}

async function matrixOf(tx: Tx, record: PackageRecord, today: string): Promise<PackageTestCell[]> {
  const parts = await loadTestParts(tx, record, today);
  const matrix: PackageTestCell[] = [];
  for (const wish of cellsOf(record, today)) matrix.push(await testCell(parts, wish));
  return matrix;
}
