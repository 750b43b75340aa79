import { expect, test } from "vitest";
import { verifyLedger } from "#api/audit/verify-ledger.ts";
import { keepHouse } from "#api/housekeeping.ts";
import { paymentWorld } from "#tests/support/payment-calls.ts";

/** One round of the clock, as the product does it. */
async function clock(world: Awaited<ReturnType<typeof paymentWorld>>) {
  await keepHouse({
    ...world.api.parts,
    daily: async () => undefined,
    mails: { outboxDays: 0, fileDays: 0, folder: "/nowhere" },
  });
}

test("money that is paid through the link is one receipt of the invoice, told to payer, office and agent", async () => {
  const world = await paymentWorld();
  const { uid, token, session } = await world.pay();
  expect(await world.receipts()).toMatchObject([
    { valueCents: -1000, method: "card", reference: "NZFI100005-P1" },
  ]);
  expect(await world.office(uid)).toMatchObject({
    status: "Approved",
    amount_cents: 1000,
    refundable_cents: 0,
    card: { masked: "411111........11", brand: "visa" },
    attempts: [{ attempt: 1, state: "settled", cents: 1000, session: `…${session.slice(-8)}` }],
    exchanges: [{ kind: "create" }, { kind: "notify" }, { kind: "query", outcome: "APPROVED", code: "00" }],
  });
  expect(await world.client(token)).toMatchObject({ state: "paid", test: true, reference: "NZFI100005-P1" });
  const bill = (await world.money()).invoices.find((one) => one.uid === world.bill.uid);
  expect(bill?.allocated_cents).toBe(1000);
  const mails = await world.api.mails(2);
  const toPayer = mails.filter(({ to }) => to.address === "grace@payer.example.test");
  expect(toPayer.map(({ subject }) => subject)).toEqual([
    "Payment request NZFI100005-P1",
    "Payment received NZFI100005-P1",
  ]);
  expect(world.api.sent.some(({ event }) => event === "payment.settled")).toBe(true);
  expect((await verifyLedger(world.api.parts.database)).faults).toEqual([]);
});

test("opening the page 50 times changes nothing, and what the return says is not believed", async () => {
  const world = await paymentWorld();
  const { uid, token } = await world.ask();
  const session = await world.open(token);
  const before = await world.office(uid);
  for (let look = 0; look < 50; look += 1) await world.client(token);
  expect(await world.office(uid)).toEqual(before);
  expect((await world.notify(session, "return")).status).toBe(204);
  expect(await world.office(uid)).toMatchObject({ status: "Open" });
  expect(await world.receipts()).toEqual([]);
});

test("20 calls at once to pay get one page, and notification and return in any number one receipt", async () => {
  const world = await paymentWorld();
  const { token } = await world.ask();
  const sessions = await Promise.all(Array.from({ length: 20 }, () => world.open(token)));
  expect(new Set(sessions).size).toBe(1);
  expect(await world.heldByGateway()).toHaveLength(1);
  await world.decide(sessions[0]!, "approve");
  const told = Array.from({ length: 12 }, (_, at) =>
    world.notify(sessions[0]!, at % 2 ? "return" : "notify"),
  );
  expect(new Set((await Promise.all(told)).map(({ status }) => status))).toEqual(new Set([204]));
  expect(await world.receipts()).toHaveLength(1);
  expect(await world.sessionsOf()).toMatchObject([{ state: "settled", parked: null }]);
});

test("a declined and a cancelled attempt can be tried again by the same link", async () => {
  const world = await paymentWorld();
  const { uid, token } = await world.ask();
  const first = await world.open(token);
  await world.decide(first, "decline");
  await world.notify(first);
  expect(await world.client(token)).toMatchObject({ state: "declined" });
  const second = await world.open(token);
  await world.decide(second, "cancel");
  await world.notify(second, "return");
  expect(await world.client(token)).toMatchObject({ state: "cancelled" });
  const third = await world.open(token);
  await world.decide(third, "approve");
  await world.notify(third);
  expect(await world.office(uid)).toMatchObject({
    status: "Approved",
    attempts: [{ state: "declined" }, { state: "cancelled" }, { state: "settled" }],
  });
  expect(new Set([first, second, third]).size).toBe(3);
});

test("a slow bank: the payer reads that it is worked on, may not pay twice, and the money is found", async () => {
  const world = await paymentWorld();
  const { token } = await world.ask();
  const session = await world.open(token);
  await world.decide(session, "slow");
  await world.notify(session, "return");
  expect(await world.client(token)).toMatchObject({ state: "processing" });
  expect((await world.post(`/api/public/payments/${token}/sessions`)).status).toBe(409);
  world.api.clock.advance({ seconds: 7 });
  await world.notify(session);
  expect(await world.client(token)).toMatchObject({ state: "paid" });
});

test("what is not what was asked for waits for a person, who takes it or sends it back", async () => {
  const world = await paymentWorld();
  const { uid, token } = await world.ask();
  const session = await world.open(token);
  await world.decide(session, "other");
  await world.notify(session);
  expect(await world.receipts()).toEqual([]);
  expect(await world.client(token)).toMatchObject({ state: "checking" });
  expect(await world.office(uid)).toMatchObject({
    status: "Error",
    parked: true,
    parked_money: [{ why: "mismatch", cents: 1001, currency: "NZD", takeable: true }],
  });
  expect((await world.step(uid, "parked", { attempt: 1, verb: "take" })).status).toBe(200);
  expect(await world.receipts()).toMatchObject([{ valueCents: -1001 }]);
  expect(await world.office(uid)).toMatchObject({ status: "Approved", parked: false });
  const other = await world.ask();
  const another = await world.open(other.token);
  await world.decide(another, "other");
  await world.notify(another);
  expect((await world.step(other.uid, "parked", { attempt: 1, verb: "return" })).status).toBe(200);
  expect(await world.receipts()).toHaveLength(1);
  expect(await world.office(other.uid)).toMatchObject({
    status: "Declined",
    parked_money: [],
    attempts: [{ state: "returned" }],
    refunds: [{ cents: 1001, state: "done" }],
  });
});

test("money of an attempt that was given up comes late: once it settles, twice it waits for a person", async () => {
  const world = await paymentWorld();
  const { uid, token } = await world.ask();
  const first = await world.open(token);
  await world.decide(first, "decline");
  await world.notify(first);
  const second = await world.open(token);
  await world.decide(second, "approve");
  await world.notify(second);
  await world.reopen(first);
  await world.decide(first, "approve");
  await world.notify(first);
  expect(await world.receipts()).toHaveLength(1);
  expect(await world.office(uid)).toMatchObject({
    status: "Approved",
    parked_money: [{ why: "twice", cents: 1000 }],
  });
});

test("the clock asks before it ends: late money still settles, also after the end", async () => {
  const world = await paymentWorld();
  const paid = await world.ask({ days: 1 });
  const session = await world.open(paid.token);
  await world.decide(session, "approve");
  const unpaid = await world.ask({ days: 1 });
  world.api.clock.advance({ hours: 48 });
  await clock(world);
  const later = await world.api.signIn("admin");
  expect(await world.office(paid.uid, later)).toMatchObject({ status: "Approved" });
  expect(await world.office(unpaid.uid, later)).toMatchObject({ status: "Expired" });
  expect((await world.post(`/api/public/payments/${unpaid.token}/sessions`)).status).toBe(409);
  expect(await world.client(unpaid.token)).toMatchObject({ state: "expired" });
});

test("what was taken back is no longer asked for, and money that comes all the same is kept", async () => {
  const world = await paymentWorld();
  const { uid, token } = await world.ask();
  const session = await world.open(token);
  expect((await world.step(uid, "cancellation")).status).toBe(200);
  expect(await world.client(token)).toMatchObject({ state: "withdrawn" });
  expect((await world.post(`/api/public/payments/${token}/sessions`)).status).toBe(409);
  await world.decide(session, "approve");
  await world.notify(session);
  expect(await world.receipts()).toHaveLength(1);
  expect(await world.office(uid)).toMatchObject({ status: "Approved" });
});

test("no more can be asked for than is due, nor paid what was paid otherwise meanwhile", async () => {
  const world = await paymentWorld();
  const open = world.bill.open_cents;
  const more = await world.post(
    `${world.path}/payments`,
    {
      invoice: world.bill.uid,
      cents: open + 1,
      purpose: "x",
      payer_name: "x",
      payer_email: "x@y.test",
      language: "en",
    },
    world.accounts,
  );
  expect(more.status).toBe(422);
  expect(more.json.errors).toHaveProperty("cents");
  const { token } = await world.ask({ cents: open });
  await world.receipt(1);
  expect((await world.post(`/api/public/payments/${token}/sessions`)).status).toBe(409);
});

test("a surcharge is paid on top, and the invoice is served without it", async () => {
  const world = await paymentWorld();
  await world.surcharge(250);
  const { token } = await world.pay({ cents: 10_010 });
  expect(await world.client(token)).toMatchObject({ amount_cents: 10_010, surcharge_cents: 250 });
  const entries = (await world.entries()).slice(-2);
  expect(entries).toMatchObject([
    { type: "surcharge", valueCents: 250, method: "card" },
    { type: "receipt", valueCents: -10_260, method: "card" },
  ]);
  const [billed, after] = [(await world.entries()).at(-3)!, entries[1]!];
  expect(after.balanceCents).toBe(billed.balanceCents - 10_010);
  expect(await world.sessionsOf()).toMatchObject([{ paidCents: 10_260 }]);
  expect((await verifyLedger(world.api.parts.database)).faults).toEqual([]);
  const { account } = await world.money();
  expect(account).toMatchObject({ received_cents: 10_010, on_account_cents: 0 });
});

test("money goes back to the card in parts, out of what is on account", async () => {
  const world = await paymentWorld();
  const { uid } = await world.pay();
  const refused = await world.step(uid, "refunds", { cents: 1, reason: "Too much" });
  expect(refused.status).toBe(422);
  await world.deed(`invoices/${world.bill.uid}/credit`, { reason: "goodwill" });
  expect(await world.office(uid)).toMatchObject({ refundable_cents: 1000, can: { refund: true } });
  expect((await world.step(uid, "refunds", { cents: 400, reason: "Goodwill" })).status).toBe(200);
  expect(await world.office(uid)).toMatchObject({ status: "Part Refunded", refunded_cents: 400 });
  expect((await world.step(uid, "refunds", { cents: 601, reason: "Goodwill" })).status).toBe(422);
  expect((await world.step(uid, "refunds", { cents: 600, reason: "Rest" })).status).toBe(200);
  expect(await world.office(uid)).toMatchObject({ status: "Refunded", refundable_cents: 0 });
  const back = (await world.entries()).filter(({ type }) => type === "refund");
  expect(back.map(({ valueCents }) => valueCents)).toEqual([400, 600]);
  expect((await verifyLedger(world.api.parts.database)).faults).toEqual([]);
});
