import { and, eq } from "drizzle-orm";
import { agency, supplier } from "#api/db/schema/company.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Account, Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { Refusal } from "#api/http/refusal.ts";
import { visibleFiles } from "#api/modules/client-files/list.ts";
import { findByToken } from "#api/modules/itineraries/repository.ts";
import { bindSocket } from "#api/realtime/session-news.ts";
import { signatureOf } from "#api/realtime/signature.ts";
import { Uid } from "#contract/primitives.ts";
import type { authorizeChannel } from "#contract/system/public-calls.ts";

type Granted = { presence?: { user_id: string; user_info: { name: string } } };
type Rule = (account: Account, uid: string, call: Call) => Promise<Granted | null>;
const granted: Granted = {};

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

/** Whoever may sell or run tours may know how many seats a departure has left. */
function mayReadDepartures({ audience, permissions }: Account) {
  if (audience === "supplier") return false;
  return permissions.includes(audience === "office" ? "regular-tours.view" : "tour-seats.hold");
}

/** Which account may listen to which channel (domain 2.14a). A channel that is not listed is refused. */
const rules: Record<string, Rule> = {
  "private-user": async (account, uid) => (account.uid === uid ? granted : null),
  "private-departure": async (account, uid) =>
    mayReadDepartures(account) && Uid.safeParse(uid).success ? granted : null,
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
  "private-client-file": async (account, uid, call) =>
    mayReadFiles(account) && (await seesFile(call, uid)) ? granted : null,
  "presence-client-file": async (account, uid, call) =>
    account.audience === "office" && mayReadFiles(account) && (await seesFile(call, uid))
      ? { presence: { user_id: account.uid, user_info: { name: account.name } } }
      : null,
};

/** The holder of an itinerary's link, who needs no account, hears of that itinerary alone. */
async function holdsLink(call: Call, uid: string, token: string): Promise<Granted | null> {
  const snapshot = await findByToken(call, token);
  return snapshot?.uid === uid ? granted : null;
}

async function grantOf(body: InputOf<typeof authorizeChannel>["body"], call: Call): Promise<Granted | null> {
  const [kind = "", uid = "", ...rest] = body.channel_name.split(".");
  if (rest.length > 0) return null;
  if (kind === "private-itinerary") return body.token ? holdsLink(call, uid, body.token) : null;
  const rule = Object.hasOwn(rules, kind) ? rules[kind] : undefined;
  return rule && call.account ? rule(call.account, uid, call) : null;
}

/** As Laravel's broadcaster: refusals are 403 with an empty message, guests included. */
const refused = () => new Refusal(403, { message: "" });

/** Signs a subscription to a private or presence channel for the pusher protocol. */
export async function signChannel({ body }: InputOf<typeof authorizeChannel>, call: Call) {
  if (!call.pusher || !/^\d+\.\d+$/.test(body.socket_id)) throw refused();
  const grant = await grantOf(body, call);
  if (!grant) throw refused();
  if (call.account && !(await bindSocket(call, call.account.sessionId, body.socket_id))) throw refused();
  const channelData = grant.presence && JSON.stringify(grant.presence);
  const signed = [body.socket_id, body.channel_name, channelData]
    .filter((part) => part !== undefined)
    .join(":");
  const signature = signatureOf(call.pusher.secret, signed);
  return { auth: `${call.pusher.key}:${signature}`, ...(channelData && { channel_data: channelData }) };
}
