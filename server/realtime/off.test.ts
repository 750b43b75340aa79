import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { readApiEnv } from "#api/env.ts";
import { startApiRealtime, startPageRealtime } from "#server/realtime/start-realtime.ts";
import { openWeb } from "#server/testing/open-web.ts";

const parts = {
  env: readApiEnv({ REALTIME: "off" }),
  config: { API_URL: undefined, PUBLIC_URL: undefined, TRUST_PROXY: false },
  serverKey: ["a server key of more than thirty-two characters"] satisfies KeyRing,
  log: pino({ level: "silent" }),
};

test("with REALTIME=off neither pages nor the API have realtime, and no part of it is missed", async () => {
  const page = startPageRealtime(parts);
  const api = startApiRealtime({ ...parts, publicUrl: "http://localhost:3000" });
  expect([page.page, page.api, page.endpoint, page.ready(), api.api]).toEqual([null, null, null, {}, null]);
  await Promise.all([page.close(), api.close()]);
});

test("with REALTIME=off pages are served that may open no socket, and there is no service to call", async () => {
  const { page, endpoint } = startPageRealtime(parts);
  const web = await openWeb({ realtime: page, realtimeCalls: endpoint?.calls ?? null });
  onTestFinished(web.close);
  const answer = await fetch(`${web.origin}/admin`);
  expect(answer.status).toBe(200);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/\bwss?:/);
  const call = await fetch(`${web.origin}/apps/waymark/channels`);
  // A page like any other address.
  expect(await call.text()).toBe("page for GET");
});
