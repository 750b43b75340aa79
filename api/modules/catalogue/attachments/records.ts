import { and, asc, count, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { supplier } from "#api/db/schema/company.ts";
import { productOption } from "#api/db/schema/product.ts";
import { supplierAttachment } from "#api/db/schema/supplier-attachment.ts";
import { upload } from "#api/db/schema/upload.ts";
import { user } from "#api/db/schema/user.ts";
import type { Call } from "#api/http/context.ts";
import { notFound } from "#api/http/refusal.ts";
import { inState, stateOf, todayOf } from "#api/modules/catalogue/attachments/states.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Attachment, AttachmentQuery } from "#contract/catalogue/attachments/attachments.ts";

type Query = z.output<typeof AttachmentQuery>;

function rowsOf(tx: Tx) {
  return tx
    .select({
      row: supplierAttachment,
      supplier: { uid: supplier.uid, name: supplier.name },
      product: { uid: productOption.uid, name: productOption.name },
      file: {
        uid: upload.uid,
        name: upload.name,
        contentType: upload.contentType,
        bytes: upload.bytes,
        key: upload.storageKey,
      },
      by: user.name,
    })
    .from(supplierAttachment)
    .innerJoin(supplier, eq(supplier.id, supplierAttachment.supplierId))
    .innerJoin(upload, eq(upload.id, supplierAttachment.uploadId))
    .leftJoin(productOption, eq(productOption.id, supplierAttachment.optionId))
    .leftJoin(user, eq(user.id, supplierAttachment.createdBy))
    .$dynamic();
}

/** An attachment as it is kept, with what names its supplier, product and file. */
export type AttachmentRecord = Awaited<ReturnType<typeof rowsOf>>[number];

/** An attachment as the office reads it on a day. */
export function presentAttachment(record: AttachmentRecord, today: string): Attachment {
  const { row, file, product } = record;
  return {
    uid: row.uid,
    supplier: record.supplier.uid,
    supplier_name: record.supplier.name,
    product: product?.uid ?? null,
    product_name: product?.name ?? null,
    title: row.title,
    kind: row.kind,
    file: file.uid,
    file_name: file.name,
    content_type: file.contentType,
    bytes: file.bytes,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    state: stateOf(row, today),
    visibility: row.visibility,
    language: row.language,
    notes: row.notes,
    created_at: row.createdAt.toISOString(),
    created_by: record.by ?? "",
    lock_version: row.lockVersion,
  };
}

function conditions({ q, ...filter }: Query["filter"], today: string): SQL | undefined {
  return and(
    q
      ? or(contains(supplierAttachment.title, q), contains(supplier.name, q), contains(upload.name, q))
      : undefined,
    filter.supplier ? eq(supplier.uid, filter.supplier) : undefined,
    filter.kind ? eq(supplierAttachment.kind, filter.kind) : undefined,
    filter.visibility ? eq(supplierAttachment.visibility, filter.visibility) : undefined,
    filter.state ? inState(filter.state, today) : undefined,
  );
}

const sortColumns = {
  title: supplierAttachment.title,
  supplier: supplier.name,
  valid_to: supplierAttachment.validTo,
  created_at: supplierAttachment.createdAt,
};

/** Those that end first stand first, unless another order is wished. */
export async function listAttachments(tx: Tx, query: Query, call: Call) {
  const { page, per_page: perPage, sort } = query;
  const today = todayOf(call);
  const where = conditions(query.filter, today);
  const wished = sort.length > 0 ? sort : (["valid_to"] as const);
  const rows = await rowsOf(tx)
    .where(where)
    .orderBy(...orderedBy(wished, sortColumns), asc(supplierAttachment.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await tx
    .select({ total: count() })
    .from(supplierAttachment)
    .innerJoin(supplier, eq(supplier.id, supplierAttachment.supplierId))
    .innerJoin(upload, eq(upload.id, supplierAttachment.uploadId))
    .where(where);
  return {
    rows: rows.map((row) => presentAttachment(row, today)),
    total: counted?.total ?? 0,
    page,
    perPage,
  };
}

/** The attachments that a bulk call means, held until the transaction ends. */
export function holdMany(
  tx: Tx,
  target: { uids: string[] } | { filter: Query["filter"] },
  call: Call,
): Promise<AttachmentRecord[]> {
  const where =
    "uids" in target
      ? inArray(supplierAttachment.uid, target.uids)
      : conditions(target.filter, todayOf(call));
  return rowsOf(tx)
    .where(where)
    .orderBy(asc(supplierAttachment.id))
    .for("update", { of: supplierAttachment });
}

/** An attachment that the caller sees; with `hold` nobody else changes it before the transaction ends. */
export async function getAttachment(
  tx: Tx,
  uid: string,
  call: Call,
  { hold = false } = {},
): Promise<AttachmentRecord> {
  const query = rowsOf(tx).where(eq(supplierAttachment.uid, uid));
  const [found] = await (hold ? query.for("update", { of: supplierAttachment }) : query);
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return found;
}

/** Another attachment of the supplier that is the same file, by its title; null for none. */
export async function sameFileOf(
  tx: Tx,
  { supplierId, sha256, but }: { supplierId: number; sha256: string; but: string | null },
): Promise<string | null> {
  const [found] = await tx
    .select({ title: supplierAttachment.title })
    .from(supplierAttachment)
    .innerJoin(upload, eq(upload.id, supplierAttachment.uploadId))
    .where(
      and(
        eq(supplierAttachment.supplierId, supplierId),
        eq(upload.sha256, sha256),
        but === null ? undefined : sql`${supplierAttachment.uid} <> ${but}`,
      ),
    )
    .limit(1);
  return found?.title ?? null;
}
