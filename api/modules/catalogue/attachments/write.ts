import { and, eq, sql } from "drizzle-orm";
import { ulid } from "ulid";
import { isUnchanged } from "#api/audit/changed-fields.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { productOption } from "#api/db/schema/product.ts";
import { supplierAttachment } from "#api/db/schema/supplier-attachment.ts";
import { upload } from "#api/db/schema/upload.ts";
import type { Call } from "#api/http/context.ts";
import { sameVersion } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import {
  getAttachment,
  presentAttachment,
  sameFileOf,
  type AttachmentRecord,
} from "#api/modules/catalogue/attachments/records.ts";
import { todayOf } from "#api/modules/catalogue/attachments/states.ts";
import { getSupplier } from "#api/modules/catalogue/suppliers/records.ts";
import { attachmentTextsIn } from "#api/texts/attachment-texts.ts";
import { fill, textsIn } from "#api/texts/texts.ts";
import { releaseUpload, useUpload } from "#api/uploads/use-upload.ts";
import { kindsWithCosts } from "#contract/catalogue/attachments/attachment-words.ts";
import type { Attachment, AttachmentInput } from "#contract/catalogue/attachments/attachments.ts";

/** Adds an attachment to a supplier that the caller sees. */
export function createAttachment(input: AttachmentInput, call: Call): Promise<Attachment> {
  const uid = ulid(call.now().getTime());
  return call.database.inScope(call.scope, async (tx) => {
    const { supplier } = await getSupplier(tx, input.supplier, call);
    const columns = await columnsOf(tx, { input, supplierId: supplier.id, but: null }, call);
    const made = { createdBy: call.signedIn().id, createdAt: call.now(), updatedAt: call.now() };
    await tx.insert(supplierAttachment).values({ ...columns, ...made, uid, supplierId: supplier.id });
    const record = await getAttachment(tx, uid, call);
    await writeAudit(tx, call, { subject: subjectOf(record), action: "created", after: fieldsOf(record) });
    return presentAttachment(record, todayOf(call));
  });
}

/** Saves the form; a file that another takes the place of is deleted a day later. */
export function updateAttachment(
  uid: string,
  version: number,
  input: AttachmentInput,
  call: Call,
): Promise<Attachment> {
  return call.database.inScope(call.scope, async (tx) => {
    const before = await getAttachment(tx, uid, call, { hold: true });
    sameVersion(presentAttachment(before, todayOf(call)), version, call);
    const texts = attachmentTextsIn(call.locale);
    if (input.supplier !== before.supplier.uid) throw invalid({ supplier: [texts.otherSupplier] });
    const { supplierId } = before.row;
    const columns = await columnsOf(tx, { input, supplierId, but: before }, call);
    await tx.update(supplierAttachment).set(columns).where(eq(supplierAttachment.id, before.row.id));
    const after = await getAttachment(tx, uid, call);
    if (isUnchanged(fieldsOf(before), fieldsOf(after))) return presentAttachment(before, todayOf(call));
    await touch(tx, before, after, call);
    const sides = { before: fieldsOf(before), after: fieldsOf(after) };
    await writeAudit(tx, call, { subject: subjectOf(after), action: "changed", ...sides });
    return presentAttachment(await getAttachment(tx, uid, call), todayOf(call));
  });
}

/** Counts the version up. An end that moved is told of anew when it comes near. */
async function touch(tx: Tx, before: AttachmentRecord, after: AttachmentRecord, call: Call): Promise<void> {
  const moved = before.row.validTo !== after.row.validTo;
  await tx
    .update(supplierAttachment)
    .set({
      lockVersion: sql`${supplierAttachment.lockVersion} + 1`,
      updatedAt: call.now(),
      ...(moved && { expiryToldAt: null }),
    })
    .where(eq(supplierAttachment.id, after.row.id));
}

/** Removes an attachment as the caller read it. */
export function removeAttachment(uid: string, version: number, call: Call): Promise<void> {
  return call.database.inScope(call.scope, async (tx) => {
    const found = await getAttachment(tx, uid, call, { hold: true });
    sameVersion(presentAttachment(found, todayOf(call)), version, call);
    await removeHeld(tx, found, call);
  });
}

/** Removes an attachment that is held; its file is deleted a day later. */
export async function removeHeld(tx: Tx, found: AttachmentRecord, call: Call): Promise<void> {
  await tx.delete(supplierAttachment).where(eq(supplierAttachment.id, found.row.id));
  await releaseUpload(tx, found.file.uid, call.now());
  await writeAudit(tx, call, { subject: subjectOf(found), action: "removed", before: fieldsOf(found) });
}

type Wish = { input: AttachmentInput; supplierId: number; but: AttachmentRecord | null };

/** The columns that a form means; what does not fit is refused beside its field. */
async function columnsOf(tx: Tx, wish: Wish, call: Call) {
  const { input } = wish;
  const texts = attachmentTextsIn(call.locale);
  const [from, to] = [input.valid_from ?? null, input.valid_to ?? null];
  if (from !== null && to !== null && to < from) throw invalid({ valid_to: [texts.daysOrder] });
  if (isOutside(input) && kindsWithCosts.some((kind) => kind === input.kind)) {
    throw invalid({ visibility: [texts.costsStay] });
  }
  return {
    optionId: await optionIdOf(tx, wish, call),
    uploadId: await uploadIdOf(tx, wish, call),
    title: input.title,
    kind: input.kind,
    validFrom: from,
    validTo: to,
    visibility: input.visibility,
    language: input.language ?? null,
    notes: input.notes ?? null,
  };
}

/** True of what agencies or travellers would read. */
function isOutside({ visibility }: Pick<AttachmentInput, "visibility">): boolean {
  return visibility === "agent" || visibility === "client";
}

async function optionIdOf(tx: Tx, { input: { product }, supplierId }: Wish, call: Call) {
  if (product === undefined) return null;
  const [found] = await tx
    .select({ id: productOption.id })
    .from(productOption)
    .where(and(eq(productOption.uid, product), eq(productOption.supplierId, supplierId)));
  if (!found) throw invalid({ product: [attachmentTextsIn(call.locale).productOther] });
  return found.id;
}

/** Takes the file over, and gives the one before back. */
async function uploadIdOf(tx: Tx, { input: { file }, supplierId, but }: Wish, call: Call): Promise<number> {
  if (but?.file.uid === file) return but.row.uploadId;
  const [found] = await tx
    .select({ id: upload.id, sha256: upload.sha256, usedAt: upload.usedAt })
    .from(upload)
    .where(and(eq(upload.uid, file), eq(upload.purpose, "attachment")))
    .for("update");
  // A file of another record would be deleted with that one.
  if (!found || found.usedAt !== null) throw invalid({ file: [textsIn(call.locale).uploadGone] });
  const same = { supplierId, sha256: found.sha256 ?? "", but: but?.row.uid ?? null };
  const title = await sameFileOf(tx, same);
  if (title !== null) throw invalid({ file: [fill(attachmentTextsIn(call.locale).sameFile, { title })] });
  await useUpload(tx, file, { purpose: "attachment", isPublic: false, now: call.now() });
  if (but) await releaseUpload(tx, but.file.uid, call.now());
  return found.id;
}

/** The fields that a form writes, as the log tells them: products and files by their names. */
function fieldsOf({ row, product, file }: AttachmentRecord) {
  return {
    product: product?.name.en ?? null,
    title: row.title,
    kind: row.kind,
    // Another file may have the same name.
    file: `${file.name} · ${file.uid.slice(-5)}`,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    visibility: row.visibility,
    language: row.language,
    notes: row.notes,
  };
}

function subjectOf({ row }: AttachmentRecord) {
  return { type: "attachment", uid: row.uid };
}
