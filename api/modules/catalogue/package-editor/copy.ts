import { asc, eq, like } from "drizzle-orm";
import { ulid } from "ulid";
import { writeAudit } from "#api/audit/write-audit.ts";
import { brokenRule } from "#api/db/broken-rule.ts";
import type { Tx } from "#api/db/client.ts";
import { packageDay, packageSlot, packageSlotOption, tripPackage } from "#api/db/schema/package.ts";
import { copyName, copyReference, copyStem } from "#api/domain/packages/copy-names.ts";
import type { Call } from "#api/http/context.ts";
import { overAllBrands } from "#api/http/over-all-brands.ts";
import { fieldsOf } from "#api/modules/catalogue/package-editor/head.ts";
import { getPackage, inScope, subjectOf } from "#api/modules/catalogue/package-editor/records.ts";
import { presentPackage } from "#api/modules/catalogue/package-editor/repository.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { OfficePackage } from "#contract/catalogue/packages/editor.ts";

/** Others may take the reference that was free a moment ago. */
const attempts = 5;

/** Makes a draft of a package with all its days and slots, under a name and a reference of its own; without its tests. */
export async function copyPackage(uid: string, call: Call): Promise<OfficePackage> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await makeCopy(uid, call);
    } catch (error) {
      if (brokenRule(error) !== "package_ref_unique" || attempt === attempts) throw error;
    }
  }
}

async function makeCopy(uid: string, call: Call): Promise<OfficePackage> {
  const { pack: known } = await inScope(call, (tx) => getPackage(tx, uid, call));
  // A reference is unique among all packages, also those that the caller cannot see.
  const ref = await overAllBrands(call, (tx) => freeReference(tx, known.ref));
  return inScope(call, async (tx) => {
    // Held, so that nobody changes a day or a slot between two of the tables.
    const { pack } = await getPackage(tx, uid, call, true);
    const { id: packageId, createdAt: _made, updatedAt: _changed, ...columns } = pack;
    const copyUid = ulid(call.now().getTime());
    const fresh = { status: "draft" as const, contentVersion: 1, lockVersion: 1 };
    const name = copyName(pack.name, (locale) => textsIn(locale).packageCopyName);
    const [made] = await tx
      .insert(tripPackage)
      .values({ ...columns, ...fresh, uid: copyUid, ref, name })
      .returning({ id: tripPackage.id });
    if (!made) throw new Error("The copy was not added");
    await copyContent(tx, { from: packageId, to: made.id }, call);
    const copy = await getPackage(tx, copyUid, call);
    await writeAudit(tx, call, {
      subject: subjectOf(copy),
      action: "copied",
      after: fieldsOf(presentPackage(copy)),
      reason: pack.ref,
    });
    return presentPackage(copy);
  });
}

async function freeReference(tx: Tx, ref: string): Promise<string> {
  const rows = await tx
    .select({ ref: tripPackage.ref })
    .from(tripPackage)
    // References are letters and digits: none of them is a sign of the pattern.
    .where(like(tripPackage.ref, `${copyStem(ref)}%`));
  return copyReference(ref, new Set(rows.map((row) => row.ref)));
}

type Copied = { from: number; to: number };

/** Days, slots and their options, each table in one statement. */
async function copyContent(tx: Tx, { from, to }: Copied, call: Call): Promise<void> {
  const days = await tx.select().from(packageDay).where(eq(packageDay.packageId, from));
  if (days.length > 0) {
    await tx
      .insert(packageDay)
      .values(days.map(({ id: _id, ...day }) => ({ ...day, packageId: to, lockVersion: 1 })));
  }
  const slots = await tx.select().from(packageSlot).where(eq(packageSlot.packageId, from));
  if (slots.length === 0) return;
  const named = slots.map((slot) => ({ ...slot, copy: ulid(call.now().getTime()) }));
  const made = await tx
    .insert(packageSlot)
    .values(
      named.map(({ id: _id, copy, ...slot }) => ({ ...slot, uid: copy, packageId: to, lockVersion: 1 })),
    )
    .returning({ id: packageSlot.id, uid: packageSlot.uid });
  const idOf = new Map(made.map((slot) => [slot.uid, slot.id]));
  const copies = new Map(named.map(({ id, copy }) => [id, idOf.get(copy)]));
  const options = await tx
    .select({ option: packageSlotOption })
    .from(packageSlotOption)
    .innerJoin(packageSlot, eq(packageSlot.id, packageSlotOption.slotId))
    .where(eq(packageSlot.packageId, from))
    .orderBy(asc(packageSlotOption.id));
  const rows = options.flatMap(({ option: { id: _id, slotId: old, ...option } }) => {
    const slotId = copies.get(old);
    return slotId === undefined ? [] : [{ ...option, slotId }];
  });
  if (rows.length > 0) await tx.insert(packageSlotOption).values(rows);
}
