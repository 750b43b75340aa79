import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { clientFileLabel, label } from "#api/db/schema/label.ts";
import { user } from "#api/db/schema/user.ts";
import type { AuditFields } from "#api/db/schema/audit.ts";
import { closedStatuses } from "#api/domain/files/closed-statuses.ts";
import { invalid } from "#api/http/refusal.ts";
import type { ApiTexts } from "#api/texts/en.ts";
import { fill } from "#api/texts/texts.ts";
import type { FileAction } from "#contract/system/audit/file-history.ts";
import type { FileVerb } from "#contract/sales/client-files/bulk.ts";
import type { PermissionName } from "#contract/permissions.ts";

export const permissionOf: Record<FileVerb, PermissionName> = {
  assign: "client-files.reassign",
  label: "client-files.edit",
  unlabel: "client-files.edit",
};

export type BulkFile = {
  id: number;
  uid: string;
  reference: string;
  name: string;
  status: string;
  brandId: number;
  consultant: { uid: string; name: string } | null;
};

/** A verb with its value: which files it has nothing to do on, which it refuses and why, and what it does. */
export type Deed = {
  done: SQL;
  refused: SQL;
  reasonOf: (file: BulkFile) => string;
  apply: (tx: Tx, ids: number[]) => Promise<void>;
  action: FileAction<"client-file">;
  /** Who looks after the files from then on, where the verb decides that. */
  handsTo?: { id: number; uid: string; name: string };
  trace: (file: BulkFile) => { before: AuditFields; after: AuditFields };
};

/** Reads the value of the verb; refuses one that is no consultant or no label. */
export async function deedOf(tx: Tx, verb: FileVerb, value: string, texts: ApiTexts): Promise<Deed> {
  return verb === "assign" ? assigning(tx, value, texts) : labelling(tx, verb, value, texts);
}

async function assigning(tx: Tx, uid: string, texts: ApiTexts): Promise<Deed> {
  const [consultant] = await tx
    .select({ id: user.id, uid: user.uid, name: user.name, brandIds: user.brandIds })
    .from(user)
    .where(and(eq(user.uid, uid), eq(user.audience, "office"), eq(user.status, "active")));
  if (!consultant) throw invalid({ value: [texts.consultantUnknown] });
  const { id, name, brandIds } = consultant;
  const ofOtherBrand = sql`not (${clientFile.brandId} = any(${sql.param(brandIds)}))`;
  return {
    done: sql`${clientFile.consultantId} is not distinct from ${id}`,
    refused: sql`(${inArray(clientFile.status, [...closedStatuses])} or ${ofOtherBrand})`,
    reasonOf: ({ brandId }) =>
      brandIds.includes(brandId) ? texts.fileClosed : fill(texts.notOfBrand, { name }),
    apply: async (tx, ids) => {
      await tx
        .update(clientFile)
        .set({ consultantId: id, lockVersion: sql`${clientFile.lockVersion} + 1`, updatedAt: sql`now()` })
        .where(sql`${clientFile.id} = any(${sql.param(ids)})`);
    },
    action: "assigned",
    handsTo: { id, uid: consultant.uid, name },
    trace: (file) => ({
      before: { consultant: file.consultant },
      after: { consultant: { uid: consultant.uid, name } },
    }),
  };
}

async function labelling(tx: Tx, verb: "label" | "unlabel", uid: string, texts: ApiTexts): Promise<Deed> {
  const [found] = await tx
    .select({ id: label.id, name: label.name })
    .from(label)
    .where(and(eq(label.uid, uid), eq(label.appliesTo, "file")));
  if (!found) throw invalid({ value: [texts.labelUnknown] });
  const { id, name } = found;
  const carries = sql`exists (select from client_file_label carried
    where carried.file_id = ${clientFile.id} and carried.label_id = ${id})`;
  const adds = verb === "label";
  return {
    done: adds ? carries : sql`not ${carries}`,
    refused: sql`false`,
    reasonOf: () => texts.changedMeanwhile,
    apply: async (tx, ids) => {
      if (adds) {
        await tx
          .insert(clientFileLabel)
          .values(ids.map((fileId) => ({ fileId, labelId: id })))
          .onConflictDoNothing();
        return;
      }
      await tx
        .delete(clientFileLabel)
        .where(and(eq(clientFileLabel.labelId, id), sql`${clientFileLabel.fileId} = any(${sql.param(ids)})`));
    },
    action: adds ? "labelled" : "unlabelled",
    trace: () =>
      adds
        ? { before: { label: null }, after: { label: { uid, name } } }
        : { before: { label: { uid, name } }, after: { label: null } },
  };
}
