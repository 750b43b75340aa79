import type { AuditEntry } from "#contract/system/audit/entry.ts";

/** An entry of a history as the API answers it; tests put in what theirs is about. */
export const auditEntry: AuditEntry = {
  uid: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  at: "2026-11-20T00:00:00.000Z",
  actor: { audience: "agent", name: "Emma" },
  subject: "user",
  action: "changed",
  changes: [],
  reason: null,
  request_id: "r",
};
