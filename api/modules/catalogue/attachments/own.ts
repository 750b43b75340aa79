import { and, asc, count, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#api/db/client.ts";
import { contains } from "#api/db/contains.ts";
import { orderedBy } from "#api/db/ordered-by.ts";
import { productOption } from "#api/db/schema/product.ts";
import { supplierAttachment } from "#api/db/schema/supplier-attachment.ts";
import { upload } from "#api/db/schema/upload.ts";
import type { Call } from "#api/http/context.ts";
import type { FileAnswer } from "#api/http/mount.ts";
import { notFound, unauthenticated } from "#api/http/refusal.ts";
import { handOut } from "#api/modules/catalogue/attachments/hand-out.ts";
import { stateOf, todayOf } from "#api/modules/catalogue/attachments/states.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { OwnAttachment, OwnAttachmentQuery } from "#contract/catalogue/attachments/own-attachments.ts";

type Query = z.output<typeof OwnAttachmentQuery>;

const columns = {
  uid: supplierAttachment.uid,
  title: supplierAttachment.title,
  kind: supplierAttachment.kind,
  validFrom: supplierAttachment.validFrom,
  validTo: supplierAttachment.validTo,
  product: productOption.name,
  file: { name: upload.name, contentType: upload.contentType, bytes: upload.bytes, key: upload.storageKey },
};

/** What the wall shows anyhow; asked for here too, as everywhere. */
function shared({ scope, scoping }: Call) {
  if (scope.audience !== "supplier") throw unauthenticated("supplier");
  return scoping === "rules-only" ? undefined : eq(supplierAttachment.supplierId, scope.supplierId);
}

function rowsOf(tx: Tx) {
  return tx
    .select(columns)
    .from(supplierAttachment)
    .innerJoin(upload, eq(upload.id, supplierAttachment.uploadId))
    .leftJoin(productOption, eq(productOption.id, supplierAttachment.optionId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function present({ file, product, validFrom, validTo, ...row }: Row, today: string): OwnAttachment {
  return {
    ...row,
    product_name: product,
    file_name: file.name,
    content_type: file.contentType,
    bytes: file.bytes,
    valid_from: validFrom,
    valid_to: validTo,
    state: stateOf({ validFrom, validTo }, today),
  };
}

/** What the office shares with the supplier, that which ends first on top. */
export function listOwn({ filter, sort, page, per_page: perPage }: Query, call: Call) {
  const where = and(shared(call), filter.q ? contains(supplierAttachment.title, filter.q) : undefined);
  const wished = sort.length > 0 ? sort : (["valid_to"] as const);
  const sortColumns = { title: supplierAttachment.title, valid_to: supplierAttachment.validTo };
  return call.database.inScope(call.scope, async (tx) => {
    const rows = await rowsOf(tx)
      .where(where)
      .orderBy(...orderedBy(wished, sortColumns), asc(supplierAttachment.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [counted] = await tx.select({ total: count() }).from(supplierAttachment).where(where);
    const today = todayOf(call);
    return { rows: rows.map((row) => present(row, today)), total: counted?.total ?? 0, page, perPage };
  });
}

/** The file of one of them. */
export async function openOwn(uid: string, call: Call): Promise<FileAnswer> {
  const [found] = await call.database.inScope(call.scope, (tx) =>
    rowsOf(tx).where(and(shared(call), eq(supplierAttachment.uid, uid))),
  );
  if (!found) throw notFound(textsIn(call.locale).recordNotFound);
  return handOut(uid, found.file, call);
}
