import { randomInt } from "node:crypto";
import { z } from "zod";
import type { RealtimeApp } from "#api/realtime/config.ts";
import { isSameSecret, signatureOf } from "#api/realtime/signature.ts";
import { channelKind } from "#server/realtime/channel-name.ts";
import { join, leave, type Hub, type Listener, type Member } from "#server/realtime/hub.ts";
import { createAllowance, type Limits } from "#server/realtime/limits.ts";

/** One browser's side of the protocol: reads its messages and answers them. */
export type Connection = Listener & { receive(text: string): void };

type ConnectionParts = {
  hub: Hub;
  app: RealtimeApp;
  limits: Limits;
  /** Writes one frame. */
  write: (text: string) => void;
  close: (code: number, reason: string) => void;
  now?: () => number;
};

type Session = ConnectionParts & {
  listener: Listener;
  mayMessage: () => boolean;
};

const Message = z.object({
  event: z.string().max(200),
  channel: z.string().optional(),
  data: z.unknown().optional(),
});
type Message = z.infer<typeof Message>;

const Subscription = z.object({
  channel: z.string(),
  auth: z.string().max(500).optional(),
  channel_data: z.string().max(2_000).optional(),
});
/** Ids are texts; numbers are taken for the sake of servers that sign them so. */
const MemberData = z.object({
  user_id: z.union([z.string().min(1).max(128), z.number()]).transform(String),
  user_info: z.unknown().optional(),
});
const SignIn = z.object({ auth: z.string().max(500), user_data: z.string().max(10_000) });
const SignedInUser = z.object({ id: z.string().min(1).max(128) });

/** Begins a connection: names its socket and says how long silence may last. */
export function openConnection(parts: ConnectionParts): Connection {
  const { hub, limits, write, close, now = Date.now } = parts;
  const listener: Listener = {
    socketId: `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`,
    userId: null,
    channels: new Map(),
    send: (frame) => write(JSON.stringify(frame)),
    close,
  };
  hub.listeners.set(listener.socketId, listener);
  const session: Session = {
    ...parts,
    listener,
    mayMessage: createAllowance(limits.messagesPerSecond, limits.messagesAtOnce, now),
  };
  listener.send({
    event: "pusher:connection_established",
    data: JSON.stringify({ socket_id: listener.socketId, activity_timeout: limits.activitySeconds }),
  });
  // The same object, so that the hub and the socket agree on its channels.
  return Object.assign(listener, { receive: (text: string) => receive(session, text) });
}

function receive(session: Session, text: string) {
  if (!session.mayMessage()) return session.close(4100, "Too many messages.");
  const message = readMessage(text);
  if (!message) return refuse(session, 4200, "This message cannot be read.");
  switch (message.event) {
    case "pusher:ping":
      return session.listener.send({ event: "pusher:pong", data: "{}" });
    case "pusher:pong":
      return undefined;
    case "pusher:subscribe":
      return subscribe(session, message.data);
    case "pusher:unsubscribe": {
      const { data } = z.object({ channel: z.string() }).safeParse(message.data);
      return data && leave(session.hub, session.listener, data.channel);
    }
    case "pusher:signin":
      return signIn(session, message.data);
    default:
      return refuseEvent(session, message);
  }
}

function readMessage(text: string): Message | null {
  try {
    const message = Message.parse(JSON.parse(text));
    // Some clients send the data of the protocol's own events as text.
    const isOwn = message.event.startsWith("pusher:");
    const data: unknown =
      isOwn && typeof message.data === "string" && message.data !== ""
        ? JSON.parse(message.data)
        : message.data;
    return { ...message, data };
  } catch {
    return null;
  }
}

function refuse({ listener }: Session, code: number | null, message: string, channel?: string) {
  listener.send({
    event: "pusher:error",
    ...(channel !== undefined && { channel }),
    data: { code, message },
  });
}

function subscribe(session: Session, data: unknown) {
  const { hub, limits, listener } = session;
  const wanted = Subscription.safeParse(data).data;
  const kind = wanted && channelKind(wanted.channel);
  if (!wanted || !kind) return refuse(session, 4009, "This is no name of a channel.");
  const { channel, channel_data: channelData } = wanted;
  if (listener.channels.has(channel)) return refuse(session, null, "Already subscribed.", channel);
  if (listener.channels.size >= limits.channelsPerConnection) {
    return refuse(session, 4100, "Too many channels on one connection.", channel);
  }
  if (kind !== "public" && !isSigned(session, wanted)) {
    return refuse(session, 4009, "Connection is unauthorized for this channel.", channel);
  }
  if (kind !== "presence") {
    join(hub, listener, channel, null);
    return listener.send({ event: "pusher_internal:subscription_succeeded", channel, data: "{}" });
  }
  const member = readMember(channelData);
  if (!member) return refuse(session, 4009, "A presence channel needs who joins.", channel);
  const known = hub.census.members(channel);
  if (!known.has(member.userId) && known.size >= limits.membersPerChannel) {
    return refuse(session, 4100, "Too many people on this channel.", channel);
  }
  const members = join(hub, listener, channel, member);
  const presence = { count: members.size, ids: [...members.keys()], hash: Object.fromEntries(members) };
  return listener.send({
    event: "pusher_internal:subscription_succeeded",
    channel,
    data: JSON.stringify({ presence }),
  });
}

function isSigned(
  session: Session,
  { channel, auth, channel_data: channelData }: z.infer<typeof Subscription>,
) {
  const { app, listener } = session;
  const parts = [listener.socketId, channel, ...(channelData === undefined ? [] : [channelData])];
  return isSameSecret(auth ?? "", `${app.key}:${signatureOf(app.secret, parts.join(":"))}`);
}

function readMember(channelData: string | undefined): Member | null {
  try {
    const { user_id: userId, user_info: info } = MemberData.parse(JSON.parse(channelData ?? ""));
    return { userId, info };
  } catch {
    return null;
  }
}

function signIn(session: Session, data: unknown) {
  const { app, listener } = session;
  const given = SignIn.safeParse(data).data;
  const wanted = given && signatureOf(app.secret, `${listener.socketId}::user::${given.user_data}`);
  if (!given || !isSameSecret(given.auth, `${app.key}:${wanted}`)) {
    return refuse(session, 4009, "Connection is unauthorized for this user.");
  }
  const user = userOf(given.user_data);
  if (user === null) return refuse(session, 4009, "This user has no id.");
  listener.userId = user;
  return listener.send({
    event: "pusher:signin_success",
    data: JSON.stringify({ user_data: given.user_data }),
  });
}

function userOf(userData: string): string | null {
  try {
    return SignedInUser.parse(JSON.parse(userData)).id;
  } catch {
    return null;
  }
}

/** What browsers say to each other is not passed on: nothing of ours speaks that way. */
function refuseEvent(session: Session, { event, channel }: Message) {
  if (!event.startsWith("client-")) return refuse(session, 4200, "This message cannot be read.");
  return refuse(session, null, "Client events are switched off.", channel);
}
