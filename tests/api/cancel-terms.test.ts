import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier as supplierTable } from "#api/db/schema/company.ts";
import { pastCancelTerms } from "#api/db/schema/past-cancel-terms.ts";
import { productOption } from "#api/db/schema/product.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { CancelTerms, SupplierCancelTerms } from "#contract/catalogue/cancel-terms/cancel-terms.ts";
import type { CancellationPreview } from "#contract/sales/bookings/cancel.ts";
import { cancelWorld } from "#tests/support/cancel-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const product = seedUid("option", "ROTACSTEROTPARKRM");
const banksiaProduct = seedUid("option", "SYDACJACSYDCITYRM");

let api: TestApi;
let office: string;
let supplier: string;
beforeEach(async () => {
  api = await testApi();
  office = await api.signIn("admin");
  supplier = (await api.call(`/api/office/products/${product}`, { token: office })).json.data.supplier;
});

const listed = async (): Promise<SupplierCancelTerms> =>
  (await api.call(`/api/office/suppliers/${supplier}/cancel-terms`, { token: office })).json.data;
const termsOf = async (uid: string): Promise<CancelTerms> =>
  (await api.call(`/api/office/cancel-terms/${uid}`, { token: office })).json.data;
const add = (body: object, token = office, of = supplier) =>
  api.call(`/api/office/suppliers/${of}/cancel-terms`, { method: "POST", token, body });
const put = async (uid: string, body: object, version?: number, token = office) =>
  api.call(`/api/office/cancel-terms/${uid}`, {
    method: "PUT",
    token,
    body: { ...body, lock_version: version ?? (await termsOf(uid)).lock_version },
  });
const half = { before: 14, unit: "days", charge: "bps_of_net", share_bps: 5000 };
const all = { before: 48, unit: "hours", charge: "bps_of_net", share_bps: 10_000 };
const own = { name: "Lodge 2027", steps: [all, half], products: [product] };

describe("cancellation terms of a supplier", () => {
  test("stand beside those of the house, in the order of their steps and in words of five languages", async () => {
    const before = await listed();
    expect(before.terms.map(({ supplier: of }) => of)).toEqual([
      supplier,
      ...before.terms.slice(1).map(() => null),
    ]);
    const used = before.terms.find(({ products }) => products.includes(product));
    expect(used?.rules[0]?.de).toContain("Stornierung");
    const made = await add(own);
    expect(made.status, made.text).toBe(201);
    const { terms } = await listed();
    expect(terms[0]).toMatchObject({
      supplier,
      name: "Lodge 2027",
      products: [product],
      used_by: 1,
      steps: [
        { ...half, units: null, amount_cents: null, text: null },
        { ...all, units: null, amount_cents: null, text: null },
      ],
    });
    expect(terms[0]!.rules).toMatchObject([
      {
        en: "50 % of the net price when cancelled within 14 days",
        fr: "50 % du prix net en cas d’annulation dans les 14 jours",
      },
      {
        en: "Full price when cancelled within 48 hours",
        de: "Voller Preis bei Stornierung innerhalb von 48 Stunden",
      },
    ]);
    expect(terms.find(({ uid }) => uid === used?.uid)?.products).not.toContain(product);
  });

  test("are said in words of one's own, and in those that follow from the steps where there are none", async () => {
    const words = { en: "Half of it from two weeks before" };
    const { uid } = (await add({ ...own, steps: [{ ...half, text: words }, all] })).json.data;
    expect((await termsOf(uid)).steps.map(({ text }) => text)).toEqual([words, null]);
    await put(uid, {
      ...own,
      steps: [
        { ...half, share_bps: 2550 },
        { before: 3, unit: "days", charge: "units", units: 1 },
      ],
    });
    expect((await termsOf(uid)).rules.map(({ de }) => de)).toEqual([
      "25,5 % des Nettopreises bei Stornierung innerhalb von 14 Tagen",
      "Erste Nacht oder erster Tag bei Stornierung innerhalb von 3 Tagen",
    ]);
  });

  test("are refused cell by cell, by a name that is taken, and without a step", async () => {
    const steps = [
      half,
      { ...half, before: 336, unit: "hours", share_bps: 6000 },
      { ...all, share_bps: 4000 },
      { before: 1, unit: "days", charge: "fixed", share_bps: 100 },
    ];
    const refused = await add({ ...own, steps });
    expect([refused.status, Object.keys(refused.json.errors).toSorted()]).toEqual([
      422,
      ["steps.1.before", "steps.2.share_bps", "steps.3.amount_cents", "steps.3.share_bps"],
    ]);
    expect((await add({ ...own, steps: [] })).json.errors).toHaveProperty("steps");
    const { name } = (await listed()).terms[0]!;
    expect((await add({ ...own, name: name.toUpperCase() })).json.errors).toHaveProperty("name");
    expect((await add({ ...own, products: [banksiaProduct] })).json.errors).toHaveProperty("products");
    expect((await listed()).terms.filter((one) => one.supplier !== null)).toHaveLength(1);
  });

  test("leave and join products, which say so in their own history", async () => {
    const { uid } = (await add(own)).json.data;
    const { lock_version: version } = await termsOf(uid);
    expect((await put(uid, { ...own, products: [] })).status).toBe(200);
    expect((await listed()).products.find((one) => one.uid === product)?.terms).toBeNull();
    expect((await put(uid, own, version)).status).toBe(409);
    const history = await api.call(`/api/office/products/${product}/history`, { token: office });
    expect(
      history.json.data.map(({ changes }: { changes: object }) => JSON.stringify(changes)).join(),
    ).toContain("Lodge 2027");
    const removed = await api.call(`/api/office/cancel-terms/${uid}?lock_version=${version + 1}`, {
      method: "DELETE",
      token: office,
    });
    expect(removed.status, removed.text).toBe(204);
    expect((await api.call(`/api/office/cancel-terms/${uid}`, { token: office })).status).toBe(404);
  });

  test("stay while products have them, and are chosen in the form of a product", async () => {
    const { uid } = (await add({ ...own, products: [] })).json.data;
    const path = `/api/office/products/${product}`;
    const record = (await api.call(path, { token: office })).json.data;
    const body = Object.fromEntries(
      Object.entries({ ...record, cancel_terms: uid }).filter(([, value]) => value !== null),
    );
    expect((await api.call(path, { method: "PUT", token: office, body })).status).toBe(200);
    expect(await termsOf(uid)).toMatchObject({ products: [product], used_by: 1 });
    const removed = await api.call(`/api/office/cancel-terms/${uid}?lock_version=1`, {
      method: "DELETE",
      token: office,
    });
    expect(removed.status).toBe(409);
    const unknown = {
      ...body,
      lock_version: record.lock_version + 1,
      cancel_terms: seedUid("option", "none"),
    };
    expect(
      (await api.call(path, { method: "PUT", token: office, body: unknown })).json.errors,
    ).toHaveProperty("cancel_terms");
  });

  test("of the house, of another brand and for other people are not there or not to be changed", async () => {
    const house = (await listed()).terms.at(-1)!;
    expect((await put(house.uid, own, house.lock_version)).status).toBe(404);
    const { uid } = (await add(own)).json.data;
    const banksia = await api.signIn("manager.banksia");
    for (const path of [
      `cancel-terms/${uid}`,
      `cancel-terms/${uid}/history`,
      `suppliers/${supplier}/cancel-terms`,
    ]) {
      expect((await api.call(`/api/office/${path}`, { token: banksia })).status, path).toBe(404);
    }
    expect((await put(uid, own, 1, banksia)).status).toBe(404);
    expect((await add({ ...own, name: "Another" }, banksia)).status).toBe(404);
    expect((await put(uid, own, 1, await api.signIn("consultant"))).status).toBe(403);
    for (const who of ["anke.silberfarn", "desk.steamvale"]) {
      expect(
        (await api.call(`/api/office/cancel-terms/${uid}`, { token: await api.signIn(who) })).status,
      ).toBe(401);
    }
  });
});

describe("what is booked", () => {
  test("is cancelled by the terms that held when it was booked, and what is booked later by those of then", async () => {
    const world = await cancelWorld();
    api = world.api;
    office = await api.signIn("admin");
    const { hotel } = await world.booked();
    await world.leavesIn(1);
    const feeOf = async () =>
      (await world.previewed()).lines.find(
        ({ uid }: CancellationPreview["lines"][number]) => uid === hotel.uid,
      )!;
    const { fee_cents: agreed } = await feeOf();
    expect(agreed).toBeGreaterThan(0);
    const [kept] = await api.system((tx) =>
      tx
        .select({ uid: productOption.uid, supplier: supplierTable.uid })
        .from(productOption)
        .innerJoin(supplierTable, eq(supplierTable.id, productOption.supplierId))
        .where(eq(productOption.id, hotel.optionId!)),
    );
    const free = { before: 30, unit: "days", charge: "fixed", amount_cents: 0 };
    const body = { name: "Free until the day", steps: [free], products: [kept!.uid] };
    api.clock.advance({ minutes: 1 });
    const made = await add(body, office, kept!.supplier);
    expect(made.status, made.text).toBe(201);
    expect((await feeOf()).fee_cents).toBe(agreed);
    const past = () => api.system((tx) => tx.select().from(pastCancelTerms));
    expect(await past()).toHaveLength(1);
    await put(made.json.data.uid, { ...body, name: "Another name" });
    expect(await past()).toHaveLength(1);
    api.clock.advance({ minutes: 1 });
    // Who changes the terms again changes nothing for those who booked before.
    await put(made.json.data.uid, { ...body, steps: [{ ...free, amount_cents: 100 }] });
    expect((await feeOf()).fee_cents).toBe(agreed);
    await api.system((tx) =>
      tx.update(clientFile).set({ submittedAt: api.clock.now() }).where(eq(clientFile.id, world.fileId)),
    );
    expect((await feeOf()).fee_cents).toBe(100);
  });
});
