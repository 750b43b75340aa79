import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { supplierRequest } from "#api/db/schema/request.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { killInMidWork } from "#tests/support/kill-in-mid-work.ts";
import { limitOf } from "#tests/support/long-run.ts";
import { stepWorld, type StepWorld } from "#tests/support/step-calls.ts";
import type { StepTask } from "#tests/support/step-race-process.ts";

/** So often a process is killed in every run; `npm run test:race` asks for fifty. */
const usual = 2;
const rounds = Number(process.env.KILL_ROUNDS ?? usual);
const timeout = limitOf({ rounds, usual, eachMs: 10_000 });

const stepping = fileURLToPath(new URL("../support/step-race-process.ts", import.meta.url));

test(
  "a process that is killed while it asks for many services leaves none half asked, and each mail is written once",
  { timeout },
  async () => {
    const world = await stepWorld();
    const before = await world.rows();
    const uids = before.map(({ line }) => line.uid);
    expect(uids.length).toBeGreaterThan(2);
    for (let round = 0; round < rounds; round += 1) {
      const services = (await world.planned("request", ...uids)).map(({ uid, lock_version, fee_cents }) => ({
        ...{ uid, lock_version, fee_cents },
      }));
      const task: StepTask = {
        path: `/api/office/client-files/${world.uid}/service-steps/request`,
        token: world.office,
        body: { services },
        atOnce: 2,
        // Anywhere from before its first transaction to after its last.
        dieAfterMs: 20 + ((round * 97) % 500),
      };
      await killInMidWork(world.api, stepping, task);
      const left = await halfAsked(world);
      if (left.length > 0) await world.take("request", left);
      expect(await halfAsked(world)).toEqual([]);
      await backTo(world, before);
    }
  },
);

/** Each service is asked for with its request and one mail, or with neither; answers those that are not. */
async function halfAsked(world: StepWorld): Promise<string[]> {
  const mails = await world.api.system((tx) =>
    tx.select().from(outboxMessage).where(eq(outboxMessage.kind, "request-new")),
  );
  const rows = await world.rows();
  for (const { request, line } of rows) {
    const asked = line.status === "RQ";
    expect(request.status).toBe(asked ? "Sent" : "Draft");
    const own = mails.filter(({ params }) => params["request_uid"] === request.uid);
    expect(own).toHaveLength(asked ? 1 : 0);
  }
  return rows.flatMap(({ line }) => (line.status === "RQ" ? [] : [line.uid]));
}

/** Services and requests as they were, and no mails. */
function backTo(world: StepWorld, rows: Awaited<ReturnType<StepWorld["rows"]>>): Promise<void> {
  return world.api.system(async (tx) => {
    await tx.delete(outboxMessage).where(eq(outboxMessage.kind, "request-new"));
    for (const { request, line } of rows) {
      const [{ id: requestId, ...asked }, { id: lineId, ...stood }] = [request, line];
      await tx.update(supplierRequest).set(asked).where(eq(supplierRequest.id, requestId));
      await tx.update(serviceLine).set(stood).where(eq(serviceLine.id, lineId));
    }
  });
}
