import { bulkResult, eachOf } from "#api/http/bulk-changes.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { resourceRoutes, type BulkWish } from "#api/http/resource-routes.ts";
import { handOut } from "#api/modules/catalogue/attachments/hand-out.ts";
import { listOwn, openOwn } from "#api/modules/catalogue/attachments/own.ts";
import {
  getAttachment,
  holdMany,
  listAttachments,
  presentAttachment,
} from "#api/modules/catalogue/attachments/records.ts";
import { todayOf } from "#api/modules/catalogue/attachments/states.ts";
import {
  createAttachment,
  removeAttachment,
  removeHeld,
  updateAttachment,
} from "#api/modules/catalogue/attachments/write.ts";
import { takeIn } from "#api/uploads/take-in.ts";
import {
  attachmentResource,
  createAttachmentFile,
  downloadAttachment,
} from "#contract/catalogue/attachments/attachments.ts";
import {
  downloadOwnAttachment,
  listOwnAttachments,
} from "#contract/catalogue/attachments/own-attachments.ts";

/** Papers and pictures of suppliers: contracts, insurances, menus, maps. */
export const attachmentRoutes: Route[] = [
  // Before the record, whose address would be that of a file of the name.
  route(createAttachmentFile, ({ body }, call) => takeIn(body, call)),
  ...resourceRoutes(attachmentResource, "attachment", {
    list: (query, call) => call.database.inScope(call.scope, (tx) => listAttachments(tx, query, call)),
    show: (uid, call) =>
      call.database.inScope(call.scope, async (tx) =>
        presentAttachment(await getAttachment(tx, uid, call), todayOf(call)),
      ),
    create: createAttachment,
    update: updateAttachment,
    remove: removeAttachment,
    bulk,
  }),
  route(downloadAttachment, async ({ params: { uid } }, call) => {
    const { file } = await call.database.inScope(call.scope, (tx) => getAttachment(tx, uid, call));
    return handOut(uid, file, call);
  }),
  route(listOwnAttachments, ({ query }, call) => listOwn(query, call)),
  route(downloadOwnAttachment, ({ params }, call) => openOwn(params.uid, call)),
];

function bulk({ target, dryRun }: BulkWish<typeof attachmentResource>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const found = await holdMany(tx, target, call);
    if (dryRun) return bulkResult(found.length, []);
    const rows = found.map((record) => ({ uid: record.row.uid, name: record.row.title, record }));
    return eachOf(rows, ({ record }) => removeHeld(tx, record, call));
  });
}
