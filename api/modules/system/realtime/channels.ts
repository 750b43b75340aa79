import type { Account, Call } from "#api/http/context.ts";
import { route, type InputOf, type Route } from "#api/http/mount.ts";
import { Refusal } from "#api/http/refusal.ts";
import { bindSocket } from "#api/realtime/session-news.ts";
import { signatureOf } from "#api/realtime/signature.ts";
import { authorizeChannel } from "#contract/system/public-calls.ts";

/** What a listener gets; on a presence channel the others see who that is. */
export type Granted = { presence?: { user_id: string; user_info: { name: string } } };

/** Whether an account may listen to the channel of a record; null refuses. */
export type ChannelRule = (account: Account, uid: string, call: Call) => Promise<Granted | null>;

/** The same for the holder of a link, who needs no account. */
export type LinkRule = (token: string, uid: string, call: Call) => Promise<Granted | null>;

export const granted: Granted = {};

/** By the first word of a channel's name, who may listen (domain 2.14a). A channel that is not listed is refused. */
export type ChannelRules = {
  accounts: Readonly<Record<string, ChannelRule>>;
  links: Readonly<Record<string, LinkRule>>;
};

/** The call that lets a socket listen. */
export function channelRoute(rules: ChannelRules): Route {
  return route(authorizeChannel, ({ body }, call) => signChannel(body, rules, call));
}

type Wish = InputOf<typeof authorizeChannel>["body"];

async function grantOf(body: Wish, { accounts, links }: ChannelRules, call: Call): Promise<Granted | null> {
  const [kind = "", uid = "", ...rest] = body.channel_name.split(".");
  if (rest.length > 0) return null;
  const ofLink = Object.hasOwn(links, kind) ? links[kind] : undefined;
  if (ofLink) return body.token ? ofLink(body.token, uid, call) : null;
  const rule = Object.hasOwn(accounts, kind) ? accounts[kind] : undefined;
  return rule && call.account ? rule(call.account, uid, call) : null;
}

/** As Laravel's broadcaster: refusals are 403 with an empty message, guests included. */
const refused = () => new Refusal(403, { message: "" });

/** Signs a subscription to a private or presence channel for the pusher protocol. */
async function signChannel(body: Wish, rules: ChannelRules, call: Call) {
  if (!call.pusher || !/^\d+\.\d+$/.test(body.socket_id)) throw refused();
  const grant = await grantOf(body, rules, call);
  if (!grant) throw refused();
  if (call.account && !(await bindSocket(call, call.account.sessionId, body.socket_id))) throw refused();
  const channelData = grant.presence && JSON.stringify(grant.presence);
  const signed = [body.socket_id, body.channel_name, channelData]
    .filter((part) => part !== undefined)
    .join(":");
  const signature = signatureOf(call.pusher.secret, signed);
  return { auth: `${call.pusher.key}:${signature}`, ...(channelData && { channel_data: channelData }) };
}
