import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { tellMaintenance, tellVersion } from "#api/realtime/tell-status.ts";
import { openEndpoint, type OpenEndpoint } from "#server/testing/open-realtime.ts";
import { connectBrowser, heard, subscribed } from "#server/testing/pusher-clients.ts";

let endpoint: OpenEndpoint | undefined;
afterEach(async () => {
  await endpoint?.stop();
  endpoint = undefined;
});

test("a new version and maintenance are told to every page that listens, who needs no signature", async () => {
  endpoint = await openEndpoint();
  const parts = { sendEvents: endpoint.send, log: pino({ level: "silent" }) };
  const channel = await subscribed(connectBrowser(endpoint.port), "public.status");
  const version = heard(channel, "status.version");
  await tellVersion(parts, "two");
  expect(await version).toEqual({ version: "two" });
  const maintenance = heard(channel, "status.maintenance");
  await tellMaintenance(parts, true);
  expect(await maintenance).toEqual({ maintenance: true });
});

test("a service that fails keeps no server from starting, and leaves a line", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  await tellVersion({ sendEvents: () => Promise.reject(new Error("away")), log }, "two");
  expect(lines).toEqual([expect.stringContaining("realtime.publish_failed")]);
});
