import { and, eq, sql } from "drizzle-orm";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { packageDay, packageSlot } from "#api/db/schema/package.ts";
import { place, routeLeg } from "#api/db/schema/place.ts";
import type { Call } from "#api/http/context.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { invalid, notFound } from "#api/http/refusal.ts";
import { showContent } from "#api/modules/catalogue/package-editor/content.ts";
import { readOverruns, withinPackage } from "#api/modules/catalogue/package-editor/package-end.ts";
import { contentChanged, shiftDays } from "#api/modules/catalogue/package-editor/positions.ts";
import { getPackage, inScope, subjectOf } from "#api/modules/catalogue/package-editor/records.ts";
import { dayVersion, type PackageRecord } from "#api/modules/catalogue/package-editor/repository.ts";
import { readKeptSlots } from "#api/modules/catalogue/package-editor/kept-slots.ts";
import { textsIn } from "#api/texts/texts.ts";
import { longestPackage } from "#contract/catalogue/packages/editor.ts";
import type { PackageContent, PackageDayInput } from "#contract/catalogue/packages/editor-days.ts";

type DayWish = PackageDayInput & { day_no: number };

/** Puts a day in; one behind the last becomes the last. */
export async function addDay(uid: string, { day_no: wanted, ...input }: DayWish, call: Call) {
  await inScope(call, async (tx) => {
    const found = await getPackage(tx, uid, call, true);
    const dayNo = Math.min(wanted, found.pack.durationDays + 1);
    await insertDay(tx, found, { ...input, day_no: dayNo }, call);
    const after = { day: { ...input, day_no: dayNo } };
    await writeAudit(tx, call, {
      subject: subjectOf(found),
      action: "day_added",
      after,
      reason: nameOf(input, dayNo),
    });
  });
  return showContent(uid, call);
}

/** A day of a held package at its number; the later ones move back. */
export async function insertDay(tx: Tx, found: PackageRecord, input: DayWish, call: Call): Promise<void> {
  if (found.pack.durationDays >= longestPackage) throw notNow(textsIn(call.locale).packageTooLong);
  const columns = await columnsOf(tx, input, call);
  await shiftDays(tx, found, input.day_no, 1);
  await tx.insert(packageDay).values({
    ...columns,
    packageId: found.pack.id,
    dayNo: input.day_no,
    lockVersion: dayVersion(found),
  });
  await contentChanged(tx, found, call, 1);
}

export async function updateDay(
  uid: string,
  dayNo: number,
  { lock_version: version, ...input }: PackageDayInput & { lock_version: number },
  call: Call,
): Promise<PackageContent> {
  await inScope(call, async (tx) => {
    const found = await getPackage(tx, uid, call, true);
    const before = await readDay(tx, found, dayNo, call);
    sameVersion(before, version, call);
    const after = {
      ...input,
      text: input.text ?? noText,
      overnight: input.overnight ?? null,
      leg: input.leg ?? null,
    };
    const { day_no: _day, lock_version: _version, ...fields } = before;
    if (isUnchanged(fields, after)) return;
    const columns = await columnsOf(tx, input, call);
    await tx
      .update(packageDay)
      .set({ ...columns, lockVersion: sql`${packageDay.lockVersion} + 1` })
      .where(and(eq(packageDay.packageId, found.pack.id), eq(packageDay.dayNo, dayNo)));
    await contentChanged(tx, found, call);
    const change = { before: fields, after, reason: nameOf(input, dayNo) };
    await writeAudit(tx, call, { subject: subjectOf(found), action: "day_changed", ...change });
  });
  return showContent(uid, call);
}

/** Takes a day out with its slots; the log keeps both for whoever wants it back. */
export async function removeDay(uid: string, dayNo: number, version: number, call: Call) {
  await inScope(call, async (tx) => {
    const found = await getPackage(tx, uid, call, true);
    const before = await readDay(tx, found, dayNo, call);
    sameVersion(before, version, call);
    if (found.pack.durationDays === 1) throw notNow(textsIn(call.locale).packageLastDay);
    const slots = (await readKeptSlots(tx, found.pack.id)).filter((slot) => slot.day_no === dayNo);
    const { id: packageId, durationDays } = found.pack;
    const overruns = await readOverruns(tx, packageId, durationDays);
    await tx
      .delete(packageSlot)
      .where(and(eq(packageSlot.packageId, packageId), eq(packageSlot.dayNo, dayNo)));
    await tx.delete(packageDay).where(and(eq(packageDay.packageId, packageId), eq(packageDay.dayNo, dayNo)));
    await shiftDays(tx, found, dayNo + 1, -1);
    await withinPackage(tx, packageId, { before: overruns, days: durationDays - 1 }, call);
    await contentChanged(tx, found, call, -1);
    const { lock_version: _version, overnight, leg, ...day } = before;
    const kept = { ...day, ...(overnight !== null && { overnight }), ...(leg !== null && { leg }), slots };
    const change = { before: { day: kept }, reason: nameOf(before, dayNo) };
    await writeAudit(tx, call, { subject: subjectOf(found), action: "day_removed", ...change });
  });
  return showContent(uid, call);
}

const noText = { en: "" };

/** How the log calls a day. */
export function nameOf({ title }: Pick<PackageDayInput, "title">, dayNo: number): string {
  return `${dayNo} · ${title.en}`;
}

async function readDay(tx: Tx, { pack }: PackageRecord, dayNo: number, call: Call) {
  const code = (id: typeof packageDay.placeId | typeof packageDay.overnightPlaceId) =>
    sql<string | null>`(select p.code from ${place} p where p.id = ${id})`;
  const [found] = await tx
    .select({
      day_no: packageDay.dayNo,
      title: packageDay.title,
      text: packageDay.text,
      place: sql<string>`(select p.code from ${place} p where p.id = ${packageDay.placeId})`,
      overnight: code(packageDay.overnightPlaceId),
      leg: sql<string | null>`(select f.code || '-' || t.code || '-' || l.mode from ${routeLeg} l
        join ${place} f on f.id = l.from_place_id join ${place} t on t.id = l.to_place_id
        where l.id = ${packageDay.drivingLegId})`,
      lock_version: packageDay.lockVersion,
    })
    .from(packageDay)
    .where(and(eq(packageDay.packageId, pack.id), eq(packageDay.dayNo, dayNo)));
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

async function columnsOf(tx: Tx, { title, text, place: where, overnight, leg }: PackageDayInput, call: Call) {
  const texts = textsIn(call.locale);
  const idOf = async (code: string) =>
    (await tx.select({ id: place.id }).from(place).where(eq(place.code, code)))[0]?.id;
  const placeId = await idOf(where);
  if (placeId === undefined) throw invalid({ place: [texts.packagePlaceUnknown] });
  const overnightPlaceId = overnight === undefined ? null : await idOf(overnight);
  if (overnightPlaceId === undefined) throw invalid({ overnight: [texts.packagePlaceUnknown] });
  const drivingLegId = leg === undefined ? null : await legId(tx, leg);
  if (drivingLegId === undefined) throw invalid({ leg: [texts.packageLegUnknown] });
  return { title, text: text ?? noText, placeId, overnightPlaceId, drivingLegId };
}

async function legId(tx: Tx, key: string): Promise<number | undefined> {
  const [from = "", to = "", mode = ""] = key.split("-");
  const [found] = await tx
    .select({ id: routeLeg.id })
    .from(routeLeg)
    .where(
      and(
        sql`${routeLeg.fromPlaceId} = (select p.id from ${place} p where p.code = ${from})`,
        sql`${routeLeg.toPlaceId} = (select p.id from ${place} p where p.code = ${to})`,
        sql`${routeLeg.mode} = ${mode}`,
      ),
    );
  return found?.id;
}
