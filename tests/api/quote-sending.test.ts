import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote } from "#api/db/schema/quote.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { idempotentAnswer } from "#api/db/schema/session.ts";
import { expireQuotes } from "#api/modules/sales/quote-versions/expire-quotes.ts";
import { quoteBase, sendingCalls, type SendingCalls } from "#tests/support/sending-calls.ts";

let calls: SendingCalls["calls"];
let agent: string;
let post: SendingCalls["post"];
let stateOf: SendingCalls["stateOf"];
let sent: SendingCalls["sent"];
let signInAgain: SendingCalls["signInAgain"];

const base = quoteBase;
const fileStatus = async () => {
  const [row] = await calls.api.system((tx) =>
    tx.select({ status: clientFile.status }).from(clientFile).where(eq(clientFile.id, calls.fileId)),
  );
  return row!.status;
};
beforeEach(async () => {
  ({ calls, agent, post, stateOf, sent, signInAgain } = await sendingCalls());
});

describe("sending", () => {
  test("is refused with an old copy, without an address for a mail, and for a day that cannot be", async () => {
    const { lock_version } = await stateOf();
    const body = { by: "mail", valid_until: "2020-01-01", lock_version };
    const wrong = await post(`${base}/sending`, body, agent);
    expect(Object.keys(wrong.json.errors).toSorted()).toEqual(["email", "valid_until"]);
    const travelled = { by: "link", valid_until: "2099-01-01", lock_version };
    const late = await post(`${base}/sending`, travelled, agent);
    expect([late.status, Object.keys(late.json.errors)]).toEqual([422, ["valid_until"]]);
    const old = { by: "link", valid_until: "2026-12-01", lock_version: lock_version - 1 };
    expect((await post(`${base}/sending`, old, agent)).status).toBe(409);
  });

  test("and looking are for those whose file it is, and sending for those who may", async () => {
    const luca = await calls.api.signIn("luca.ponteverde");
    expect((await calls.api.call(base, { token: luca })).status).toBe(404);
    expect((await post(`${base}/versions`, {}, luca)).status).toBe(404);
    const viewer = await calls.api.signIn("viewer.silberfarn");
    expect((await post(`${base}/sending`, {}, viewer)).json.permission).toBe("quotes.send");
  });

  test("can be taken back, and a declined offer can be made anew", async () => {
    const path = await sent();
    await post(`${path}/refusal`, { reason: "" });
    const { lock_version } = await stateOf();
    expect((await post(`${base}/revision`, { lock_version }, agent)).status).toBe(204);
    expect((await stateOf()).status).toBe("Draft");
    expect((await calls.api.call(path)).json.data.standing).toBe("revised");
    await sent();
    expect((await calls.api.call(path)).json.data.standing).toBe("open");
  });

  test("leaves versions to compare, service by service", async () => {
    await sent();
    await calls.api.system((tx) =>
      tx
        .update(serviceLine)
        .set({ kind: "optional", costed: false })
        .where(and(eq(serviceLine.fileId, calls.fileId), eq(serviceLine.costed, true))),
    );
    await post(`${base}/versions`, {}, agent);
    const { data } = (await calls.api.call(`${base}/comparison?from=2&to=1`, { token: agent })).json;
    expect([data.old.no, data.new.no]).toEqual([1, 2]);
    await post(`${base}/versions`, {}, agent);
    const newest = (await calls.api.call(`${base}/comparison`, { token: agent })).json;
    expect([newest.data.old.no, newest.data.new.no]).toEqual([2, 3]);
    const beyond = `${base}/comparison?from=99999999999&to=1`;
    expect((await calls.api.call(beyond, { token: agent })).status).toBe(422);
    expect(data.lines.length).toBeGreaterThan(0);
    expect(data.lines[0]).toMatchObject({
      change: "changed",
      changes: [{ field: "kind", old: "included", new: "optional" }],
    });
  });

  test("is over on the day after the last one, which is written down once", async () => {
    await sent({ valid_until: "2026-11-21" });
    const parts = calls.api.parts;
    await expireQuotes(parts);
    expect((await stateOf()).status).toBe("Sent");
    calls.api.clock.advance({ hours: 48 });
    await expireQuotes(parts);
    await expireQuotes(parts);
    agent = await signInAgain();
    const { status } = (await calls.api.system((tx) => tx.select({ status: quote.status }).from(quote)))[0]!;
    expect(status).toBe("Expired");
    const told = await calls.api.system((tx) =>
      tx
        .select({ type: auditLog.subjectType })
        .from(auditLog)
        .where(eq(auditLog.action, "expired"))
        .orderBy(auditLog.id),
    );
    expect(told.map(({ type }) => type)).toEqual(["client-file", "quote"]);
    expect(await fileStatus()).toBe("Expired");
    await post(`${base}/versions`, {}, agent);
    expect(await fileStatus()).toBe("Quote");
    await sent();
    expect((await stateOf()).status).toBe("Sent");
  });

  test("keeps nothing that opens the client's page in the answer that is kept for the same call", async () => {
    const { lock_version } = await stateOf();
    const body = { by: "link", valid_until: "2026-12-01", lock_version };
    const headers = { "Idempotency-Key": "01K0000000SENDINGONCE00000" };
    const ask = { method: "POST", token: agent, body, headers };
    const once = await calls.api.call(`${base}/sending`, ask);
    expect(once.json.data).toEqual({ no: 1 });
    expect((await calls.api.call(`${base}/sending`, ask)).text).toBe(once.text);
    const token = String((await stateOf()).versions[0].path)
      .split("/")
      .at(-1)!;
    const kept = await calls.api.system((tx) =>
      tx.select({ body: idempotentAnswer.body }).from(idempotentAnswer),
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]!.body).not.toContain(token);
  });

  test("adds whom it went to to what is known of the client, as a change of the file in the log", async () => {
    const known = { name: "Ada", email: null, phone: "+64 3 555 0101", address: null, country: "NZ" };
    const ofFile = eq(clientFile.id, calls.fileId);
    const [before] = await calls.api.system((tx) =>
      tx.update(clientFile).set({ clientContact: known }).where(ofFile).returning(),
    );
    const told = { ...known, name: "Ada Finch", email: "ada@travellers.example" };
    await sent({ name: told.name, email: told.email });
    await sent({ name: told.name, email: told.email });
    const [after] = await calls.api.system((tx) => tx.select().from(clientFile).where(ofFile));
    expect(after).toMatchObject({ clientContact: told, lockVersion: before!.lockVersion + 1 });
    const log = await calls.api.system((tx) =>
      tx
        .select({ before: auditLog.before, after: auditLog.after })
        .from(auditLog)
        .where(and(eq(auditLog.subjectUid, before!.uid), eq(auditLog.action, "details_changed"))),
    );
    expect(log).toEqual([{ before: { client_contact: known }, after: { client_contact: told } }]);
  });

  test("does not write over what somebody else changed of the client while it waited", async () => {
    const contact = {
      name: "Ada",
      email: "ada@travellers.example",
      phone: null,
      address: null,
      country: null,
    };
    const ofFile = eq(clientFile.id, calls.fileId);
    const { database } = calls.api.parts;
    const inScope = database.inScope.bind(database);
    const { lock_version } = await stateOf();
    let step: "asked" | "found" | "changed" = "asked";
    // Between finding the file in the agent's scope and working on it in the system's, a colleague changes it.
    database.inScope = async (scope, work, options) => {
      if (scope.audience === "agent" && step === "asked") step = "found";
      else if (scope.audience === "system" && step === "found") {
        step = "changed";
        await inScope({ audience: "system" }, (tx) =>
          tx
            .update(clientFile)
            .set({ clientContact: { ...contact, phone: "+64 3 555 0102" } })
            .where(ofFile),
        );
      }
      return inScope(scope, work, options);
    };
    const body = { by: "link", valid_until: "2026-12-01", lock_version, name: "Ada Finch" };
    expect((await post(`${base}/sending`, body, agent)).status).toBe(200);
    expect(step).toBe("changed");
    const [after] = await inScope({ audience: "system" }, (tx) =>
      tx.select({ contact: clientFile.clientContact }).from(clientFile).where(ofFile),
    );
    expect(after!.contact).toEqual({ ...contact, name: "Ada Finch", phone: "+64 3 555 0102" });
  });

  test("keeps one quote for each file, whatever was sent", async () => {
    await sent();
    const rows = await calls.api.system((tx) => tx.select({ id: quote.id }).from(quote));
    expect(rows).toHaveLength(1);
  });
});
