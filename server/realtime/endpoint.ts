import type { Server } from "node:http";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { noBus, openPostgresBus } from "#api/realtime/bus.ts";
import type { RealtimeApp } from "#api/realtime/config.ts";
import type { SendEvents } from "#api/realtime/event.ts";
import { clientAddressOf, visitorUrl } from "#server/client-address.ts";
import { createRealtimeCalls } from "#server/realtime/http-calls.ts";
import { publish } from "#server/realtime/hub.ts";
import { defaultLimits, type Limits } from "#server/realtime/limits.ts";
import { openSharedHub } from "#server/realtime/peers.ts";
import { openSockets, refuseUpgrade } from "#server/realtime/sockets.ts";

type EndpointParts = {
  app: RealtimeApp;
  /** Shares events with other processes on the same database; alone without it. */
  databaseUrl: string | undefined;
  trustProxy: boolean;
  publicUrl: string | undefined;
  log: Logger;
  limits?: Partial<Limits>;
};

/** The embedded realtime service of this process. */
export type RealtimeEndpoint = {
  /** Sends events to browsers of this and all other processes. */
  send: SendEvents;
  /** Resolves once this process hears the others. */
  joined: Promise<void>;
  /** `ok`, or a word that says what is wrong. */
  state: () => string;
  /** The calls of the protocol's HTTP interface. */
  calls: { fetch: (request: Request) => Response | Promise<Response> };
  /** Takes the sockets of a server's port. Others are closed, unless somebody else takes them. */
  attach: (server: Server, others?: "refuse" | "leave") => void;
  /** Sends the browsers away; the first step of a stop. */
  leave: () => void;
  /** Ends what is shared with other processes. */
  close: () => Promise<void>;
};

/** Opens sockets, HTTP interface and the exchange with other processes. */
export function openRealtime(parts: EndpointParts): RealtimeEndpoint {
  const { app, databaseUrl, log, publicUrl, trustProxy } = parts;
  const limits = { ...defaultLimits, ...parts.limits };
  const bus = databaseUrl ? openPostgresBus(databaseUrl) : noBus;
  const hub = openSharedHub({ bus, log });
  const sockets = openSockets({ hub, app, limits, log });
  const calls: Hono<{ Variables: { body: string } }> = createRealtimeCalls({ hub, app, limits });
  return {
    send: async (events) => {
      for (const event of events) publish(hub, event);
    },
    joined: hub.joined,
    state: hub.state,
    calls: { fetch: (request) => calls.fetch(request) },
    attach: (server, others = "refuse") => {
      server.on("upgrade", (message, socket, head) => {
        if (!sockets.takes(message)) {
          if (others === "refuse") refuseUpgrade(socket, "404 Not Found");
          return;
        }
        const headers = new Headers();
        for (const name of ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"]) {
          const value = message.headers[name];
          if (typeof value === "string") headers.set(name, value);
        }
        const asked = `http://${message.headers.host ?? "unknown"}`;
        const request = new Request(URL.canParse(asked) ? asked : "http://unknown", { headers });
        sockets.upgrade(message, socket, head, {
          address: clientAddressOf(message, headers, trustProxy),
          ownOrigin: visitorUrl(request, trustProxy, publicUrl).origin,
        });
      });
    },
    leave: () => {
      hub.leaveBus();
      sockets.close();
    },
    close: () => bus.close(),
  };
}
