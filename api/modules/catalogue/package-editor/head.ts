import { eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import { brokenRule } from "#api/db/broken-rule.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { packageDay, tripPackage } from "#api/db/schema/package.ts";
import { tour } from "#api/db/schema/tour.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import {
  getPackage,
  holdPackage,
  inScope,
  subjectOf,
} from "#api/modules/catalogue/package-editor/records.ts";
import {
  columnsOf,
  dayVersion,
  nextVersion,
  presentPackage,
  type PackageRecord,
} from "#api/modules/catalogue/package-editor/repository.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import type { OfficePackage, OfficePackageInput } from "#contract/catalogue/packages/editor.ts";
import { locales } from "#contract/primitives.ts";

/** Adds a draft with as many empty days as it lasts. */
export function createPackage(input: OfficePackageInput, call: Call): Promise<OfficePackage> {
  const uid = ulid(call.now().getTime());
  return uniqueReference(call, async (tx) => {
    const columns = await checkedColumns(tx, input, call);
    const [made] = await tx
      .insert(tripPackage)
      .values({ ...columns, uid, durationDays: input.duration_days })
      .returning({ id: tripPackage.id });
    if (!made) throw new Error("The package was not added");
    await appendDays(tx, made.id, { from: 1, to: input.duration_days }, columns);
    const found = await getPackage(tx, uid, call);
    const after = fieldsOf(presentPackage(found));
    await writeAudit(tx, call, { subject: subjectOf(found), action: "created", after });
    return presentPackage(found);
  });
}

export function updatePackage(
  uid: string,
  version: number,
  input: OfficePackageInput,
  call: Call,
): Promise<OfficePackage> {
  return uniqueReference(call, async (tx) => {
    const found = await holdPackage(tx, uid, version, call);
    const before = presentPackage(found);
    checkFixed(before, input, call);
    const columns = await checkedColumns(tx, input, call);
    const wanted = {
      ...input,
      max_pax: input.max_pax ?? null,
      markup_override_bps: input.markup_override_bps ?? null,
      months_available: input.months_available.toSorted((a, b) => a - b),
    };
    if (isUnchanged(fieldsOf(before), { ...wanted, status: before.status })) return before;
    const days = { from: before.duration_days + 1, to: input.duration_days };
    await appendDays(tx, found.pack.id, days, columns, dayVersion(found));
    const movesPrice = !samePrice(before, wanted);
    await tx
      .update(tripPackage)
      .set({
        ...columns,
        ...nextVersion(movesPrice),
        durationDays: input.duration_days,
        status: movesPrice ? untested(before.status) : before.status,
        updatedAt: call.now(),
      })
      .where(eq(tripPackage.id, found.pack.id));
    const changed = presentPackage(await getPackage(tx, uid, call));
    const sides = { before: fieldsOf(before), after: fieldsOf(changed) };
    await writeAudit(tx, call, { subject: subjectOf(found), action: "changed", ...sides });
    return changed;
  });
}

/** What was tested was another package. One that is out stays out: it is changed under its readers' eyes. */
export function untested(status: OfficePackage["status"]): OfficePackage["status"] {
  return status === "tested" ? "draft" : status;
}

/** Removes a held package; what agents have seen, or what something was made from, stays. */
export async function removePackage(tx: Tx, found: PackageRecord, call: Call): Promise<void> {
  const refusal = await removalRefusal(tx, found, call);
  if (refusal) throw notNow(refusal);
  await tx.delete(tripPackage).where(eq(tripPackage.id, found.pack.id));
  const before = fieldsOf(presentPackage(found));
  await writeAudit(tx, call, { subject: subjectOf(found), action: "removed", before });
}

/** Why a package cannot be removed, in words; null where it can. */
export async function removalRefusal(tx: Tx, { pack }: PackageRecord, call: Call): Promise<string | null> {
  const texts = textsIn(call.locale);
  if (pack.status === "published" || pack.status === "retired") return texts.packageWasOut;
  const [file] = await tx
    .select({ id: clientFile.id })
    .from(clientFile)
    .where(eq(clientFile.packageId, pack.id))
    .limit(1);
  const [made] = await tx.select({ id: tour.id }).from(tour).where(eq(tour.packageId, pack.id)).limit(1);
  return file || made ? texts.packageInUse : null;
}

/** The fields that a form writes, and the status. */
export function fieldsOf({ uid: _uid, last_test: _test, lock_version: _version, ...fields }: OfficePackage) {
  return fields;
}

const pricing = [
  "brand",
  "duration_days",
  "tariffs",
  "months_available",
  "min_pax",
  "max_pax",
  "markup_override_bps",
] as const;
type Pricing = Pick<OfficePackage, (typeof pricing)[number]>;

function samePrice(one: Pricing, other: Pricing): boolean {
  return pricing.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** Agents' addresses and quotes hold the reference, and prices the brand. */
function checkFixed(before: OfficePackage, input: OfficePackageInput, call: Call) {
  const texts = textsIn(call.locale);
  const wasOut = before.status === "published" || before.status === "retired";
  if (wasOut && input.ref !== before.ref) throw invalid({ ref: [texts.packageFixed] });
  if (wasOut && input.brand !== before.brand) throw invalid({ brand: [texts.packageFixed] });
  if (input.duration_days < before.duration_days) throw invalid({ duration_days: [texts.packageDaysFewer] });
}

async function checkedColumns(tx: Tx, input: OfficePackageInput, call: Call) {
  const texts = textsIn(call.locale);
  const { brandId, startPlaceId, endPlaceId, ...columns } = await columnsOf(tx, input);
  if (brandId === undefined) throw invalid({ brand: [texts.packageBrandUnknown] });
  if (startPlaceId === undefined) throw invalid({ start_place: [texts.packagePlaceUnknown] });
  if (endPlaceId === undefined) throw invalid({ end_place: [texts.packagePlaceUnknown] });
  return { ...columns, brandId, startPlaceId, endPlaceId };
}

type Ends = { startPlaceId: number; endPlaceId: number };

/** Empty days, by their number alone. The last of the trip is where it ends. */
async function appendDays(
  tx: Tx,
  packageId: number,
  { from, to }: { from: number; to: number },
  ends: Ends,
  version = 1,
) {
  if (to < from) return;
  const [before] = await tx
    .select({ placeId: sql<number>`coalesce(${packageDay.overnightPlaceId}, ${packageDay.placeId})` })
    .from(packageDay)
    .where(sql`${packageDay.packageId} = ${packageId} and ${packageDay.dayNo} = ${from - 1}`);
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  await tx.insert(packageDay).values(
    days.map((dayNo) => ({
      packageId,
      dayNo,
      lockVersion: version,
      title: dayName(dayNo),
      text: { en: "" },
      placeId: dayNo === to && to > 1 ? ends.endPlaceId : (before?.placeId ?? ends.startPlaceId),
    })),
  );
}

/** What a day is called before somebody names it, in every language. */
export function dayName(day: number) {
  const names = locales.map((locale) => [locale, fill(textsIn(locale).packageDayName, { day })] as const);
  return { ...Object.fromEntries(names), en: fill(textsIn("en").packageDayName, { day }) };
}

/** Two packages with the same reference are refused beside the reference, also where one is another brand's. */
async function uniqueReference<T>(call: Call, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inScope(call, work);
  } catch (error) {
    if (brokenRule(error) !== "package_ref_unique") throw error;
    throw invalid({ ref: [textsIn(call.locale).packageRefTaken] });
  }
}
