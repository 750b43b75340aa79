import type { FieldChange } from "#contract/system/audit/entry.ts";
import type { FileEntry } from "#contract/system/audit/file-entry.ts";

/** What these entries tell of was there and went: it is named, not struck out. */
const goings = new Set(["service_removed", "service_left"]);

/**
 * An entry of a client file's history as its fields are shown: contact details one by one, what went by its name, and
 * not again what the sentence above says.
 */
export function shownChanges(entry: FileEntry): FieldChange[] {
  const changes = entry.changes.flatMap((change) => partsOf(change, entry));
  if (!goings.has(entry.action)) return changes;
  return changes.map(({ field, before }) => ({ field, before: null, after: before }));
}

function partsOf(change: FieldChange, { subject, action }: FileEntry): FieldChange[] {
  if (change.field === "client_contact") return contactParts(change);
  if (subject !== "quote") return [change];
  if (change.field === "label") return [{ ...change, field: "version_label" }];
  return change.field === "version" && action !== "revised" ? [] : [change];
}

function contactParts(change: FieldChange): FieldChange[] {
  const [before, after] = [fieldsIn(change.before), fieldsIn(change.after)];
  return Object.keys({ ...before, ...after }).map((part) => ({
    field: `contact_${part}`,
    before: before[part] ?? null,
    after: after[part] ?? null,
  }));
}

function fieldsIn(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
