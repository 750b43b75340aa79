import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { verifyAuditChain } from "#api/audit/verify-chain.ts";
import { auditHead } from "#api/db/schema/audit.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { twoFactor } from "#api/db/schema/sign-in.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { renewSeals } from "#api/renew-seals.ts";
import { linkCalls, linkedReference } from "#tests/support/link-calls.ts";
import { testApi } from "#tests/support/test-api.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { twoFactorCalls } from "#tests/support/two-factor-calls.ts";

const next = "the key that came after it, long enough to sign";
const both: KeyRing = [next, ...testDemo.serverKey];
const alone: KeyRing = [next];

let before: Awaited<ReturnType<typeof linkCalls>>;
let sent: string;

beforeEach(async () => {
  before = await linkCalls();
  sent = await before.token();
});

/** The same installation after a start with other secrets; what it renews at the start is renewed. */
async function startedWith(serverKey: KeyRing) {
  const { database, log } = before.api.parts;
  await renewSeals({ database, serverKey, log });
  return testApi({ database, serverKey });
}
type Started = Awaited<ReturnType<typeof startedWith>>;

const itineraryOf = async (api: Started) =>
  (
    await api.call(`/api/agent/client-files/${linkedReference}`, {
      token: await api.signIn("luca.ponteverde"),
    })
  ).json.data.itinerary;

const found = async (api: Started) => (await api.call(`/api/find-itinerary/${linkedReference}`)).json;

test("a link is shown, found and opened as it was sent, while the old secret is still there", async () => {
  const api = await startedWith(both);
  expect((await itineraryOf(api)).path).toBe(`/travel-app/${sent}`);
  expect(await found(api)).toBe(sent);
  expect((await api.call(`/api/public/itineraries/${sent}`)).status).toBe(200);
});

test("a new link of after the change stays when the old secret goes", async () => {
  const api = await startedWith(both);
  const answer = await before.step("renewal", { of: api });
  expect(answer.status, answer.text).toBe(200);
  const { path } = await itineraryOf(api);
  expect(path).not.toBe(`/travel-app/${sent}`);
  const later = await startedWith(alone);
  expect((await itineraryOf(later)).path).toBe(path);
  expect(await found(later)).toBe(path.replace("/travel-app/", ""));
});

test("a link whose secret is gone still opens, and is neither shown nor found", async () => {
  const api = await startedWith(alone);
  expect((await api.call(`/api/public/itineraries/${sent}`)).status).toBe(200);
  expect(await itineraryOf(api)).toMatchObject({ link: "open", path: null });
  expect((await api.call(`/api/find-itinerary/${linkedReference}`)).status).toBe(404);
  expect(api.logs.join("")).toContain("link.key_gone");
});

test("a link of before the key was kept is of the oldest one", async () => {
  await before.api.system((tx) => tx.update(itinerary).set({ linkKey: null }));
  expect(await found(await startedWith(both))).toBe(sent);
});

test("second factors and the audit log hold when the old secret goes after a start with both", async () => {
  let current = before.api;
  const { enrol, codeOf, beginSignIn, finish } = twoFactorCalls(() => current);
  const { secret } = await enrol("consultant");
  const { database } = before.api.parts;
  expect((await verifyAuditChain(database, alone)).faults).not.toEqual([]);
  const sealed = async () => (await before.api.system((tx) => tx.select().from(twoFactor)))[0]?.sealedSecret;
  const first = await sealed();
  await startedWith(both);
  const renewed = await sealed();
  expect(renewed).not.toBe(first);
  await startedWith(both);
  expect(await sealed()).toBe(renewed);
  expect((await verifyAuditChain(database, alone)).faults).toEqual([]);
  current = await startedWith(alone);
  current.clock.advance({ seconds: 90 });
  const answer = await finish(await beginSignIn("consultant"), codeOf(secret));
  expect(answer.status, answer.text).toBe(201);
});

test("a second factor whose secret is gone lets nobody in by its codes, and is told in the log", async () => {
  let current = before.api;
  const { enrol, codeOf, beginSignIn, finish } = twoFactorCalls(() => current);
  const { secret, codes } = await enrol("consultant");
  current = await startedWith(alone);
  current.clock.advance({ seconds: 90 });
  const step = await beginSignIn("consultant");
  expect((await finish(step, codeOf(secret))).status).toBe(422);
  expect(current.logs.join("")).toContain("second_factor.unreadable");
  expect((await finish(step, codes[0] ?? "")).status).toBe(201);
});

test("an end of the audit log that nobody sealed is not sealed by the change", async () => {
  const { database } = before.api.parts;
  await before.step("renewal");
  await before.api.system((tx) =>
    tx
      .update(auditHead)
      .set({ seal: "f".repeat(64) })
      .where(eq(auditHead.lane, 1)),
  );
  await startedWith(both);
  expect((await verifyAuditChain(database, both)).faults).toMatchObject([{ lane: 1, fault: "missing-end" }]);
});
