import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { fileMessage, quote } from "#api/db/schema/quote.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { quoteCalls, quotedReference, type QuoteCalls } from "#tests/support/quote-calls.ts";

type Waiting = { reference: string; since: string; asks: { kind: string; count: number }[] };
let world: QuoteCalls;
beforeEach(async () => {
  world = await quoteCalls();
});

async function waitingFor(kind: string, username: string): Promise<Waiting[]> {
  const token = await world.api.signIn(username);
  return (await world.api.call(`/api/${kind}/desk?whose=all`, { token })).json.data.waiting;
}
/** What waits about the file of these tests. */
async function asks(kind: string, username: string) {
  const file = (await waitingFor(kind, username)).find(({ reference }) => reference === quotedReference);
  return file?.asks ?? [];
}
const office = () => asks("office", "consultant");
const agent = () => asks("agent", "jonas.silberfarn");
const become = (values: Partial<typeof clientFile.$inferInsert>) =>
  world.api.system((tx) => tx.update(clientFile).set(values).where(eq(clientFile.id, world.fileId)));

let written = 0;
function write(author: "office" | "agent" | "client", values: Partial<typeof fileMessage.$inferInsert> = {}) {
  written += 1;
  return world.api.system((tx) =>
    tx.insert(fileMessage).values({
      uid: `MESSAGE${String(written).padStart(19, "0")}`,
      fileId: world.fileId,
      author,
      authorName: "Somebody",
      body: "A word",
      createdAt: world.api.clock.now(),
      ...values,
    }),
  );
}

describe("what waits for an answer", () => {
  test("is a booking that was requested, for the office", async () => {
    expect(await office()).toEqual([]);
    await become({ kind: "booking", status: "Requested" });
    expect(await office()).toEqual([{ kind: "requested", count: 1 }]);
    expect(await agent()).toEqual([]);
    expect(await asks("office", "manager.banksia")).toEqual([]);
  });

  test("is a service that was declined, as often as that happened", async () => {
    await become({ kind: "booking", status: "Processing" });
    await world.api.system((tx) =>
      tx
        .update(serviceLine)
        .set({ status: "UN" })
        .where(
          sql`${serviceLine.fileId} = ${world.fileId} and ${serviceLine.kind} = 'included' and ${serviceLine.dayNo} <= 2`,
        ),
    );
    const [declined] = await office();
    expect([declined?.kind, (declined?.count ?? 0) > 1]).toEqual(["unable", true]);
    await become({ status: "Cancelled" });
    expect(await office()).toEqual([]);
  });

  test("is a quote that its client accepted, until the booking is requested", async () => {
    await world.saveVersion();
    await world.api.system((tx) =>
      tx
        .update(quote)
        .set({
          status: "Accepted",
          acceptedNo: 1,
          acceptedAt: world.api.clock.now(),
          acceptedByName: "Somebody",
        })
        .where(eq(quote.fileId, world.fileId)),
    );
    const accepted = [{ kind: "accepted", count: 1 }];
    expect([await office(), await agent()]).toEqual([accepted, accepted]);
    expect(await asks("agent", "emma.larkspur")).toEqual([]);
    await become({ kind: "booking", status: "Confirmed" });
    expect([await office(), await agent()]).toEqual([[], []]);
  });

  test("is a message, for the other side until that has answered", async () => {
    await write("agent");
    await write("agent");
    expect([await office(), await agent()]).toEqual([[{ kind: "agency_message", count: 2 }], []]);
    await write("office");
    expect([await office(), await agent()]).toEqual([[], [{ kind: "office_message", count: 1 }]]);
    await write("agent");
    await write("client", { kind: "change_wish", forClient: true });
    expect(await agent()).toEqual([{ kind: "client_message", count: 1 }]);
    expect(await office()).toEqual([
      { kind: "agency_message", count: 1 },
      { kind: "client_message", count: 1 },
    ]);
    await write("agent");
    expect((await office()).map(({ kind }) => kind)).toEqual(["agency_message"]);
  });

  test("is no message of long ago, and no note that the product wrote", async () => {
    const now = world.api.clock.now().getTime();
    await write("agent", { createdAt: new Date(now - 31 * 86_400_000) });
    await write("client", { kind: "decline" });
    expect(await office()).toEqual([]);
    await write("agent");
    await write("office", { kind: "system" });
    expect(await office()).toHaveLength(1);
  });

  test("is a supplier that is still to be told", async () => {
    await world.api.system(async (tx) => {
      const [line] = await tx
        .select({ id: serviceLine.id, supplierId: serviceLine.supplierId })
        .from(serviceLine)
        .where(sql`${serviceLine.fileId} = ${world.fileId} and ${serviceLine.supplierId} is not null`)
        .limit(1);
      await tx.execute(sql`insert into ${supplierRequest} (uid, line_id, supplier_id, kind, snapshot)
        values ('REQUEST0000000000000000001', ${line?.id}, ${line?.supplierId}, 'new', '{}')`);
    });
    expect(await office()).toEqual([{ kind: "to_ask", count: 1 }]);
  });

  test("stands by how long it waits", async () => {
    const now = world.api.clock.now().getTime();
    await become({ kind: "booking", status: "Requested", submittedAt: new Date(now - 86_400_000) });
    await world.api.system((tx) =>
      tx
        .update(clientFile)
        .set({ status: "Requested", submittedAt: new Date(now - 2 * 86_400_000) })
        .where(eq(clientFile.reference, "NZFI100002")),
    );
    const files = await waitingFor("office", "consultant");
    expect(files.map(({ reference }) => reference).slice(0, 2)).toEqual(["NZFI100002", quotedReference]);
    expect(files[1]?.since).toBe(new Date(now - 86_400_000).toISOString());
  });
});

describe("what a supplier is asked", () => {
  const asked = async (): Promise<{ reference: string; asked: string }[]> => {
    const token = await world.api.signIn("desk.steamvale");
    return (await world.api.call("/api/supplier/desk", { token })).json.data.asked;
  };

  test("is to take a booking, or a place on its waiting list, and stands with whom to answer", async () => {
    expect(await asked()).toEqual([]);
    const at = (status: "RQ" | "WL" | "OK" | "AM") =>
      world.api.system((tx) =>
        tx.execute(sql`update service_line set status = ${status} where id = (
          select min(l.id) from service_line l join supplier s on s.id = l.supplier_id
          where l.file_id = ${world.fileId} and s.code = 'STEROT')`),
      );
    await at("RQ");
    expect(await asked()).toMatchObject([{ reference: quotedReference, asked: "new" }]);
    await at("WL");
    expect(await asked()).toMatchObject([{ reference: quotedReference, asked: "wait_listed" }]);
    // A change that the office has not sent yet is not known to the supplier.
    await at("AM");
    expect(await asked()).toEqual([]);
  });
});
