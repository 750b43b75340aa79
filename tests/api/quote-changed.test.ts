import { and, asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "#api/db/client.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls, linesOf, type DraftCalls } from "#tests/support/draft-calls.ts";
import { asTold } from "#tests/support/told-events.ts";

let calls: DraftCalls;
let draft: QuoteDraft;
let base: string;
let link: string;

const stateOf = async () => (await calls.ask(base)).json.data;
const fromClient = (path: string, body: unknown) => calls.api.call(path, { method: "POST", body });
async function send() {
  const { lock_version } = await stateOf();
  const body = { by: "link", valid_until: "2026-12-01", lock_version };
  return calls.send("POST", `${base}/sending`, body);
}
async function removeShuttle() {
  const shuttle = linesOf(draft).find(({ day_no, service_type }) => day_no === 1 && service_type === "TR")!;
  const { lock_version } = await calls.show(draft.reference);
  const body = { lock_version, action: "remove" };
  return calls.send("PATCH", `quotes/${draft.reference}/services/${shuttle.uid}`, body);
}

beforeEach(async () => {
  calls = await draftCalls();
  draft = await calls.save();
  base = `client-files/${draft.reference}/quote`;
  await send();
  link = `/api/public${String((await stateOf()).versions[0].path).replace("/quote/", "/quotes/")}`;
});

test("a change and what became of its services is told to whoever has the file open", async () => {
  const before = await calls.show(draft.reference);
  calls.api.sent.length = 0;
  await removeShuttle();
  const now = { file_uid: draft.uid, lock_version: before.lock_version + 1 };
  const gone = linesOf(before).find(({ day_no, service_type }) => day_no === 1 && service_type === "TR")!;
  expect(calls.api.sent.map(({ event, data }) => [event, JSON.parse(data)])).toEqual([
    ["line.status", { ...now, lines: asTold([{ uid: gone.uid, status: "CX" }]) }],
    ["file.updated", now],
  ]);
});

describe("a change of a file whose quote is with the client", () => {
  test.each(["Sent", "Viewed"])("takes the offer back that is %s, in the log as well", async (status) => {
    const { total_cents } = (await calls.api.call(link)).json.data;
    if (status === "Viewed") await fromClient(`${link}/seen`, undefined);
    const before = await stateOf();
    expect(before.status).toBe(status);
    expect((await removeShuttle()).status).toBe(200);
    expect(await stateOf()).toMatchObject({ status: "Draft", lock_version: before.lock_version + 1 });
    expect((await calls.api.call(link)).json.data.standing).toBe("revised");
    const wish = { name: "Ada Finch", agreed: true, options: [], total_cents };
    const accepted = await fromClient(`${link}/acceptance`, wish);
    expect([accepted.status, accepted.json.standing]).toEqual([409, "revised"]);
    const log = await calls.api.system((tx) =>
      tx
        .select({ before: auditLog.before, after: auditLog.after })
        .from(auditLog)
        .where(eq(auditLog.action, "revised")),
    );
    expect(log).toMatchObject([{ before: { status }, after: { status: "Draft" } }]);
  });

  const wording: Record<string, (draft: QuoteDraft) => object> = {
    "a name and remarks": () => ({ part: "references", name: "Ross", agent_reference: "", remarks: "Late" }),
    "whom to reach": () => ({ part: "contact", name: "Ada", email: "ada@travellers.example" }),
    "what travellers are called": ({ travellers }) => ({
      part: "travellers",
      travellers: travellers.map(({ seq, age }) => ({
        seq,
        age,
        first_name: "Ada",
        last_name: `No. ${seq}`,
      })),
    }),
  };

  test.each(Object.entries(wording))(
    "leaves the offer with them that changes %s alone",
    async (_, change) => {
      const { lock_version } = await calls.show(draft.reference);
      const body = { lock_version, ...change(draft) };
      expect((await calls.send("PATCH", `quotes/${draft.reference}`, body)).status).toBe(200);
      expect(await calls.show(draft.reference)).toMatchObject({ lock_version: lock_version + 1 });
      expect((await stateOf()).status).toBe("Sent");
      expect((await calls.api.call(link)).json.data.standing).toBe("open");
    },
  );

  test("takes the offer back where a traveller's age changes what it costs", async () => {
    const { lock_version, travellers } = await calls.show(draft.reference);
    const older = travellers.map(({ seq, age }) => ({
      seq,
      first_name: "",
      last_name: "",
      age: age && age + 5,
    }));
    const body = { part: "travellers", lock_version, travellers: older };
    expect((await calls.send("PATCH", `quotes/${draft.reference}`, body)).status).toBe(200);
    expect((await stateOf()).status).toBe("Draft");
  });

  test("leaves a draft and an offer that was declined as they are", async () => {
    await fromClient(`${link}/refusal`, { reason: "" });
    await removeShuttle();
    expect((await stateOf()).status).toBe("Declined");
  });
});

describe("saving what stands there already", () => {
  const same: Record<string, (draft: QuoteDraft) => object> = {
    references: ({ name, agent_reference, remarks }) => ({ name, agent_reference, remarks }),
    contact: ({ client_contact }) => ({ ...client_contact }),
    travellers: ({ travellers }) => ({ travellers }),
  };

  test.each(Object.entries(same))("writes nothing (%s)", async (part, asItIs) => {
    const contact = { part: "contact", name: "Ada Finch", email: "ada@travellers.example" };
    const { lock_version } = await calls.show(draft.reference);
    await calls.send("PATCH", `quotes/${draft.reference}`, { lock_version, ...contact });
    const before = await calls.show(draft.reference);
    const people = () => calls.api.system((tx) => tx.select().from(pax).orderBy(pax.id));
    const asTheyWere = await people();
    calls.api.sent.length = 0;
    const body = { part, lock_version: before.lock_version, ...asItIs(before) };
    const saved = await calls.send("PATCH", `quotes/${draft.reference}`, body);
    expect(saved.status).toBe(200);
    expect(saved.json.data).toEqual(before);
    expect(await people()).toEqual(asTheyWere);
    expect(calls.api.sent).toEqual([]);
    const told = await calls.api.system((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.action, "details_changed")),
    );
    expect(told).toHaveLength(1);
  });
});

const ofFile = (uid: string) => sql`(select id from client_file where uid = ${uid})`;
async function firstLine(tx: Tx) {
  const [line] = await tx
    .select({ id: serviceLine.id })
    .from(serviceLine)
    .innerJoin(linePrice, and(eq(linePrice.lineId, serviceLine.id), eq(linePrice.isCurrent, true)))
    .where(and(eq(serviceLine.fileId, ofFile(draft.uid)), eq(serviceLine.kind, "included")))
    .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq))
    .limit(1);
  return line!.id;
}

const changes: Record<string, (tx: Tx) => Promise<unknown>> = {
  "a service": async (tx) =>
    tx
      .update(serviceLine)
      .set({ startTime: "0615" })
      .where(eq(serviceLine.id, await firstLine(tx))),
  "a price": async (tx) =>
    tx
      .update(linePrice)
      .set({
        sellCents: sql`${linePrice.sellCents} + 10000`,
        netCents: sql`${linePrice.netCents} + 10000`,
      })
      .where(eq(linePrice.lineId, await firstLine(tx))),
  "whose service it is": async (tx) =>
    tx
      .update(serviceLine)
      .set({ supplierId: sql`(select id from supplier where code = 'STBHAW')` })
      .where(eq(serviceLine.id, await firstLine(tx))),
  "a traveller's age": (tx) =>
    tx
      .update(pax)
      .set({ ageStated: 9 })
      .where(and(eq(pax.fileId, ofFile(draft.uid)), eq(pax.ageStated, 8))),
  "the end of the journey": (tx) =>
    tx.update(clientFile).set({ endDate: "2027-02-01" }).where(eq(clientFile.uid, draft.uid)),
};

describe("sending", () => {
  test.each(Object.entries(changes))(
    "is refused after %s changed, until a version is saved",
    async (_what, change) => {
      await calls.api.system(change);
      const refused = await send();
      expect(refused.status).toBe(422);
      expect(refused.json.message).toBe(
        "The quote was changed since version 1 was saved. Save a version first.",
      );
      await calls.send("POST", `${base}/versions`, {});
      expect((await send()).json.data).toEqual({ no: 2 });
    },
  );

  test("is not refused for a name or a remark, which offer nothing else", async () => {
    const { lock_version } = await calls.show(draft.reference);
    const names = { name: "Whitcombe and Ross", agent_reference: "", remarks: "Late arrival" };
    const body = { part: "references", lock_version, ...names };
    expect((await calls.send("PATCH", `quotes/${draft.reference}`, body)).status).toBe(200);
    expect((await send()).status).toBe(200);
  });
});
