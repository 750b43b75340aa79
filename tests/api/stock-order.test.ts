import { and, asc, eq, isNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { allotment } from "#api/db/schema/allotment.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { allotmentHold } from "#api/db/schema/request.ts";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { exchangeStock, releaseStock } from "#api/modules/files/stock/hold-stock.ts";
import { hotel, rateImportCalls } from "#tests/support/rate-import-calls.ts";
import { recordedLocks } from "#tests/support/recorded-locks.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;
let product: { uid: string; id: number };
let lines: { lineId: number; agencyId: number }[];
const date = "2031-07-01";

beforeAll(async () => {
  api = await testApi();
  token = await api.signIn("product");
  const { uid } = await rateImportCalls(api, token).product();
  await api.system(async (tx) => {
    const [row] = await tx
      .select({ id: productOption.id })
      .from(productOption)
      .where(eq(productOption.uid, uid));
    product = { uid, id: row!.id };
    lines = await tx
      .select({ lineId: serviceLine.id, agencyId: clientFile.agencyId })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .orderBy(asc(serviceLine.id))
      .limit(4);
  });
});

const body = (max: number) => ({
  products: [product.uid],
  date_from: date,
  date_to: date,
  weekdays: ["tue"],
  max,
});
const post = (path: string, sent: object) =>
  api.call(`/api/office/suppliers/${hotel}${path}`, { method: "POST", token, body: sent });

async function setMax(max: number): Promise<void> {
  const plan = await post("/stock-plans", body(max));
  if (plan.status === 200)
    await post("/stock-changes", { ...body(max), fingerprint: plan.json.data.fingerprint });
}

const now = new Date("2030-06-01T00:00:00Z");
const hold = (index: number, qty: number) =>
  api.system(async (tx) => {
    const { lineId, agencyId } = lines[index]!;
    const want = { lineId, optionId: product.id, days: [date], otherwise: "request" as const };
    await exchangeStock(
      tx,
      [lineId],
      [{ ...want, wanted: { room: qty, seat: qty, person: qty, vehicle: qty } }],
      {
        agencyId,
        today: "2030-06-01",
        now,
      },
    );
  });
const release = (index: number) => api.system((tx) => releaseStock(tx, [lines[index]!.lineId], now));

type Deed = { kind: "max" | "hold" | "release"; line: number; amount: number };
const deed = fc.record<Deed>({
  kind: fc.constantFrom("max", "hold", "release"),
  line: fc.integer({ min: 0, max: 3 }),
  amount: fc.integer({ min: 1, max: 5 }),
});
const doing = ({ kind, line, amount }: Deed) =>
  kind === "max" ? setMax(amount) : kind === "hold" ? hold(line, amount) : release(line);

/** What the row says is taken, what the holds add up to, and the maximum. */
async function standing() {
  return api.system(async (tx) => {
    const [row] = await tx.select().from(allotment).where(eq(allotment.optionId, product.id));
    const [held] = await tx
      .select({ sum: sql<number>`coalesce(sum(${allotmentHold.qty}), 0)::int` })
      .from(allotmentHold)
      .innerJoin(allotment, eq(allotment.id, allotmentHold.allotmentId))
      .where(and(eq(allotment.optionId, product.id), isNull(allotmentHold.releasedAt)));
    return { used: row?.used ?? 0, max: row?.max ?? 0, held: held?.sum ?? 0 };
  });
}

test("whatever order edits and bookings come in, what is taken is what is held, and within the maximum", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), async (deeds) => {
      for (const one of deeds) {
        await doing(one);
        const { used, held, max } = await standing();
        expect(used).toBe(held);
        expect(used).toBeLessThanOrEqual(max);
      }
    }),
    { numRuns: 12, seed: 41 },
  );
}, 120_000);

test("edits and bookings at the same moment wait for each other", async () => {
  await Promise.all(lines.map((_line, index) => release(index)));
  await setMax(4);
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([hold(0, 2), setMax(1), hold(1, 1), setMax(3), hold(2, 2)]);
    const { used, held, max } = await standing();
    expect(used).toBe(held);
    expect(used).toBeLessThanOrEqual(max);
    await Promise.all([release(0), release(1), release(2)]);
  }
}, 60_000);

test("the days of a change and of a stop are held before they are looked at", async () => {
  const transactions = recordedLocks(api.parts.database);
  const held = () =>
    transactions.splice(0).flatMap((locks) => locks.filter((lock) => lock.startsWith("allotment")));
  await setMax(5);
  expect(held()).toEqual(["allotment for update"]);
  for (const act of ["stop", "lift"]) {
    const sent = { ...body(0), act, reason: "Renovation", max: undefined };
    const path = `/api/office/suppliers/${hotel}/stop-sell`;
    expect((await api.call(path, { method: "PUT", token, body: sent })).status).toBe(200);
    expect(held()).toEqual(["allotment for update"]);
  }
});
