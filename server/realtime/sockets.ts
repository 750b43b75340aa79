import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import type { Logger } from "pino";
import type { RealtimeApp } from "#api/realtime/config.ts";
import { isSameSecret } from "#api/realtime/signature.ts";
import { openConnection } from "#server/realtime/connection.ts";
import { remove, type Hub } from "#server/realtime/hub.ts";
import type { Limits } from "#server/realtime/limits.ts";

/** What the server layer found out about a request for a socket. */
export type SocketRequest = { address: string; ownOrigin: string };

type SocketParts = { hub: Hub; app: RealtimeApp; limits: Limits; log: Logger };

/** Takes requests for sockets at `/app/{key}`; `takes` says which addresses it answers. */
export function openSockets(parts: SocketParts) {
  const { limits } = parts;
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes });
  const byAddress = new Map<string, number>();
  const stopBeat = startHeartbeat(server, limits);
  return {
    takes: (message: IncomingMessage) => urlOf(message).pathname.startsWith("/app/"),
    upgrade(message: IncomingMessage, socket: Duplex, head: Buffer, { address, ownOrigin }: SocketRequest) {
      const { origin } = message.headers;
      if (origin !== undefined && origin !== ownOrigin) return refuseUpgrade(socket, "403 Forbidden");
      const open = byAddress.get(address) ?? 0;
      if (open >= limits.connectionsPerAddress) return refuseUpgrade(socket, "429 Too Many Requests");
      return server.handleUpgrade(message, socket, head, (client) => {
        byAddress.set(address, open + 1);
        client.on("close", () => {
          const left = (byAddress.get(address) ?? 1) - 1;
          if (left > 0) byAddress.set(address, left);
          else byAddress.delete(address);
        });
        welcome(client, urlOf(message), parts);
      });
    },
    /** Sends everybody away so that they come back at once, to this process anew or to another. */
    close() {
      stopBeat();
      for (const client of server.clients) client.close(4200, "The server restarts.");
      server.close();
    },
  };
}

function urlOf({ url = "/" }: IncomingMessage) {
  return new URL(URL.canParse(url, "http://socket") ? url : "/", "http://socket");
}

export function refuseUpgrade(socket: Duplex, status: string) {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Why a socket is refused before it says anything; null when it is welcome. */
function refusalOf({ pathname, searchParams }: URL, { app, hub, limits }: SocketParts) {
  const [, , key = "", ...rest] = pathname.split("/");
  if (key === "" || rest.length > 0) return { code: 4005, message: "There is no application at this path." };
  if (!isSameSecret(key, app.key)) return { code: 4001, message: "There is no application with this key." };
  const protocol = searchParams.get("protocol");
  if (protocol === null) return { code: 4008, message: "The version of the protocol is missing." };
  if (!/^\d+$/.test(protocol)) {
    return { code: 4006, message: "The version of the protocol is not a number." };
  }
  if (Number(protocol) < 5 || Number(protocol) > 7) {
    return { code: 4007, message: "This version of the protocol is not supported." };
  }
  if (hub.listeners.size >= limits.connections) return { code: 4100, message: "Too many connections." };
  return null;
}

const lastHeard = new WeakMap<WebSocket, number>();

function welcome(client: WebSocket, url: URL, parts: SocketParts) {
  const { limits, log } = parts;
  client.on("error", (error) => log.debug({ event: "realtime.socket_failed", error: error.message }));
  const refusal = refusalOf(url, parts);
  if (refusal) {
    client.send(JSON.stringify({ event: "pusher:error", data: refusal }));
    client.close(refusal.code, refusal.message);
    return;
  }
  lastHeard.set(client, Date.now());
  const connection = openConnection({
    ...parts,
    write: (text) => {
      if (client.readyState !== client.OPEN) return;
      // Nobody reads at the other end; what waits would grow without end.
      if (client.bufferedAmount > limits.waitingBytes) client.terminate();
      else client.send(text);
    },
    close: (code, reason) => client.close(code, reason),
  });
  client.on("message", (message: Buffer, isBinary) => {
    lastHeard.set(client, Date.now());
    if (isBinary) client.close(1003, "Text only.");
    // With the usual kind of buffers one message is one buffer.
    else if (client.readyState === client.OPEN) connection.receive(message.toString("utf8"));
  });
  client.on("close", () => remove(parts.hub, connection));
}

/** Asks silent browsers whether they are there, and closes the connection of those that do not answer. */
function startHeartbeat(server: WebSocketServer, { activitySeconds, pongSeconds }: Limits) {
  const beat = setInterval(
    () => {
      for (const client of server.clients) {
        const silentMs = Date.now() - (lastHeard.get(client) ?? 0);
        if (silentMs > (activitySeconds + pongSeconds) * 1000) client.close(4201, "No answer to a ping.");
        else if (silentMs > activitySeconds * 1000)
          client.send(JSON.stringify({ event: "pusher:ping", data: "{}" }));
      }
    },
    Math.max(50, Math.min(10_000, pongSeconds * 500)),
  );
  beat.unref();
  return () => clearInterval(beat);
}
