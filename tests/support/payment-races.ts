import { pino } from "pino";
import type { Database } from "#api/db/client.ts";
import { simulatedGateway } from "#api/gateway/simulated.ts";
import { settleSession } from "#api/modules/money/payments/settle-session.ts";
import { testDemo } from "#tests/support/test-demo.ts";

/** Sessions that are settled over and over: each so many times, so many calls at once. */
export type PaymentTask = { sessions: string[]; rounds: number; atOnce: number };

/** Settles every session again and again, as notifications and returns that come together do; answers how many calls went through. */
export async function raceToSettle(
  database: Database,
  { sessions, rounds, atOnce }: PaymentTask,
): Promise<number> {
  const now = () => testDemo.now;
  const publicUrl = "https://portal.example.test";
  const parts = {
    ...{ database, now, publicUrl, serverKey: testDemo.serverKey, log: pino({ level: "silent" }) },
    ...{ account: null, requestId: "race", clientAddress: "" },
    gateway: simulatedGateway({ database, now, publicUrl }),
    sendEvents: () => Promise.resolve(),
    mailQueued: () => undefined,
  };
  const wanted = sessions.length * rounds;
  let [next, won] = [0, 0];
  const settle = async () => {
    while (next < wanted) {
      const session = sessions[next % sessions.length];
      const how = next % 2 === 0 ? "notify" : "return";
      next += 1;
      if (session && (await settleSession(parts, session, how))) won += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, settle));
  return won;
}
