/** What one process and one socket may do, after Pusher's own limits. */
export const defaultLimits = {
  connections: 10_000,
  connectionsPerAddress: 500,
  channelsPerConnection: 100,
  membersPerChannel: 100,
  /** Bytes of one message from a browser. */
  messageBytes: 32 * 1024,
  /** Bytes of an event's data. */
  dataBytes: 10 * 1024,
  /** All messages together: so many a second in the long run, and so many at once. */
  messagesPerSecond: 30,
  messagesAtOnce: 200,
  /** Silence after which a browser is asked whether it is still there. */
  activitySeconds: 120,
  /** Time it has to answer. */
  pongSeconds: 30,
  /** Bytes that wait for a slow browser before it is given up. */
  waitingBytes: 1024 * 1024,
};
export type Limits = typeof defaultLimits;

/** Lets so many through at once and so many a second from then on. */
export function createAllowance(perSecond: number, atOnce: number, now: () => number) {
  let left = atOnce;
  let at = now();
  return () => {
    const moment = now();
    left = Math.min(atOnce, left + ((moment - at) / 1000) * perSecond);
    at = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
