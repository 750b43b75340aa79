import type { Server } from "node:http";
import { pino } from "pino";
import type { RealtimeApp } from "#api/realtime/config.ts";
import { listen } from "#server/listen.ts";
import { openRealtime } from "#server/realtime/endpoint.ts";
import type { Limits } from "#server/realtime/limits.ts";

export const testApp: RealtimeApp = { appId: "test-app", key: "test-key", secret: "test-secret" };

export type OpenEndpoint = ReturnType<typeof openRealtime> & {
  port: number;
  /** Ends the process's part as a stop would. */
  stop: () => Promise<void>;
};

type Options = { limits?: Partial<Limits>; port?: number; databaseUrl?: string };

/** The realtime service on a port of its own, with nothing else behind it. */
export async function openEndpoint({
  limits = {},
  port = 0,
  databaseUrl,
}: Options = {}): Promise<OpenEndpoint> {
  const endpoint = openRealtime({
    app: testApp,
    databaseUrl,
    trustProxy: false,
    publicUrl: undefined,
    log: pino({ level: "silent" }),
    limits,
  });
  const server = await listen((request) => endpoint.calls.fetch(request), "127.0.0.1", port);
  endpoint.attach(server);
  return { ...endpoint, port: portOf(server), stop: () => stop(server, endpoint) };
}

export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

async function stop(server: Server, endpoint: ReturnType<typeof openRealtime>) {
  endpoint.leave();
  await new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
  await endpoint.close();
}
