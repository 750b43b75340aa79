import { ulid } from "ulid";
import { appendEntries, type Entry } from "#api/audit/append.ts";
import { changedFields } from "#api/audit/changed-fields.ts";
import type { Tx } from "#api/db/client.ts";
import type { AuditFields } from "#api/db/schema/audit.ts";
import type { Account, Call } from "#api/http/context.ts";
import type { FileAction, FileSubject } from "#contract/system/audit/file-history.ts";

/** Who acts, from where. Every `Call` is one; jobs make their own with `account: null` and `system: true`. */
export type AuditSource = Pick<Call, "requestId" | "clientAddress" | "serverKey" | "now"> & {
  account: Pick<Account, "id" | "audience"> | null;
  /** Set when the product itself acts and nobody asked. */
  system?: true;
};

type Subject<Type extends string> = {
  /** Kind of the record, singular: `label`, `client-file`. */
  type: Type;
  uid: string;
};

/** What happens to records of a client file: only what its history has words for. */
type FileChange = {
  [Type in FileSubject]: {
    /** The internal numbers of the file, and of the brand whose office may read the entry. */
    subject: Subject<Type> & { fileId: number; brandId: number };
    action: FileAction<Type>;
  };
}[FileSubject];

type OtherChange = {
  /** Without a brand whoever may read the record may read the entry. */
  subject: Subject<string> & { fileId?: never; brandId?: number };
  /** `created`, `changed`, `removed`, or a verb of the record's own: `published`. */
  action: string;
};

export type AuditChange = (FileChange | OtherChange) & {
  /** The record before and after, by the field names of its contract; whole or in part, equal fields are left out. */
  before?: AuditFields | null;
  after?: AuditFields | null;
  reason?: string | null;
};

/**
 * Adds to the audit log inside the transaction of the change, so that either both are kept or neither. Call it
 * once per transaction where you can, with all changes; no other transaction waits for this one.
 */
export async function writeAudit(tx: Tx, source: AuditSource, ...changes: AuditChange[]): Promise<void> {
  await appendEntries(
    tx,
    source.serverKey,
    changes.map((change) => entryOf(change, source)),
  );
}

/** What the log keeps of a change. */
export function entryOf(
  { subject, action, before, after, reason }: AuditChange,
  { account, requestId, clientAddress, now, system }: Omit<AuditSource, "serverKey">,
): Entry {
  const at = now();
  return {
    ...changedFields(before ?? null, after ?? null),
    uid: ulid(at.getTime()),
    at,
    actorId: account?.id ?? null,
    actorAudience: system ? "system" : (account?.audience ?? "public"),
    impersonatorId: null,
    ip: clientAddress,
    action,
    subjectType: subject.type,
    subjectUid: subject.uid,
    fileId: subject.fileId ?? null,
    brandId: subject.brandId ?? null,
    reason: reason ?? null,
    requestId,
  };
}
