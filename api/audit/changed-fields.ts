import { canonical } from "#api/audit/chain.ts";
import type { AuditFields } from "#api/db/schema/audit.ts";

type Sides = { before: AuditFields | null; after: AuditFields | null };

/** Bookkeeping that every write touches; it says nothing about what somebody did. */
const unsaid = new Set(["lock_version", "updated_at", "created_at", "uid"]);

/** The fields that differ, on both sides. Null on a side stands for a record that was not there. */
export function changedFields(before: AuditFields | null, after: AuditFields | null): Sides {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...names].filter(
    (name) => !unsaid.has(name) && canonical(before?.[name]) !== canonical(after?.[name]),
  );
  return { before: pick(before, changed), after: pick(after, changed) };
}

/** True when saving would change nothing. */
export function isUnchanged(before: AuditFields, after: AuditFields): boolean {
  return Object.keys(changedFields(before, after).after ?? {}).length === 0;
}

function pick(fields: AuditFields | null, names: readonly string[]): AuditFields | null {
  return fields && Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}
