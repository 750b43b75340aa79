import { writeAudit, type AuditChange, type AuditSource } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";

/** What happened to an account. `user` is its uid; null where nobody knows whose it would have been. */
export type AccessEvent = {
  kind:
    | "authn_login_success"
    | "authn_login_fail"
    | "authn_login_limit"
    | "authn_second_factor_fail"
    | "authn_recovery_code"
    | "authn_password_change"
    | "authn_two_factor_on"
    | "authn_two_factor_off"
    | "authn_recovery_codes_new"
    | "authn_email_change"
    | "authn_sessions_ended"
    | "user_invited"
    | "user_role_changed"
    | "user_suspended"
    | "user_reinstated"
    | "user_password_reset_sent";
  user: string | null;
  /** Who did it, where it was somebody else. */
  by?: string;
  detail?: Record<string, string | number | boolean>;
};

const unexpected: ReadonlySet<AccessEvent["kind"]> = new Set([
  "authn_login_fail",
  "authn_login_limit",
  "authn_second_factor_fail",
  "authn_recovery_code",
]);

/** Writes one line for security's sake: who, what, when, from where. Never a password, code or token. */
export function recordAccess(
  call: Pick<Call, "log" | "requestId" | "clientAddress">,
  { kind, user, by, detail }: AccessEvent,
) {
  const level = unexpected.has(kind) ? "warn" : "info";
  call.log[level]({
    event: kind,
    request_id: call.requestId,
    address: call.clientAddress,
    ...(user && { user }),
    ...(by && { by }),
    ...detail,
  });
}

/** What is kept of an account's history: never a password, a code or a key, only that there was a new one. */
type AccountChange = { user: string } & Pick<AuditChange, "action" | "before" | "after">;

/** Adds what happened to an account to the audit log, in the transaction of the change. */
export function auditAccount(tx: Tx, source: AuditSource, { user, ...change }: AccountChange) {
  return writeAudit(tx, source, { subject: { type: "user", uid: user }, ...change });
}
