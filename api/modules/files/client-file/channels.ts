import { and, eq } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Account, Call } from "#api/http/context.ts";
import { visibleFiles } from "#api/modules/files/client-file/visible-files.ts";
import { granted, type ChannelRule } from "#api/modules/system/realtime/channels.ts";

async function seesFile(call: Call, uid: string) {
  const rows = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({ id: clientFile.id })
      .from(clientFile)
      .where(and(visibleFiles(call), eq(clientFile.uid, uid)))
      .limit(1),
  );
  return rows.length > 0;
}

/** Whoever may open a file may hear of its changes. */
function mayReadFiles({ audience, permissions }: Account) {
  if (audience === "supplier") return false;
  return permissions.includes(audience === "office" ? "client-files.view" : "own-files.view");
}

/** Who may listen to a client file, and be seen there. */
export const fileChannels: Record<string, ChannelRule> = {
  "private-client-file": async (account, uid, call) =>
    mayReadFiles(account) && (await seesFile(call, uid)) ? granted : null,
  "presence-client-file": async (account, uid, call) =>
    account.audience === "office" && mayReadFiles(account) && (await seesFile(call, uid))
      ? { presence: { user_id: account.uid, user_info: { name: account.name } } }
      : null,
};
