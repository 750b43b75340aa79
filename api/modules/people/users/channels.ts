import { and, eq } from "drizzle-orm";
import { agency, supplier } from "#api/db/schema/company.ts";
import { granted, type ChannelRule } from "#api/modules/system/realtime/channels.ts";

/** Who may listen to the news of an account and of a company. */
export const peopleChannels: Record<string, ChannelRule> = {
  "private-user": async (account, uid) => (account.uid === uid ? granted : null),
  "private-agency": async (account, uid, call) => {
    if (account.audience !== "agent") return null;
    const rows = await call.database.inScope(call.scope, (tx) =>
      tx
        .select({ id: agency.id })
        .from(agency)
        .where(and(eq(agency.uid, uid), eq(agency.id, account.agencyId ?? 0))),
    );
    return rows.length > 0 ? granted : null;
  },
  "private-supplier": async (account, uid, call) => {
    if (account.audience !== "supplier") return null;
    const rows = await call.database.inScope(call.scope, (tx) =>
      tx
        .select({ id: supplier.id })
        .from(supplier)
        .where(and(eq(supplier.uid, uid), eq(supplier.id, account.supplierId ?? 0))),
    );
    return rows.length > 0 ? granted : null;
  },
};
