import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { notification } from "#api/db/schema/notification.ts";
import { fileMessage, quote } from "#api/db/schema/quote.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { quotedReference } from "#tests/support/quote-calls.ts";
import { quoteBase, sendingCalls } from "#tests/support/sending-calls.ts";

const officeBase = `/api/office/client-files/${seedUid("file", quotedReference)}/quote`;

async function world() {
  const calls = await sendingCalls();
  const { api } = calls.calls;
  const office = await api.signIn("manager");
  const officeQuote = async () => (await api.call(officeBase, { token: office })).json.data;
  const kept = async () =>
    (await api.system((tx) => tx.select().from(quote).where(eq(quote.fileId, calls.calls.fileId))))[0]!;
  return { ...calls, api, office, officeQuote, kept };
}

test("the office works with the same versions as the agency: save, send, compare, take back, PDF", async () => {
  const { api, office, post, officeQuote, stateOf, kept } = await world();
  const saved = await post(`${officeBase}/versions`, { label: "By the office" }, office);
  expect(saved.status, saved.text).toBe(201);
  expect(saved.json.data.no).toBe(2);
  const { lock_version } = await officeQuote();
  const body = { by: "link", valid_until: "2026-12-01", lock_version };
  const sent = await post(`${officeBase}/sending`, body, office);
  expect(sent.status, sent.text).toBe(200);
  const [forOffice, forAgent] = [await officeQuote(), await stateOf()];
  // Who of the office saved a version is the office's own.
  const [newest, ...older] = forOffice.versions;
  const named = [{ ...newest, created_by: null }, ...older];
  expect({ ...forOffice, versions: named }).toEqual(forAgent);
  expect(forOffice.status).toBe("Sent");
  const compared = await api.call(`${officeBase}/comparison`, { token: office });
  expect(compared.json.data).toMatchObject({ old: { no: 1 }, new: { no: 2 }, lines: [] });
  const pdf = await api.call(`${officeBase}/versions/2/document`, { token: office });
  expect(pdf.status).toBe(200);
  expect(pdf.text.startsWith("%PDF")).toBe(true);
  const taken = await post(`${officeBase}/revision`, { lock_version: forOffice.lock_version }, office);
  expect(taken.status, taken.text).toBe(204);
  expect((await kept()).status).toBe("Draft");
});

test("who customises it is told while its client has it before them", async () => {
  const { api, agent, post, office, sent, officeQuote } = await world();
  const isOut = async () =>
    (await api.call(`/api/agent/quotes/${quotedReference}`, { token: agent })).json.data.is_out;
  expect(await isOut()).toBe(false);
  const link = await sent();
  expect(await isOut()).toBe(true);
  await post(`${link}/seen`, {});
  expect(await isOut()).toBe(true);
  const { lock_version } = await officeQuote();
  const no = { lock_version, how: "Too far" };
  const declined = await post(`${officeBase}/refusal`, no, office);
  expect(declined.status, declined.text).toBe(204);
  expect(await isOut()).toBe(false);
});

test("who answers for the client names who said yes and how, and it is the client's own acceptance", async () => {
  const { api, calls, office, post, sent, officeQuote, kept } = await world();
  const clientPath = await sent();
  const { offer, lock_version } = await officeQuote();
  const [option] = offer.options;
  const yes = { lock_version, name: "Lena Groß", how: "by telephone on Tuesday", options: [option.uid] };
  const answer = await post(`${officeBase}/acceptance`, yes, office);
  expect(answer.status, answer.text).toBe(204);
  expect(await kept()).toMatchObject({
    status: "Accepted",
    acceptedNo: 1,
    acceptedByName: "Lena Groß",
    acceptedIpHash: null,
    acceptedOptions: [option.uid],
  });
  const [entry] = await api.system((tx) =>
    tx
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.fileId, calls.fileId), eq(auditLog.action, "accepted"))),
  );
  expect(entry).toMatchObject({ reason: "by telephone on Tuesday", after: { on_behalf: true, version: 1 } });
  const { accepted } = await officeQuote();
  expect(accepted).toMatchObject({ no: 1, total_cents: offer.total_cents + option.cents });
  const page = (await api.call(clientPath)).json.data;
  expect(page).toMatchObject({ standing: "accepted", accepted: { name: "Lena Groß" } });
  // How it came about stays between agency and office.
  expect(JSON.stringify(page)).not.toContain("telephone");
  const [note] = await api.system((tx) =>
    tx.select().from(fileMessage).where(eq(fileMessage.fileId, calls.fileId)),
  );
  expect(note).toMatchObject({ author: "office", kind: "system", forClient: false, body: yes.how });
  const told = await api.system((tx) =>
    tx.select().from(notification).where(eq(notification.kind, "quote.accepted")),
  );
  expect(told.length).toBeGreaterThan(0);
});

test("an agent answers for the client the same way, and a refusal keeps its reason", async () => {
  const { agent, post, sent, stateOf, kept } = await world();
  await sent();
  const { lock_version } = await stateOf();
  const no = await post(`${quoteBase}/refusal`, { lock_version, how: "They go to Norway" }, agent);
  expect(no.status, no.text).toBe(204);
  expect(await kept()).toMatchObject({ status: "Declined", declineReason: "They go to Norway" });
});

test("what the client could not accept, nobody accepts for them", async () => {
  const { api, office, post, sent, officeQuote, kept, signInAgain } = await world();
  const yes = async (more: object = {}) => {
    const { lock_version } = await officeQuote();
    const body = { lock_version, name: "Lena Groß", how: "by letter", options: [], ...more };
    return post(`${officeBase}/acceptance`, body, office);
  };
  expect((await yes()).status).toBe(409);
  await sent();
  expect((await yes({ how: " " })).json.errors).toHaveProperty("how");
  expect((await yes({ name: "" })).json.errors).toHaveProperty("name");
  expect((await yes({ options: [seedUid("line", "nothing")] })).status).toBe(422);
  const { lock_version } = await officeQuote();
  expect((await yes({ lock_version: lock_version - 1 })).status).toBe(409);
  await api.system((tx) => tx.update(quote).set({ validUntil: "2026-11-01" }));
  expect((await yes()).status).toBe(409);
  expect((await officeQuote()).offer).toBeNull();
  expect((await kept()).acceptedNo).toBeNull();
  await signInAgain();
});

test("accepting twice is once, and who may not edit files answers for nobody", async () => {
  const { api, office, post, sent, officeQuote } = await world();
  await sent({ by: "mail", email: "lena@example.com", name: "Lena" });
  const { lock_version } = await officeQuote();
  const body = { lock_version, name: "Lena Groß", how: "by letter", options: [] };
  const reader = await api.signIn("readonly");
  expect((await post(`${officeBase}/acceptance`, body, reader)).status).toBe(403);
  const stranger = await api.signIn("manager.banksia");
  expect((await post(`${officeBase}/acceptance`, body, stranger)).status).toBe(404);
  expect((await post(`${officeBase}/acceptance`, body, office)).status).toBe(204);
  const again = { ...body, lock_version: (await officeQuote()).lock_version };
  expect((await post(`${officeBase}/acceptance`, again, office)).status).toBe(204);
  const thanks = await api.system((tx) =>
    tx.select().from(outboxMessage).where(eq(outboxMessage.kind, "quote-received")),
  );
  expect(thanks).toHaveLength(1);
});
