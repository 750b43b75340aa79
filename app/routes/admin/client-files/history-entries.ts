import type { AuditEntry, FieldChange } from "#contract/audit/entry.ts";

/** What these entries tell of was there and went: it is named, not struck out. */
const goings = new Set(["service_removed", "service_left"]);

/** An entry of a client file's history as it is shown: contact details one by one, what went by its name. */
export function toldEntry(entry: AuditEntry): AuditEntry {
  const changes = entry.changes.flatMap(contactParts);
  if (!goings.has(entry.action)) return { ...entry, changes };
  return { ...entry, changes: changes.map(({ field, before }) => ({ field, before: null, after: before })) };
}

function contactParts(change: FieldChange): FieldChange[] {
  if (change.field !== "client_contact") return [change];
  const [before, after] = [partsOf(change.before), partsOf(change.after)];
  return Object.keys({ ...before, ...after }).map((part) => ({
    field: `contact_${part}`,
    before: before[part] ?? null,
    after: after[part] ?? null,
  }));
}

function partsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
