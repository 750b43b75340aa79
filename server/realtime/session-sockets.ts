import { sessionEnded, sessionPrefix, socketBound } from "#api/realtime/session-news.ts";

type Socket = { socketId: string; close(code: number, reason: string): void };

/** Time in which a word that a socket belongs to a session may come after the word that the session ended. */
const rememberedMs = 60_000;

/**
 * The sockets of this process by the session that signed their subscriptions. `find` answers the socket of an id,
 * where it is with this process.
 */
export function createSessionSockets(find: (socketId: string) => Socket | undefined, now = Date.now) {
  const bySession = new Map<string, Set<Socket>>();
  const bySocket = new Map<Socket, Set<string>>();
  const ended = new Map<string, number>();

  function bind(session: string, socketId: string) {
    const socket = find(socketId);
    if (!socket) return;
    if (ended.has(session)) return close(socket);
    bySession.set(session, (bySession.get(session) ?? new Set()).add(socket));
    bySocket.set(socket, (bySocket.get(socket) ?? new Set()).add(session));
  }

  function end(session: string) {
    for (const [known, at] of ended) if (now() - at > rememberedMs) ended.delete(known);
    ended.set(session, now());
    const sockets = bySession.get(session) ?? [];
    bySession.delete(session);
    for (const socket of sockets) close(socket);
  }

  return {
    /** Hears what is said on a channel of that prefix. */
    hear: (channel: string, event: string, data: string) => {
      const session = channel.slice(sessionPrefix.length);
      if (event === sessionEnded) return end(session);
      const socketId = event === socketBound ? socketIdIn(data) : null;
      if (socketId !== null) bind(session, socketId);
    },
    /** Forgets a socket whose connection ended. */
    forget: (socket: Socket) => {
      for (const session of bySocket.get(socket) ?? []) {
        const sockets = bySession.get(session);
        if (sockets?.delete(socket) && sockets.size === 0) bySession.delete(session);
      }
      bySocket.delete(socket);
    },
  };
}

/** With this code the protocol's clients do not come back by themselves. */
function close(socket: Socket) {
  socket.close(4009, "The session has ended.");
}

function socketIdIn(data: string): string | null {
  try {
    const said: unknown = JSON.parse(data);
    const isNamed = typeof said === "object" && said !== null && "socket_id" in said;
    return isNamed && typeof said.socket_id === "string" ? said.socket_id : null;
  } catch {
    return null;
  }
}
