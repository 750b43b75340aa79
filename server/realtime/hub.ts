import { randomUUID } from "node:crypto";
import type { RealtimeEvent } from "#api/realtime/event.ts";
import { sessionPrefix } from "#api/realtime/session-news.ts";
import { createCensus, type Census, type MemberInfo, type Presence } from "#server/realtime/census.ts";
import { channelKind, personalPrefix } from "#server/realtime/channel-name.ts";
import { createSessionSockets } from "#server/realtime/session-sockets.ts";
import type { ToTell } from "#server/realtime/told.ts";

export type Member = { userId: string; info: MemberInfo };

/** A browser as the hub knows it. */
export type Listener = {
  socketId: string;
  /** The person, once they said who they are with a signature; null before. */
  userId: string | null;
  /** Channels with the person's membership where they are presence channels. */
  channels: Map<string, Member | null>;
  send(frame: object): void;
  close(code: number, reason: string): void;
};

/** An event with what the protocol adds to one that a browser sent. */
export type Delivery = RealtimeEvent & { userId?: string | undefined };

/** Listeners of this process by channel, and who listens through any process. */
export type Hub = {
  /** Name of this process among the others. */
  own: string;
  /** By socket. */
  listeners: Map<string, Listener>;
  byChannel: Map<string, Set<Listener>>;
  census: Census;
  sessions: ReturnType<typeof createSessionSockets>;
  /** Tells the other processes; does nothing where there are none. */
  tell: (message: ToTell) => void;
};

export function createHub(tell: (message: ToTell) => void = () => undefined): Hub {
  const listeners = new Map<string, Listener>();
  return {
    own: randomUUID(),
    listeners,
    byChannel: new Map(),
    census: createCensus(),
    sessions: createSessionSockets((socketId) => listeners.get(socketId)),
    tell,
  };
}

/** Sends an event to its listeners everywhere. Own listeners get it at once, whatever state the others are in. */
export function publish(hub: Hub, delivery: Delivery) {
  deliver(hub, delivery);
  hub.tell({ kind: "event", ...delivery });
}

/** Sends an event to the listeners of this process. */
export function deliver(hub: Hub, { channels, event, data, except, userId }: Delivery) {
  for (const channel of channels) {
    if (channel.startsWith(sessionPrefix)) {
      hub.sessions.hear(channel, event, data);
      continue;
    }
    const frame = { event, channel, data, ...(userId !== undefined && { user_id: userId }) };
    for (const one of reached(hub, channel)) if (one.socketId !== except) one.send(frame);
  }
}

function reached(hub: Hub, channel: string): Iterable<Listener> {
  if (!channel.startsWith(personalPrefix)) return hub.byChannel.get(channel) ?? [];
  const person = channel.slice(personalPrefix.length);
  return [...hub.listeners.values()].filter(({ userId }) => userId === person);
}

/** Adds a listener to a channel; answers everybody on it, the listener included. */
export function join(hub: Hub, listener: Listener, channel: string, member: Member | null) {
  const here = hub.byChannel.get(channel) ?? new Set();
  listener.channels.set(channel, member);
  hub.byChannel.set(channel, here.add(listener));
  recount(hub, channel, listener);
  return hub.census.members(channel);
}

export function leave(hub: Hub, listener: Listener, channel: string) {
  const here = hub.byChannel.get(channel);
  if (!listener.channels.delete(channel) || !here) return;
  here.delete(listener);
  if (here.size === 0) hub.byChannel.delete(channel);
  recount(hub, channel, listener);
}

/** Forgets a listener whose connection ended. */
export function remove(hub: Hub, listener: Listener) {
  hub.listeners.delete(listener.socketId);
  hub.sessions.forget(listener);
  for (const channel of listener.channels.keys()) leave(hub, listener, channel);
}

/** Who listens to a channel through this process. */
export function ownPresence(hub: Hub, channel: string): Presence {
  const here = [...(hub.byChannel.get(channel) ?? [])];
  const members = here.flatMap(({ channels }) => channels.get(channel) ?? []);
  return {
    sockets: here.length,
    members: new Map(members.map(({ userId, info }) => [userId, info])),
  };
}

/** Counts the own listeners anew; the others hear of it when people, or the first and last listener, changed. */
function recount(hub: Hub, channel: string, listener: Listener) {
  const wasKnown = hub.census.isKnownTo(hub.own, channel);
  const presence = ownPresence(hub, channel);
  note(hub, hub.own, channel, presence, listener.socketId);
  if (channelKind(channel) === "presence" || presence.sockets > 0 !== wasKnown) tellPresence(hub, channel);
}

export function tellPresence(hub: Hub, channel: string) {
  const { sockets, members } = ownPresence(hub, channel);
  hub.tell({ kind: "presence", channel, sockets, members: [...members] });
}

/** Takes note of who listens through a process, and tells the own listeners of people who came or went. */
export function note(hub: Hub, process: string, channel: string, presence: Presence, except?: string) {
  const before = hub.census.members(channel);
  hub.census.set(process, channel, presence);
  const after = hub.census.members(channel);
  const inform = (change: string, data: object) =>
    deliver(hub, {
      channels: [channel],
      event: `pusher_internal:${change}`,
      data: JSON.stringify(data),
      except,
    });
  for (const [userId, info] of after) {
    if (!before.has(userId)) inform("member_added", { user_id: userId, user_info: info });
  }
  for (const [userId] of before) if (!after.has(userId)) inform("member_removed", { user_id: userId });
}

/** Closes every connection of a person, here and in the other processes. */
export function terminate(hub: Hub, userId: string) {
  disconnectUser(hub, userId);
  hub.tell({ kind: "terminate", userId });
}

export function disconnectUser(hub: Hub, userId: string) {
  const isTheirs = (one: Listener) =>
    one.userId === userId || [...one.channels.values()].some((member) => member?.userId === userId);
  for (const one of [...hub.listeners.values()].filter(isTheirs))
    one.close(4009, "You got disconnected by the app.");
}
