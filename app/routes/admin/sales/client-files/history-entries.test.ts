import { expect, test } from "vitest";
import { shownChanges } from "#app/routes/admin/sales/client-files/history-entries.ts";
import type { FieldChange } from "#contract/system/audit/entry.ts";
import type { FileEntry } from "#contract/system/audit/file-entry.ts";
import { auditEntry } from "#tests/support/audit-entry.ts";

const shown = (action: string, changes: FieldChange[], subject: FileEntry["subject"] = "client-file") =>
  shownChanges({ ...auditEntry, subject, service: null, action, changes });

test("contact details are told one by one", () => {
  const before = { name: "Ann", email: null };
  const after = { name: "Ann", email: "ann@x.example", phone: "1" };
  expect(shown("details_changed", [{ field: "client_contact", before, after }])).toEqual([
    { field: "contact_name", before: "Ann", after: "Ann" },
    { field: "contact_email", before: null, after: "ann@x.example" },
    { field: "contact_phone", before: null, after: "1" },
  ]);
  const first = shown("details_changed", [{ field: "client_contact", before: null, after }]);
  expect(first.map((change) => change.before)).toEqual([null, null, null]);
  const emptied = [{ field: "client_contact", before: { phone: "1" }, after: null }];
  expect(shown("details_changed", emptied)).toEqual([{ field: "contact_phone", before: "1", after: null }]);
});

test.each(["service_removed", "service_left"])(
  "%s names the service and does not show it as emptied",
  (going) => {
    const changes = [{ field: "service", before: "Cruise", after: null }];
    const named = [{ field: "service", before: null, after: "Cruise" }];
    expect(shown(going, changes)).toEqual(named);
    expect(shown("details_changed", changes)).toEqual(changes);
  },
);

test("the version that the sentence names is not told again, and its name is no label of the office", () => {
  const version = { field: "version", before: 1, after: 2 };
  const label = { field: "label", before: null, after: "With the caves" };
  expect(shown("version_saved", [version, label], "quote")).toEqual([{ ...label, field: "version_label" }]);
  expect(shown("revised", [version], "quote")).toEqual([version]);
  expect(shown("labelled", [label])).toEqual([label]);
});
