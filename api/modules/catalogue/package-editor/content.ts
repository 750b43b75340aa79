import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { packageDay } from "#api/db/schema/package.ts";
import { place, routeLeg } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { Call } from "#api/http/context.ts";
import { getPackage, inScope, subjectOf } from "#api/modules/catalogue/package-editor/records.ts";
import type { PackageRecord } from "#api/modules/catalogue/package-editor/repository.ts";
import { readRemoval } from "#api/modules/catalogue/package-editor/removal.ts";
import { readEditorSlots } from "#api/modules/catalogue/package-editor/content-slots.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import type { EditorDay, EditorLeg, PackageContent } from "#contract/catalogue/packages/editor-days.ts";

const overnight = alias(place, "overnight_place");
const legFrom = alias(place, "leg_from");
const legTo = alias(place, "leg_to");

/** All days of a package that the caller may see, and whether its last change can be taken back. */
export async function showContent(uid: string, call: Call): Promise<PackageContent> {
  const { found, removal } = await inScope(call, async (tx) => {
    const record = await getPackage(tx, uid, call);
    return { found: record, removal: await lastRemoval(tx, record) };
  });
  // A package shows what was put into it, also services of suppliers that the caller cannot find.
  const days = await withCosts(call.database, (tx) => readDays(tx, found.pack.id));
  const undo = removal && {
    kind: removal.kind,
    day_no: removal.dayNo,
    name: removal.kind === "day" ? removal.day.title : await nameOf(removal.slot.options[0]?.option, call),
  };
  return { uid, brand: found.brand, name: found.pack.name, days, undo };
}

/** The removal that was the last thing that happened to a package. */
export async function lastRemoval(tx: Tx, found: PackageRecord) {
  const { type, uid } = subjectOf(found);
  const [last] = await tx
    .select({ action: auditLog.action, before: auditLog.before })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, type), eq(auditLog.subjectUid, uid)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return last ? readRemoval(last) : null;
}

async function nameOf(code: string | undefined, call: Call) {
  if (code === undefined) return null;
  const [option] = await withCosts(call.database, (tx) =>
    tx.select({ name: productOption.name }).from(productOption).where(eq(productOption.code, code)),
  );
  return option?.name ?? null;
}

/** By name, alike on every database. */
const inOrder = (name: typeof legFrom.name | typeof legTo.name) => sql`${name} collate "und-x-icu"`;

/** The columns of a journey as the editor names it. */
const legColumns = {
  from: legFrom.code,
  to: legTo.code,
  from_name: legFrom.name,
  to_name: legTo.name,
  mode: routeLeg.mode,
  distance_km: routeLeg.distanceKm,
  minutes: routeLeg.minutes,
};

type LegColumns = { [Name in keyof Omit<EditorLeg, "key">]: EditorLeg[Name] | null };

function legOf({ from, to, from_name, to_name, mode, ...size }: LegColumns): EditorLeg | null {
  if (!from || !to || !mode) return null;
  const names = { from_name: from_name ?? from, to_name: to_name ?? to };
  return { ...size, ...names, key: `${from}-${to}-${mode}`, from, to, mode };
}

/** Every journey there is, by the name of where it begins. */
export async function readLegs(tx: Tx): Promise<EditorLeg[]> {
  const rows = await tx
    .select(legColumns)
    .from(routeLeg)
    .innerJoin(legFrom, eq(legFrom.id, routeLeg.fromPlaceId))
    .innerJoin(legTo, eq(legTo.id, routeLeg.toPlaceId))
    .orderBy(inOrder(legFrom.name), inOrder(legTo.name), asc(routeLeg.mode));
  return rows.flatMap((row) => legOf(row) ?? []);
}

async function readDays(tx: Tx, packageId: number): Promise<EditorDay[]> {
  const rows = await tx
    .select({
      day: packageDay,
      place: { code: place.code, name: place.name },
      overnight: { code: overnight.code, name: overnight.name },
      leg: legColumns,
    })
    .from(packageDay)
    .innerJoin(place, eq(place.id, packageDay.placeId))
    .leftJoin(overnight, eq(overnight.id, packageDay.overnightPlaceId))
    .leftJoin(routeLeg, eq(routeLeg.id, packageDay.drivingLegId))
    .leftJoin(legFrom, eq(legFrom.id, routeLeg.fromPlaceId))
    .leftJoin(legTo, eq(legTo.id, routeLeg.toPlaceId))
    .where(eq(packageDay.packageId, packageId))
    .orderBy(asc(packageDay.dayNo));
  const slots = await readEditorSlots(tx, packageId);
  return rows.map(({ day, place: where, overnight: night, leg }) => ({
    day_no: day.dayNo,
    title: day.title,
    text: day.text,
    place: where.code,
    place_name: where.name,
    overnight: night?.code ?? null,
    overnight_name: night?.name ?? null,
    leg: legOf(leg),
    slots: slots.filter(({ dayNo }) => dayNo === day.dayNo).map(({ dayNo: _day, ...slot }) => slot),
    lock_version: day.lockVersion,
  }));
}
