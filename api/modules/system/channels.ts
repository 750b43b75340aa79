import { createHmac } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { agency, supplier } from "#api/db/schema/company.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Account, Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { Refusal } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/client-files/list.ts";
import type { authorizeChannel } from "#contract/system/public-calls.ts";

type Granted = { presence?: { user_id: string; user_info: { name: string } } };
type Rule = (account: Account, uid: string, call: Call) => Promise<Granted | null>;

const seesFile = async (call: Call, uid: string) => {
  const rows = await call.database.inScope(call.scope, (tx) =>
    tx
      .select({ id: clientFile.id })
      .from(clientFile)
      .where(and(visibleFiles(call), eq(clientFile.uid, uid)))
      .limit(1),
  );
  return rows.length > 0;
};

/** Whoever may open a file may hear of its changes. */
function mayReadFiles({ audience, permissions }: Account) {
  if (audience === "supplier") return false;
  return permissions.includes(audience === "office" ? "client-files.view" : "own-files.view");
}

/** Who may listen to which channel (domain 2.14a). A channel that is not listed is refused. */
const rules: Record<string, Rule> = {
  "private-agency": async (account, uid, call) => {
    if (account.audience !== "agent") return null;
    const rows = await call.database.inScope(call.scope, (tx) =>
      tx
        .select({ id: agency.id })
        .from(agency)
        .where(and(eq(agency.uid, uid), eq(agency.id, account.agencyId ?? 0))),
    );
    return rows.length > 0 ? {} : null;
  },
  "private-supplier": async (account, uid, call) => {
    if (account.audience !== "supplier") return null;
    const rows = await call.database.inScope(call.scope, (tx) =>
      tx
        .select({ id: supplier.id })
        .from(supplier)
        .where(and(eq(supplier.uid, uid), eq(supplier.id, account.supplierId ?? 0))),
    );
    return rows.length > 0 ? {} : null;
  },
  "private-client-file": async (account, uid, call) =>
    mayReadFiles(account) && (await seesFile(call, uid)) ? {} : null,
  "presence-client-file": async (account, uid, call) =>
    account.audience === "office" && mayReadFiles(account) && (await seesFile(call, uid))
      ? { presence: { user_id: account.uid, user_info: { name: account.name } } }
      : null,
};

/** As Laravel's broadcaster: refusals are 403 with an empty message, guests included. */
const refused = () => new Refusal(403, { message: "" });

/** Signs a subscription to a private or presence channel for the pusher protocol. */
export async function signChannel({ body }: InputOf<typeof authorizeChannel>, call: Call) {
  const [kind = "", uid = "", ...rest] = body.channel_name.split(".");
  const wellFormed = /^\d+\.\d+$/.test(body.socket_id) && rest.length === 0;
  const rule = Object.hasOwn(rules, kind) ? rules[kind] : undefined;
  if (!call.pusher || !call.account || !rule || !wellFormed) throw refused();
  const granted = await rule(call.account, uid, call);
  if (!granted) throw refused();
  const channelData = granted.presence && JSON.stringify(granted.presence);
  const signed = [body.socket_id, body.channel_name, channelData]
    .filter((part) => part !== undefined)
    .join(":");
  const signature = createHmac("sha256", call.pusher.secret).update(signed).digest("hex");
  return { auth: `${call.pusher.key}:${signature}`, ...(channelData && { channel_data: channelData }) };
}
