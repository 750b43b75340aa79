import { expect, test } from "vitest";
import { toldEntry } from "#app/routes/admin/client-files/history-entries.ts";
import type { AuditEntry, FieldChange } from "#contract/audit/entry.ts";

const entry = (action: string, changes: FieldChange[]): AuditEntry => ({
  uid: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  at: "2026-11-20T00:00:00.000Z",
  actor: { audience: "agent", name: "Emma" },
  action,
  changes,
  reason: null,
  request_id: "r",
});

test("contact details are told one by one", () => {
  const before = { name: "Ann", email: null };
  const after = { name: "Ann", email: "ann@x.example", phone: "1" };
  const told = toldEntry(entry("details_changed", [{ field: "client_contact", before, after }]));
  expect(told.changes).toEqual([
    { field: "contact_name", before: "Ann", after: "Ann" },
    { field: "contact_email", before: null, after: "ann@x.example" },
    { field: "contact_phone", before: null, after: "1" },
  ]);
  const first = toldEntry(entry("details_changed", [{ field: "client_contact", before: null, after }]));
  expect(first.changes.map((change) => change.before)).toEqual([null, null, null]);
  const emptied = [{ field: "client_contact", before: { phone: "1" }, after: null }];
  expect(toldEntry(entry("details_changed", emptied)).changes).toEqual([
    { field: "contact_phone", before: "1", after: null },
  ]);
});

test.each(["service_removed", "service_left"])(
  "%s names the service and does not show it as emptied",
  (going) => {
    const changes = [{ field: "service", before: "Cruise", after: null }];
    const named = [{ field: "service", before: null, after: "Cruise" }];
    expect(toldEntry(entry(going, changes)).changes).toEqual(named);
    expect(toldEntry(entry("details_changed", changes)).changes).toEqual(changes);
  },
);
