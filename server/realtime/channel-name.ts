import { sessionPrefix } from "#api/realtime/session-news.ts";

/** What kind of channel a name means; null when it is no name of a channel. */
export function channelKind(name: string): "public" | "private" | "encrypted" | "presence" | null {
  if (!/^[\w\-=@,.;]{1,164}$/.test(name)) return null;
  if (name.startsWith("presence-")) return "presence";
  if (name.startsWith("private-encrypted-")) return "encrypted";
  return name.startsWith("private-") ? "private" : "public";
}

/** Events for one signed-in person go over a channel that nobody can subscribe to by name. */
export const personalPrefix = "#server-to-user-";

/** True for names that an event may be sent to from a server. */
export function takesEvents(channel: string): boolean {
  if (channel.startsWith(sessionPrefix)) return true;
  const name = channel.startsWith(personalPrefix) ? channel.slice(personalPrefix.length) : channel;
  return channelKind(name) !== null;
}
