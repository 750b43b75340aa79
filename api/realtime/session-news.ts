import { afterCommit } from "#api/db/after-commit.ts";
import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import type { RealtimeEvent } from "#api/realtime/event.ts";

/*
 * What the embedded realtime service hears about sessions, over channels that nobody can subscribe to by name. Each
 * socket belongs to the sessions that signed its subscriptions, and is closed with the first of them.
 */

export const sessionPrefix = "#session-";
export const socketBound = "socket-bound";
export const sessionEnded = "session-ended";

type Teller = Pick<Call, "sendEvents" | "log" | "requestId">;

/**
 * Says that this session signs for a socket; belongs before the signature is handed out. False when nobody heard it:
 * then there must be no signature, for nothing would close the socket with the session.
 */
export async function bindSocket(call: Teller, sessionId: number, socketId: string): Promise<boolean> {
  try {
    await call.sendEvents([newsOf(sessionId, socketBound, { socket_id: socketId })]);
    return true;
  } catch (error) {
    warn(call, "realtime.bind_failed", error);
    return false;
  }
}

/** Closes the sockets of sessions once the transaction that ended them is committed. */
export function closeSockets(tx: Tx, call: Teller, sessionIds: readonly number[]): void {
  if (sessionIds.length === 0) return;
  const news = sessionIds.map((id) => newsOf(id, sessionEnded, {}));
  afterCommit(tx, () => {
    // A sender that throws at once must not turn an ended session into a failed call.
    void (async () => call.sendEvents(news))().catch((error: unknown) =>
      warn(call, "realtime.close_failed", error),
    );
  });
}

function warn({ log, requestId }: Teller, event: string, error: unknown) {
  const reason = error instanceof Error ? error.message : "unknown";
  log.warn({ event, request_id: requestId, error: reason });
}

/** True for what is meant for our own service; others would not know what to do with it. */
export function isSessionNews({ channels }: RealtimeEvent): boolean {
  return channels.some((channel) => channel.startsWith(sessionPrefix));
}

function newsOf(sessionId: number, event: string, data: object): RealtimeEvent {
  return { channels: [`${sessionPrefix}${String(sessionId)}`], event, data: JSON.stringify(data) };
}
