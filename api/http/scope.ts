import type { Scope } from "#api/db/scope.ts";
import type { Account } from "#api/http/context.ts";

/** The rows an account may touch. Guests see nothing but what a capability opens. */
export function scopeOf(account: Omit<Account, "sessionId"> | null): Scope {
  if (!account) return { audience: "public" };
  if (account.audience === "office") {
    const sensitive = account.permissions.includes("pax.view-sensitive");
    return { audience: "office", userId: account.id, brandIds: account.brandIds, sensitive };
  }
  if (account.audience === "agent") {
    if (account.agencyId === null) throw new Error("An agent account without an agency");
    return {
      audience: "agent",
      userId: account.id,
      agencyId: account.agencyId,
      agencyWide: account.agencyWide,
    };
  }
  if (account.supplierId === null) throw new Error("A supplier account without a supplier");
  return { audience: "supplier", userId: account.id, supplierId: account.supplierId };
}
