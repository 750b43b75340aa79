import { and, desc, eq, lt, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { brokenRule } from "#api/db/broken-rule.ts";
import type { Tx } from "#api/db/client.ts";
import { packageTestJob, packageTestRun, tripPackage } from "#api/db/schema/package.ts";
import { user } from "#api/db/schema/user.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import { getPackage, inScope } from "#api/modules/catalogue/package-editor/records.ts";
import { findPackages, type PackageRecord } from "#api/modules/catalogue/package-editor/repository.ts";
import { runTest } from "#api/modules/catalogue/package-editor/run-test.ts";
import { cellsOf } from "#api/modules/catalogue/package-editor/test-matrix.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { PackageTest, TestJob } from "#contract/catalogue/packages/test-run.ts";

/** After so long without a sign of life, nobody works on a job any more. */
const lostAfterMs = 60_000;

/** Begins to test packages, one such job at a time; it goes on by itself after this answer. */
export async function startTest(uids: string[] | undefined, call: Call): Promise<TestJob> {
  const found = await inScope(call, (tx) => packagesToTest(tx, uids));
  if (found.length === 0) throw notNow(textsIn(call.locale).packageNothingToTest);
  const today = todayIn(call.signedIn().timezone, call.now());
  const total = found.reduce((sum, one) => sum + cellsOf(one, today).length, 0);
  const uid = ulid(call.now().getTime());
  await oneAtATime(call, async (tx) => {
    await endLost(tx, call);
    await tx.insert(packageTestJob).values({
      uid,
      startedAt: call.now(),
      startedBy: call.signedIn().id,
      packageIds: found.map(({ pack }) => pack.id),
      total,
      beatAt: call.now(),
    });
  });
  void runTest(uid, found, today, call);
  return getJob(uid, call);
}

function packagesToTest(tx: Tx, uids: string[] | undefined): Promise<PackageRecord[]> {
  if (uids) return findPackages(tx, { uids });
  return findPackages(tx, { filter: {} }).then((all) => all.filter(({ pack }) => pack.status !== "retired"));
}

async function oneAtATime(call: Call, work: (tx: Tx) => Promise<void>) {
  try {
    await inScope(call, work);
  } catch (error) {
    if (brokenRule(error) !== "package_test_job_one_running") throw error;
    throw notNow(textsIn(call.locale).packageTestRunning);
  }
}

/** A job whose process has ended is called by its name, so that another can begin. */
async function endLost(tx: Tx, call: Call) {
  await tx
    .update(packageTestJob)
    .set({ status: "cut_off", endedAt: sql`${packageTestJob.beatAt}` })
    .where(and(eq(packageTestJob.status, "running"), lt(packageTestJob.beatAt, lostBefore(call))));
}

function lostBefore(call: Call): Date {
  return new Date(call.now().getTime() - lostAfterMs);
}

/** The newest job; null before the first. */
export async function latestJob(call: Call): Promise<TestJob | null> {
  const [newest] = await inScope(call, (tx) =>
    tx.select({ uid: packageTestJob.uid }).from(packageTestJob).orderBy(desc(packageTestJob.id)).limit(1),
  );
  return newest ? getJob(newest.uid, call) : null;
}

/** Asks a job to end; the month under way is priced to its end. */
export async function stopTest(uid: string, call: Call): Promise<TestJob> {
  await getJob(uid, call);
  await inScope(call, (tx) =>
    tx
      .update(packageTestJob)
      .set({ stopAsked: true })
      .where(and(eq(packageTestJob.uid, uid), eq(packageTestJob.status, "running"))),
  );
  return getJob(uid, call);
}

async function getJob(uid: string, call: Call): Promise<TestJob> {
  const [found] = await inScope(call, (tx) =>
    tx
      .select({
        job: packageTestJob,
        by: user.name,
        current: { uid: tripPackage.uid, ref: tripPackage.ref, name: tripPackage.name },
      })
      .from(packageTestJob)
      .leftJoin(user, eq(user.id, packageTestJob.startedBy))
      .leftJoin(tripPackage, eq(tripPackage.id, packageTestJob.currentId))
      .where(eq(packageTestJob.uid, uid)),
  );
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  const { job, by, current } = found;
  const isLost = job.status === "running" && job.beatAt < lostBefore(call);
  return {
    uid: job.uid,
    status: isLost ? "cut_off" : job.status,
    started_at: job.startedAt.toISOString(),
    started_by: by,
    ended_at: (isLost ? job.beatAt : job.endedAt)?.toISOString() ?? null,
    packages: job.packageIds.length,
    total: job.total,
    done: job.done,
    stop_asked: job.stopAsked,
    current,
  };
}

/** The newest test of a package, whole; null before the first. */
export function showTest(uid: string, call: Call): Promise<PackageTest | null> {
  return inScope(call, async (tx) => {
    const { pack, currency } = await getPackage(tx, uid, call);
    const [run] = await tx
      .select({ run: packageTestRun, by: user.name })
      .from(packageTestRun)
      .leftJoin(user, eq(user.id, packageTestRun.runBy))
      .where(eq(packageTestRun.packageId, pack.id))
      .orderBy(desc(packageTestRun.runAt), desc(packageTestRun.id))
      .limit(1);
    if (!run) return null;
    const { runAt, cells, okCells, contentVersion, matrix } = run.run;
    return {
      at: runAt.toISOString(),
      by: run.by,
      cells,
      ok: okCells,
      current: contentVersion === pack.contentVersion,
      currency,
      matrix,
    };
  });
}
