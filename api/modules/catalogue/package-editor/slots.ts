import { and, eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { packageDay, packageSlot, packageSlotOption } from "#api/db/schema/package.ts";
import { productOption } from "#api/db/schema/product.ts";
import { withMoved } from "#api/domain/packages/arrange-slots.ts";
import type { Call } from "#api/http/context.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import { checkOptions, type KnownOptions } from "#api/modules/catalogue/package-editor/check-options.ts";
import { showContent } from "#api/modules/catalogue/package-editor/content.ts";
import { readOverruns, withinPackage } from "#api/modules/catalogue/package-editor/package-end.ts";
import {
  contentChanged,
  readPlaced,
  unplaced,
  writePositions,
} from "#api/modules/catalogue/package-editor/positions.ts";
import { readKeptSlots, type StoredSlot } from "#api/modules/catalogue/package-editor/kept-slots.ts";
import { getPackage, inScope, subjectOf } from "#api/modules/catalogue/package-editor/records.ts";
import type { PackageRecord } from "#api/modules/catalogue/package-editor/repository.ts";
import type { KeptSlot } from "#api/modules/catalogue/package-editor/removal.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { PackageContent, PackageSlotInput } from "#contract/catalogue/packages/editor-days.ts";

/** Adds a slot to the end of a day. */
export async function addSlot(uid: string, dayNo: number, input: PackageSlotInput, call: Call) {
  await inScope(call, async (tx) => {
    const found = await getPackage(tx, uid, call, true);
    const slotUid = ulid(call.now().getTime());
    await dayExists(tx, found.pack.id, dayNo, call);
    const options = await checkOptions(tx, input, call, { dayNo, last: found.pack.durationDays, had: [] });
    await insertSlot(tx, found, { ...input, uid: slotUid, day_no: dayNo, position: 1000 }, options, call);
    const slot = await readSlot(tx, found, slotUid, call);
    await writeAudit(tx, call, {
      subject: subjectOf(found),
      action: "slot_added",
      after: { slot },
      reason: await nameOf(tx, slot),
    });
  });
  return showContent(uid, call);
}

/** A slot of a held package, whose options have been checked, at its position of a day that is there. */
export async function insertSlot(
  tx: Tx,
  found: PackageRecord,
  { uid, day_no: dayNo = 1, position, ...input }: KeptSlot,
  options: KnownOptions,
  call: Call,
): Promise<void> {
  const { id: packageId } = found.pack;
  const [made] = await tx
    .insert(packageSlot)
    .values({ ...columnsOf(input, options), uid, packageId, dayNo, seq: unplaced })
    .returning({ id: packageSlot.id });
  if (!made) throw new Error("The slot was not added");
  await writeOptions(tx, made.id, input, options);
  await writePositions(
    tx,
    packageId,
    withMoved(await readPlaced(tx, packageId), made.id, { dayNo, position }),
  );
  await contentChanged(tx, found, call);
}

export async function updateSlot(
  uid: string,
  slotUid: string,
  { lock_version: version, ...input }: PackageSlotInput & { lock_version: number },
  call: Call,
): Promise<PackageContent> {
  await inScope(call, async (tx) => {
    const found = await getPackage(tx, uid, call, true);
    const slot = await readSlot(tx, found, slotUid, call);
    sameVersion(slot, version, call);
    const had = slot.options.map(({ option }) => option);
    const at = { dayNo: slot.day_no, last: found.pack.durationDays, had };
    const options = await checkOptions(tx, input, call, at);
    const before = fieldsOf(slot);
    const after = fieldsOf({ ...slot, ...bare(input) });
    if (isUnchanged(before, after)) return;
    await tx
      .update(packageSlot)
      .set({ ...columnsOf(input, options), lockVersion: sql`${packageSlot.lockVersion} + 1` })
      .where(eq(packageSlot.uid, slotUid));
    const [row] = await tx
      .select({ id: packageSlot.id })
      .from(packageSlot)
      .where(eq(packageSlot.uid, slotUid));
    if (!row) throw notFound(textsIn(call.locale).recordNotFound);
    await tx.delete(packageSlotOption).where(eq(packageSlotOption.slotId, row.id));
    await writeOptions(tx, row.id, input, options);
    await contentChanged(tx, found, call);
    const change = { before, after, reason: await nameOf(tx, { ...slot, ...bare(input) }) };
    await writeAudit(tx, call, { subject: subjectOf(found), action: "slot_changed", ...change });
  });
  return showContent(uid, call);
}

/** Takes a slot out; the log keeps it for whoever wants it back. */
export async function removeSlot(uid: string, slotUid: string, version: number, call: Call) {
  await inScope(call, async (tx) => {
    const found = await getPackage(tx, uid, call, true);
    const slot = await readSlot(tx, found, slotUid, call);
    sameVersion(slot, version, call);
    await tx.delete(packageSlot).where(eq(packageSlot.uid, slotUid));
    await contentChanged(tx, found, call);
    const change = { before: { slot }, reason: await nameOf(tx, slot) };
    await writeAudit(tx, call, { subject: subjectOf(found), action: "slot_removed", ...change });
  });
  return showContent(uid, call);
}

export async function moveSlot(
  uid: string,
  slotUid: string,
  { day_no: dayNo, position }: { day_no: number; position: number },
  call: Call,
): Promise<PackageContent> {
  await inScope(call, async (tx) => {
    const found = await getPackage(tx, uid, call, true);
    const { id: packageId } = found.pack;
    const slot = await readSlot(tx, found, slotUid, call);
    await dayExists(tx, packageId, dayNo, call);
    const { durationDays: days } = found.pack;
    const overruns = await readOverruns(tx, packageId, days);
    const [row] = await tx
      .select({ id: packageSlot.id })
      .from(packageSlot)
      .where(eq(packageSlot.uid, slotUid));
    if (!row) throw notFound(textsIn(call.locale).recordNotFound);
    await writePositions(
      tx,
      packageId,
      withMoved(await readPlaced(tx, packageId), row.id, { dayNo, position }),
    );
    const after = await readSlot(tx, found, slotUid, call);
    const sides = [slot, after].map(({ day_no: day, position: place }) => ({ day_no: day, position: place }));
    if (sides[0]?.day_no === sides[1]?.day_no && sides[0]?.position === sides[1]?.position) return;
    await withinPackage(tx, packageId, { before: overruns, days }, call);
    await contentChanged(tx, found, call);
    const change = { before: sides[0] ?? null, after: sides[1] ?? null, reason: await nameOf(tx, after) };
    await writeAudit(tx, call, { subject: subjectOf(found), action: "slot_moved", ...change });
  });
  return showContent(uid, call);
}

async function dayExists(tx: Tx, packageId: number, dayNo: number, call: Call) {
  const [day] = await tx
    .select({ id: packageDay.id })
    .from(packageDay)
    .where(and(eq(packageDay.packageId, packageId), eq(packageDay.dayNo, dayNo)));
  if (!day) throw notFound(textsIn(call.locale).recordNotFound);
}

async function readSlot(tx: Tx, found: PackageRecord, slotUid: string, call: Call): Promise<StoredSlot> {
  const slot = (await readKeptSlots(tx, found.pack.id)).find(({ uid }) => uid === slotUid);
  if (!slot) throw notFound(textsIn(call.locale).recordNotFound);
  return slot;
}

/** What the kind of slot has a use for. */
function bare(input: PackageSlotInput): PackageSlotInput {
  const note = input.note?.en ? input.note : undefined;
  if (input.kind === "service") return { ...input, note };
  const rule = "per_person" as const;
  return { kind: input.kind, note, optional: false, deletable: false, quantity_rule: rule, options: [] };
}

/** The fields that a form writes, every one of them named. */
function fieldsOf(slot: PackageSlotInput) {
  const { kind, optional, deletable, nights, start_time, end_time, quantity_rule, note, options } = slot;
  return {
    ...{ kind, optional, deletable, quantity_rule },
    nights: nights ?? null,
    start_time: start_time ?? null,
    end_time: end_time ?? null,
    note: note ?? null,
    options: options.map(({ class: own, ...option }) => ({ ...option, class: own ?? null })),
  };
}

function columnsOf(input: PackageSlotInput, known: KnownOptions) {
  const { kind, optional, deletable, quantity_rule: quantityRule, ...rest } = bare(input);
  const first = rest.options.find(({ substitute }) => !substitute);
  return {
    ...{ kind, optional, deletable, quantityRule },
    serviceType: (first && known.get(first.option)?.serviceType) ?? null,
    nights: rest.nights ?? null,
    startTime: rest.start_time ?? null,
    endTime: rest.end_time ?? null,
    note: rest.note ?? null,
  };
}

async function writeOptions(tx: Tx, slotId: number, input: PackageSlotInput, known: KnownOptions) {
  const rows = bare(input).options.flatMap(({ option, class: own, substitute, extras }) => {
    const found = known.get(option);
    return found ? [{ slotId, optionId: found.id, class: own ?? null, substitute, extras }] : [];
  });
  if (rows.length > 0) await tx.insert(packageSlotOption).values(rows);
}

/** How the log calls a slot: by its day and its first service or its note. */
async function nameOf(
  tx: Tx,
  { day_no: day, options, note }: PackageSlotInput & { day_no?: number | undefined },
) {
  const code = options[0]?.option;
  const [option] =
    code === undefined
      ? []
      : await tx.select({ name: productOption.name }).from(productOption).where(eq(productOption.code, code));
  const words = option?.name.en ?? note?.en.slice(0, 60);
  return words ? `${day ?? ""} · ${words}` : String(day ?? "");
}
