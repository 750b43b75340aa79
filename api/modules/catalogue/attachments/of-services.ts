import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { endedList } from "#api/db/ended-line.ts";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { supplierAttachment } from "#api/db/schema/supplier-attachment.ts";
import { upload } from "#api/db/schema/upload.ts";
import type { AttachmentVisibility } from "#contract/catalogue/attachments/attachment-words.ts";
import type { TripAttachment } from "#contract/sales/trip-attachments/trip-attachment.ts";

/** `file` is its key. Whose papers are wanted: those for agencies or for travellers, of the services of a file that a condition lets through. */
type Wanted = { file: SQL | number; visible: AttachmentVisibility[]; services?: SQL | undefined };

/**
 * Asks for papers of the suppliers of services that count: of the product, or of all of the supplier, and valid on a
 * day of the service. Those of the first service first.
 */
export function attachmentsOf(tx: Tx, wanted: Wanted) {
  const first = sql<string>`(select min(line.date_from) from service_line line where ${ofService(wanted)})`;
  return tx
    .select({
      uid: supplierAttachment.uid,
      title: supplierAttachment.title,
      kind: supplierAttachment.kind,
      language: supplierAttachment.language,
      supplier_name: sql<string>`coalesce(${supplier.internetName}, '')`,
      file: {
        name: upload.name,
        contentType: upload.contentType,
        bytes: upload.bytes,
        key: upload.storageKey,
      },
    })
    .from(supplierAttachment)
    .innerJoin(upload, eq(upload.id, supplierAttachment.uploadId))
    .innerJoin(supplier, eq(supplier.id, supplierAttachment.supplierId))
    .where(
      and(
        inArray(supplierAttachment.visibility, wanted.visible),
        sql`exists (select from service_line line where ${ofService(wanted)})`,
      ),
    )
    .orderBy(first, asc(supplier.id), asc(supplierAttachment.title), asc(supplierAttachment.id))
    .limit(most);
}

/** No trip has as many that a person wants to read. */
const most = 60;

/** A service, `line`, that an attachment is about. */
function ofService({ file, services }: Wanted): SQL {
  const { supplierId, optionId, validFrom, validTo } = supplierAttachment;
  return sql`line.file_id = ${file} and line.supplier_id = ${supplierId}
    and line.kind = 'included' and line.status not in (${endedList})
    and (${optionId} is null or line.option_id = ${optionId})
    and (${validFrom} is null or ${validFrom} <= line.date_to)
    and (${validTo} is null or ${validTo} >= line.date_from)
    and ${services ?? sql`true`}`;
}

export type AttachmentRow = Awaited<ReturnType<typeof attachmentsOf>>[number];

/** One of them as it is told; where its file lies is not. */
export function presentAttachment({ file, ...row }: AttachmentRow): TripAttachment {
  return { ...row, content_type: file.contentType, bytes: file.bytes };
}
