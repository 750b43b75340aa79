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
import { overrunsOf } from "#api/domain/packages/package-end.ts";
import { unsoldServices, type Unsold } from "#api/domain/packages/unsold-services.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { overrunInWords } from "#api/modules/catalogue/package-editor/package-end.ts";
import { nextVersion, type PackageRecord } from "#api/modules/catalogue/package-editor/repository.ts";
import { subjectOf } from "#api/modules/catalogue/package-editor/records.ts";
import { readSlots, type NamedOption } from "#api/modules/catalogue/packages/slots.ts";
import { fill, textsIn } from "#api/texts/texts.ts";

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
  const words = refusal && textsIn(call.locale)[refusal];
  // What is not sold may be why a class has no price: then its name helps more.
  if (words && refusal !== "packageClassPriceless") return words;
  if (verb !== "approve" && verb !== "publish") return words;
  const slots = await readSlots(tx, [pack.id]);
  const [overrun] = overrunsOf(slots, pack.durationDays);
  if (overrun) return overrunInWords(overrun, call);
  const unsold = unsoldServices(slots, pack.tariffs);
  return unsold.length > 0 ? unsoldInWords(unsold, call) : words;
}

function unsoldInWords(unsold: readonly Unsold<NamedOption>[], { locale }: Call): string {
  const texts = textsIn(locale);
  const named = unsold.map(({ dayNo: day, option: { name } }) =>
    fill(texts.packageServiceOnDay, { day, service: inLanguage(name, locale) ?? name.en }),
  );
  const list = new Intl.ListFormat(locale).format(named);
  return fill(texts.packageServicesNotSold, { list });
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
