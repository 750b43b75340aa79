import { eq } from "drizzle-orm";
import { setting } from "#api/db/schema/brand.ts";
import { paymentSession } from "#api/db/schema/payment.ts";
import { testGatewaySession } from "#api/db/schema/test-gateway.ts";
import type { SimulatedGateway } from "#api/gateway/simulated.ts";
import type { Payment } from "#contract/money/payment.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

/** What a payer is asked for unless a test says otherwise. */
export const request = {
  cents: 1000,
  purpose: "Booking NZFI100005",
  payer_name: "Grace Whitaker",
  payer_email: "grace@payer.example.test",
  language: "en",
} as const;

/** A booking with an issued invoice, ways to ask for money and to pay it at the simulated card company. */
export async function paymentWorld() {
  const world = await ledgerWorld();
  await world.issue("full");
  const bill = await world.newest();
  const gateway = world.api.parts.gateway as SimulatedGateway;
  const { call } = world.api;
  const post = (path: string, body: object = {}, token?: string, from?: string) =>
    call(path, { method: "POST", body, ...(token && { token }), ...(from && { from }) });

  const ask = async (more: object = {}) => {
    const body = { invoice: bill.uid, ...request, ...more };
    const answer = await post(`${world.path}/payments`, body, world.accounts);
    if (answer.status !== 201) throw new Error(answer.text);
    const { uid, path } = answer.json.data as { uid: string; path: string };
    const token = path.split("/").at(-1)!;
    return { uid, token, path };
  };
  const office = async (uid: string, token = world.accounts): Promise<Payment> =>
    (await call(`/api/office/payments/${uid}`, { token })).json.data;
  const step = async (uid: string, verb: string, more: object = {}) => {
    const { lock_version } = await office(uid);
    return post(`/api/office/payments/${uid}/${verb}`, { lock_version, ...more }, world.accounts);
  };
  /** Goes to pay, from an address of its own where many do; answers the name of the session at the card company. */
  const open = async (token: string, from?: string) => {
    const answer = await post(`/api/public/payments/${token}/sessions`, {}, undefined, from);
    if (answer.status !== 201) throw new Error(answer.text);
    return String(answer.json.data.pay_url).split("/").at(-1)!;
  };
  const decide = (session: string, outcome: Parameters<SimulatedGateway["decide"]>[1]["outcome"]) =>
    gateway.decide(session, { outcome, notice: "never" });
  const notify = (session: string, how = "notify") =>
    post("/api/public/payment-notifications", { session, how });
  const client = async (token: string) => (await call(`/api/public/payments/${token}`)).json.data;
  /** All the way: asked for, gone to, approved and told of. */
  const pay = async (more: object = {}) => {
    const asked = await ask(more);
    const session = await open(asked.token);
    await decide(session, "approve");
    await notify(session);
    return { ...asked, session };
  };
  const receipts = async () => (await world.entries()).filter(({ type }) => type === "receipt");
  const surcharge = (bps: number) =>
    world.api.system((tx) =>
      tx.update(setting).set({ value: bps }).where(eq(setting.key, "booking.card_surcharge_bps")),
    );
  /** The card company lets a session that was over be paid after all. */
  const reopen = (sessionId: string) =>
    world.api.system((tx) =>
      tx
        .update(testGatewaySession)
        .set({ state: "init", transactions: [] })
        .where(eq(testGatewaySession.sessionId, sessionId)),
    );
  /** The sessions that the card company keeps. */
  const heldByGateway = () => world.api.system((tx) => tx.select().from(testGatewaySession));
  const sessionsOf = () => world.api.system((tx) => tx.select().from(paymentSession));
  return {
    ...world,
    ...{
      gateway,
      bill,
      post,
      ask,
      office,
      step,
      open,
      decide,
      notify,
      client,
      pay,
      receipts,
      surcharge,
      sessionsOf,
      heldByGateway,
      reopen,
    },
  };
}
