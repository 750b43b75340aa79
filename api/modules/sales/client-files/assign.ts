import { and, eq, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { hasVersion } from "#api/db/has-version.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { invalid, notFound, Refusal } from "#api/http/refusal.ts";
import { consultantsOf } from "#api/modules/files/client-file/consultants.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { tellFileChanged } from "#api/modules/files/client-file/tell-changed.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import type { assignFile, listConsultants } from "#contract/sales/client-files/assign.ts";

async function fileOf(tx: Tx, call: Call, uid: string) {
  const [file] = await tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      brandId: clientFile.brandId,
      consultantId: clientFile.consultantId,
      lockVersion: clientFile.lockVersion,
    })
    .from(clientFile)
    .where(and(visibleFiles(call), eq(clientFile.uid, uid)));
  if (!file) throw notFound("Client file not found.");
  return file;
}

export function readConsultants({ query }: InputOf<typeof listConsultants>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const brandId = query.file === undefined ? null : (await fileOf(tx, call, query.file)).brandId;
    return (await consultantsOf(tx, brandId)).map(({ uid, name }) => ({ uid, name }));
  });
}

/** Hands a file over and tells its new consultant. A file that was saved by somebody else meanwhile is refused. */
export function assign({ params, body }: InputOf<typeof assignFile>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const file = await fileOf(tx, call, params.uid);
    const consultants = await consultantsOf(tx, file.brandId);
    const chosen = consultants.find(({ uid }) => uid === body.consultant_uid);
    if (!chosen) throw invalid({ consultant_uid: ["The selected consultant uid is invalid."] });
    const consultant = { uid: chosen.uid, name: chosen.name };
    const [saved] = await tx
      .update(clientFile)
      .set({
        consultantId: chosen.id,
        lockVersion: sql`${clientFile.lockVersion} + 1`,
        updatedAt: call.now(),
      })
      .where(and(eq(clientFile.id, file.id), hasVersion(clientFile.lockVersion, body.lock_version)))
      .returning({ lockVersion: clientFile.lockVersion });
    if (!saved) {
      const now = consultants.find(({ id }) => id === file.consultantId);
      throw new Refusal(409, {
        message: "Somebody else saved this file in the meantime.",
        current: {
          consultant: now ? { uid: now.uid, name: now.name } : null,
          lock_version: file.lockVersion,
        },
      });
    }
    if (chosen.id !== file.consultantId) {
      const before = consultants.find(({ id }) => id === file.consultantId);
      await writeAudit(tx, call, {
        subject: { type: "client-file", uid: file.uid, fileId: file.id, brandId: file.brandId },
        action: "assigned",
        before: { consultant: before ? { uid: before.uid, name: before.name } : null },
        after: { consultant },
      });
      const { name } = call.signedIn();
      const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name, by: name };
      await notify(tx, call, [chosen], { kind: "file.assigned", facts });
    }
    tellFileChanged(tx, call, { uid: file.uid, lockVersion: saved.lockVersion });
    return { consultant, lock_version: saved.lockVersion };
  });
}
