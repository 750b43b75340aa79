import { and, eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { accountTransaction } from "#api/db/schema/ledger.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";
import { recordedLocks } from "#tests/support/recorded-locks.ts";

let world: Awaited<ReturnType<typeof ledgerWorld>>;
let other: typeof clientFile.$inferSelect;

/** Of the booking that `ledgerWorld` makes. */
const ownReference = "NZFI100005";
const spare = 50_000;
const move = (body: object = {}) =>
  world.deed("transfers", {
    to: other.reference,
    cents: 20_000,
    date: "2026-11-20",
    note: "Asked by mail",
    ...body,
  });
const moneyOf = async ({ uid }: { uid: string }) =>
  (await world.api.call(`/api/office/client-files/${uid}/invoices`, { token: world.accounts })).json.data;
const targets = async () =>
  (await world.api.call(`${world.path}/transfers`, { token: world.accounts })).json.data.files;

/** Another booking of the same agency, which has nothing billed, and money that the own one does not need. */
beforeEach(async () => {
  world = await ledgerWorld();
  const { api, fileId } = world;
  other = await api.system(async (tx) => {
    const [own] = await tx.select().from(clientFile).where(eq(clientFile.id, fileId));
    const { agencyId, brandId, currency } = own!;
    const isOther = and(
      eq(clientFile.agencyId, agencyId),
      eq(clientFile.brandId, brandId),
      eq(clientFile.currency, currency),
      eq(clientFile.kind, "booking"),
      ne(clientFile.id, fileId),
    );
    const [found] = await tx.select().from(clientFile).where(isOther).orderBy(clientFile.id).limit(1);
    return found!;
  });
  await world.receipt(spare);
});

describe("money on account moves to another booking of the agency", () => {
  test("pays what is open there, in two entries that name each other", async () => {
    const bill = { kind: "full", ledger_version: (await moneyOf(other)).ledger_version };
    const path = `/api/office/client-files/${other.uid}/invoices`;
    const billed = await world.api.call(path, { method: "POST", token: world.accounts, body: bill });
    expect(billed.status, billed.text).toBe(201);
    const before = (await moneyOf(other)).account;
    expect(await targets()).toContainEqual({
      uid: other.uid,
      reference: other.reference,
      name: other.name,
      travel_date: other.travelDate,
      open_cents: before.due_cents,
    });
    const answer = await move({ to: other.reference.toLowerCase() });
    expect(answer.status, answer.text).toBe(201);
    expect((await world.money()).account).toMatchObject({
      received_cents: spare - 20_000,
      on_account_cents: spare - 20_000,
    });
    const after = await moneyOf(other);
    expect(after.account).toMatchObject({
      received_cents: before.received_cents + 20_000,
      due_cents: before.due_cents - 20_000,
      on_account_cents: 0,
    });
    expect(after.ledger.at(-1)).toMatchObject({
      type: "transfer",
      value_cents: -20_000,
      reference: ownReference,
    });
    expect((await world.entries()).at(-1)).toMatchObject({
      type: "transfer",
      valueCents: 20_000,
      reference: other.reference,
      otherFileId: other.id,
    });
    expect((await verifyLedger(world.api.parts.database)).faults).toEqual([]);
  });

  test("is told in the history of both bookings", async () => {
    await move();
    for (const uid of [world.uid, other.uid]) {
      const { json } = await world.api.call(`/api/office/client-files/${uid}/history`, {
        token: world.accounts,
      });
      expect(json.data[0]).toMatchObject({ action: "payment-moved" });
    }
  });

  test("is seen by its agency with the other booking's reference, and leaves no trace of why", async () => {
    await move();
    const token = await world.api.signIn("anke.silberfarn");
    const { json, text } = await world.api.call(`/api/agent/client-files/${ownReference}/invoices`, {
      token,
    });
    expect(json.data.ledger.at(-1)).toMatchObject({ type: "transfer", reference: other.reference });
    expect(text).not.toContain("Asked by mail");
  });
});

describe("nothing moves", () => {
  const nothingMoved = async () => {
    const moved = await world.api.system((tx) =>
      tx.select().from(accountTransaction).where(eq(accountTransaction.type, "transfer")),
    );
    expect(moved).toEqual([]);
  };

  test.each([0, -100])("of %d cents", async (cents) => {
    expect((await move({ cents })).json.errors).toHaveProperty("cents");
    await nothingMoved();
  });

  test("beyond what is on account", async () => {
    expect((await move({ cents: spare + 1 })).json.errors).toEqual({
      cents: ["This is more than is on account."],
    });
    await nothingMoved();
  });

  test("to itself, to nowhere, to a quote, to another agency or in another currency", async () => {
    const foreign = await world.api.system(async (tx) => {
      const { agencyId, brandId } = other;
      const [ofAnother] = await tx
        .select()
        .from(clientFile)
        .where(
          and(
            ne(clientFile.agencyId, agencyId),
            eq(clientFile.brandId, brandId),
            eq(clientFile.kind, "booking"),
          ),
        )
        .limit(1);
      return ofAnother!;
    });
    for (const to of [ownReference, "NZFI999999", foreign.reference])
      expect((await move({ to })).json.errors, to).toHaveProperty("to");
    const set = (values: Partial<typeof clientFile.$inferInsert>) =>
      world.api.system((tx) => tx.update(clientFile).set(values).where(eq(clientFile.id, other.id)));
    await set({ kind: "quote" });
    expect((await move()).json.errors).toHaveProperty("to");
    await set({ kind: "booking", currency: other.currency === "AUD" ? "NZD" : "AUD" });
    expect((await move()).json.errors).toHaveProperty("to");
    await nothingMoved();
  });

  test("twice, or on a ledger that somebody else has written to", async () => {
    const version = (await world.money()).ledger_version;
    const body = { to: other.reference, cents: 20_000, date: "2026-11-20", ledger_version: version };
    const answers = await Promise.all([world.raw("transfers", body), world.raw("transfers", body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await world.money()).account.on_account_cents).toBe(spare - 20_000);
  });

  test("to or from days that are to come", async () => {
    expect((await move({ date: "2026-12-24" })).json.errors).toHaveProperty("date");
    await nothingMoved();
  });

  test("before both files are held, the older one first, whichever way it goes", async () => {
    const transactions = recordedLocks(world.api.parts.database, { rows: true });
    const order = [world.fileId, other.id].toSorted((a, b) => a - b);
    const held = order.map((id) => `client_file ${id} for no key update`);
    await move();
    await world.api.call(`/api/office/client-files/${other.uid}/transfers`, {
      method: "POST",
      token: world.accounts,
      body: {
        to: ownReference,
        cents: 5_000,
        date: "2026-11-20",
        ledger_version: (await moneyOf(other)).ledger_version,
      },
    });
    const ofTransfers = transactions.filter((locks) => locks.length > 0).map((locks) => locks.slice(0, 2));
    expect(ofTransfers).toEqual([held, held]);
    expect((await verifyLedger(world.api.parts.database)).faults).toEqual([]);
  });
});
