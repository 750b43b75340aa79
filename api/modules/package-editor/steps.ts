import { and, desc, eq } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { packageTestRun, tripPackage } from "#api/db/schema/package.ts";
import {
  statusAfter,
  stepRefusal,
  type PackageVerb,
  type TestFacts,
} from "#api/domain/packages/package-steps.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { overrunInWords, readOverruns } from "#api/modules/package-editor/package-end.ts";
import { nextVersion, type PackageRecord } from "#api/modules/package-editor/repository.ts";
import { subjectOf } from "#api/modules/package-editor/records.ts";
import { textsIn } from "#api/texts/texts.ts";

/** Takes a step in the life of a held package, or says why not. */
export async function takeStep(tx: Tx, found: PackageRecord, verb: PackageVerb, call: Call): Promise<void> {
  const refusal = await refusalOf(tx, found, verb, call);
  if (refusal) throw notNow(refusal);
  const { pack } = found;
  const status = statusAfter[verb];
  await tx
    .update(tripPackage)
    .set({ status, ...nextVersion(false), updatedAt: call.now() })
    .where(eq(tripPackage.id, pack.id));
  const sides = { before: { status: pack.status }, after: { status } };
  await writeAudit(tx, call, { subject: subjectOf(found), action: actions[verb], ...sides });
}

const actions = {
  approve: "approved",
  reopen: "reopened",
  publish: "published",
  retire: "retired",
} as const satisfies Record<PackageVerb, string>;

/** Why not, in words; null where it can be done. */
export async function refusalOf(
  tx: Tx,
  { pack }: PackageRecord,
  verb: PackageVerb,
  call: Call,
): Promise<string | null> {
  const refusal = stepRefusal(pack.status, verb, verb === "approve" ? await testOf(tx, pack) : null);
  if (refusal) return textsIn(call.locale)[refusal];
  if (verb !== "approve" && verb !== "publish") return null;
  const [overrun] = await readOverruns(tx, pack.id, pack.durationDays);
  return overrun ? overrunInWords(overrun, call) : null;
}

async function testOf(tx: Tx, pack: PackageRecord["pack"]): Promise<TestFacts> {
  const [run] = await tx
    .select({ contentVersion: packageTestRun.contentVersion, matrix: packageTestRun.matrix })
    .from(packageTestRun)
    .where(and(eq(packageTestRun.packageId, pack.id)))
    .orderBy(desc(packageTestRun.runAt), desc(packageTestRun.id))
    .limit(1);
  if (!run) return null;
  const priced = new Set(run.matrix.filter(({ outcome }) => outcome === "ok").map((cell) => cell.class));
  return {
    current: run.contentVersion === pack.contentVersion,
    everyClassPriced: pack.tariffs.every((one) => priced.has(one)),
  };
}
