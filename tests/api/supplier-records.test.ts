import { and, eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { supplier } from "#api/db/schema/company.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplierRequest } from "#api/db/schema/request.ts";
import { review } from "#api/db/schema/review.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ReviewOfSupplier, ScoreOfSupplier } from "#contract/quality/reviews/of-supplier.ts";
import type { RequestOfSupplier } from "#contract/sales/supplier-requests/of-supplier.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { wholeWorld } from "#tests/support/whole-world.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const hotel = seedUid("supplier", "STEROT");

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await testApi({ database: await wholeWorld(testDemo.today) });
  token = await api.signIn("consultant");
});

async function page<Row>(path: string): Promise<{ data: Row[]; total: number }> {
  const { status, json } = await api.call(path, { token });
  expect(status).toBe(200);
  return { data: json.data, total: json.meta.total };
}

describe("what a supplier was asked", () => {
  const of = (query = "") =>
    page<RequestOfSupplier>(`/api/office/suppliers/${hotel}/requests?per_page=100${query}`);

  test("is all of it, of every status and kind, the newest first, with its file", async () => {
    const known = await api.system((tx) =>
      tx
        .select({ uid: supplierRequest.uid, file: clientFile.uid })
        .from(supplierRequest)
        .innerJoin(supplier, eq(supplier.id, supplierRequest.supplierId))
        .innerJoin(serviceLine, eq(serviceLine.id, supplierRequest.lineId))
        .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
        .where(and(eq(supplier.uid, hotel), like(clientFile.reference, "NZ%"))),
    );
    const { data, total } = await of();
    expect([data.length, total]).toEqual([known.length, known.length]);
    expect(data.length).toBeGreaterThan(1);
    const pairs = (rows: { uid: string; file: string }[]) =>
      rows.map(({ uid, file }) => `${uid} ${file}`).toSorted();
    expect(pairs(data)).toEqual(pairs(known));
    const times = data.map(({ created_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("is found by status, kind, travellers and reference, and sorted", async () => {
    const { data: all } = await of();
    const [{ status, kind, reference, party_name: party } = all[0]!] = all;
    for (const [query, keep] of [
      [`&filter[status]=${status}`, (one) => one.status === status],
      [`&filter[kind]=${kind}`, (one) => one.kind === kind],
      [`&filter[reference]=${reference}`, (one) => one.reference === reference],
      [`&filter[party]=${encodeURIComponent(party)}`, (one) => one.party_name === party],
    ] as [string, (one: RequestOfSupplier) => boolean][]) {
      expect((await of(query)).data.map(({ uid }) => uid)).toEqual(all.filter(keep).map(({ uid }) => uid));
    }
    const days = (await of("&sort=date_from")).data.map(({ date_from: from }) => from);
    expect(days).toEqual(days.toSorted());
    expect((await of("&filter[status]=Nowhere")).data).toEqual([]);
  });

  test("is nothing to offices that do not work with the supplier", async () => {
    const abroad = { token: await api.signIn("manager.banksia") };
    for (const path of ["requests", "reviews", "review-score"]) {
      const { status } = await api.call(`/api/office/suppliers/${hotel}/${path}`, abroad);
      expect([path, status]).toEqual([path, 404]);
    }
  });
});

describe("what travellers said of a supplier", () => {
  const path = async () => {
    const [found] = await api.system((tx) =>
      tx
        .select({ uid: supplier.uid })
        .from(review)
        .innerJoin(supplier, eq(supplier.id, review.supplierId))
        .innerJoin(clientFile, eq(clientFile.id, review.fileId))
        .where(like(clientFile.reference, "NZ%"))
        .limit(1),
    );
    return `/api/office/suppliers/${found!.uid}`;
  };
  const list = async (query = "") =>
    (await page<ReviewOfSupplier>(`${await path()}/reviews?per_page=100${query}`)).data;
  const score = async (): Promise<ScoreOfSupplier> =>
    (await api.call(`${await path()}/review-score`, { token })).json.data;

  test("is read with its file, and its stars are counted as they are listed", async () => {
    const all = await list();
    expect(all.length).toBeGreaterThan(0);
    const counted = [1, 2, 3, 4, 5].map((star) => all.filter(({ rating }) => rating === star).length);
    expect((await score()).all).toEqual(counted);
    const { file, uid } = all[0]!;
    const ofFile = (await api.call(`/api/office/client-files/${file}/reviews`, { token })).json.data;
    expect(ofFile.map((one: { uid: string }) => one.uid)).toContain(uid);
    for (const star of [1, 2, 3, 4, 5]) {
      expect(await list(`&filter[rating]=${star}`)).toEqual(all.filter(({ rating }) => rating === star));
    }
    expect((await list(`&filter[q]=${all[0]!.reference}`)).map((one) => one.uid)).toContain(uid);
    expect(await list("&filter[q]=xyzzy")).toEqual([]);
  });

  test("counts for the last year for 365 days", async () => {
    const [first] = (await list("&sort=-submitted_at")).toReversed();
    const { all, last_year: before } = await score();
    expect(before).toEqual(all);
    const since = (api.clock.now().getTime() - Date.parse(first!.at)) / 1000;
    api.clock.advance({ seconds: 365 * 86_400 - since + 1 });
    token = await api.signIn("consultant");
    const { last_year: after } = await score();
    expect(after.reduce((sum, one) => sum + one, 0)).toBeLessThan(before.reduce((sum, one) => sum + one, 0));
    expect((await score()).all).toEqual(all);
  });
});
