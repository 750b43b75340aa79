/** What people on a presence channel see of one of them. */
export type MemberInfo = unknown;
export type Members = ReadonlyMap<string, MemberInfo>;

/** Who listens to a channel through one process. */
export type Presence = { sockets: number; members: Members };

/** Counts listeners and names members of all channels over all processes, as far as they told. */
export function createCensus() {
  const channels = new Map<string, Map<string, Presence>>();

  function set(process: string, channel: string, presence: Presence) {
    const told = channels.get(channel) ?? new Map<string, Presence>();
    if (presence.sockets > 0) told.set(process, presence);
    else told.delete(process);
    if (told.size > 0) channels.set(channel, told);
    else channels.delete(channel);
  }

  return {
    set,
    /** True when somebody listens to the channel through that process. */
    isKnownTo: (process: string, channel: string) => channels.get(channel)?.has(process) ?? false,
    /** Distinct people of a channel. */
    members: (channel: string): Map<string, MemberInfo> => {
      const told = [...(channels.get(channel)?.values() ?? [])];
      return new Map(told.flatMap(({ members }) => [...members]));
    },
    sockets: (channel: string) =>
      [...(channels.get(channel)?.values() ?? [])].reduce((sum, { sockets }) => sum + sockets, 0),
    /** Names of the channels that somebody listens to. */
    occupied: () => [...channels.keys()],
  };
}
export type Census = ReturnType<typeof createCensus>;
