import { pino } from "pino";
import type { Database } from "#api/db/client.ts";
import { simulatedGateway } from "#api/gateway/simulated.ts";
import { finishRefund } from "#api/modules/money/payments/finish-refund.ts";
import type { PaymentParts } from "#api/modules/money/payments/payment-parts.ts";
import { settleSession } from "#api/modules/money/payments/settle-session.ts";
import { testDemo } from "#tests/support/test-demo.ts";

/** Sessions that are settled over and over, and refunds that are asked for: each so many times, so many calls at once. The process dies in the middle where it is told to, as by a power cut. */
export type PaymentTask = {
  sessions: string[];
  refunds?: number[];
  rounds: number;
  atOnce: number;
  dieAfterMs?: number;
};

/** Settles every session again and again, as notifications and returns that come together do; answers how many calls went through. */
export async function raceToSettle(
  database: Database,
  { sessions, refunds = [], rounds, atOnce, dieAfterMs }: PaymentTask,
): Promise<number> {
  if (dieAfterMs !== undefined) setTimeout(() => process.kill(process.pid, "SIGKILL"), dieAfterMs);
  const parts = partsOf(database);
  const wanted = sessions.length * rounds;
  let [next, won] = [0, 0];
  const settle = async () => {
    while (next < wanted) {
      const session = sessions[next % sessions.length];
      const refund = refunds[next % Math.max(1, refunds.length)];
      const how = next % 2 === 0 ? "notify" : "return";
      next += 1;
      if (refund !== undefined) await finishRefund(parts, refund);
      if (session && (await settleSession(parts, session, how))) won += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, settle));
  return won;
}

/** What work on payments needs in a process that answers nobody. */
export function partsOf(database: Database): PaymentParts {
  const now = () => testDemo.now;
  const publicUrl = "https://portal.example.test";
  return {
    ...{ database, now, publicUrl, serverKey: testDemo.serverKey, log: pino({ level: "silent" }) },
    ...{ account: null, requestId: "race", clientAddress: "" },
    gateway: simulatedGateway({ database, now, publicUrl }),
    sendEvents: () => Promise.resolve(),
    mailQueued: () => undefined,
  };
}
