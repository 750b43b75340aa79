import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { productOption } from "#api/db/schema/product.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { holdStock } from "#api/modules/files/stock/hold-stock.ts";
import { stockCalls, stockPath } from "#tests/support/stock-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let calls: ReturnType<typeof stockCalls>;

beforeAll(async () => {
  api = await testApi();
  calls = stockCalls(api, await api.signIn("product"));
});

test("the page of a day names the files that hold something, for those who may look into files", async () => {
  const { uid } = await calls.product();
  await calls.change({ products: [uid], max: 5 });
  const { reference } = await holdOne(uid, "2031-03-05");
  const path = `${stockPath}/stock/${uid}/2031-03-05`;
  const shown = (await api.call(path, { token: await api.signIn("admin") })).json.data;
  expect(shown.holders).toMatchObject([{ reference, qty: 2, of_share: false }]);
  expect(shown.day.common).toMatchObject({ taken: 2, free: 3 });
  const editor = await api.signIn("editor");
  expect((await api.call(path, { token: editor })).json.data).toMatchObject({
    holders: null,
    day: { common: { taken: 2 } },
  });
  const { plan } = await calls.change({ products: [uid], mode: "none" });
  expect(plan.json.errors).toEqual({ mode: [expect.stringContaining("5 Mar")] });
  const why = `${stockPath}/stock-answer?product=${uid}&date_from=2031-03-05&days=1&units=4`;
  const [day] = (await api.call(why, { token: await api.signIn("admin") })).json.data.days;
  expect(day).toMatchObject({ reason: "no_stock", holders: [{ reference, qty: 2 }] });
  const [untold] = (await api.call(why, { token: editor })).json.data.days;
  expect(untold).toMatchObject({ reason: "no_stock", holders: [] });
});

/** Two units of a day for a service of a file of New Zealand. */
const holdOne = (uid: string, day: string) =>
  api.system(async (tx) => {
    const [line] = await tx
      .select({ id: serviceLine.id, agencyId: clientFile.agencyId, reference: clientFile.reference })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .where(sql`${clientFile.reference} like 'NZ%'`)
      .limit(1);
    const [option] = await tx.select().from(productOption).where(eq(productOption.uid, uid));
    const { id: lineId, agencyId, reference } = line!;
    const wanted = { room: 2, seat: 2, person: 2, vehicle: 2 };
    const want = { lineId, optionId: option!.id, days: [day], wanted, otherwise: "request" as const };
    await holdStock(tx, [want], { agencyId, today: "2030-06-01", now: new Date("2030-06-01T00:00:00Z") });
    return { reference };
  });
