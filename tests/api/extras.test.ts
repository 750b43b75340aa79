import { beforeEach, describe, expect, test } from "vitest";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { ProductExtra, ProductExtras } from "#contract/catalogue/extras/extras.ts";
import type { ExtraOfSupplier } from "#contract/catalogue/extras/of-supplier.ts";
import type { RateTrial } from "#contract/catalogue/rates/trial.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const product = seedUid("option", "ROTACSTEROTPARKRM");
const path = `/api/office/products/${product}/extras`;

let api: TestApi;
let office: string;
beforeEach(async () => {
  api = await testApi();
  office = await api.signIn("admin");
});

const shown = async (): Promise<ProductExtras> => (await api.call(path, { token: office })).json.data;
/** As the form sends it: what is empty is left out. */
const written = (one: ProductExtra) =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null));
const put = async (extras: object[], version?: number, token = office) =>
  api.call(path, {
    method: "PUT",
    token,
    body: { extras, lock_version: version ?? (await shown()).lock_version },
  });
const cleaning = {
  code: "cleaning",
  name: { en: "Final cleaning", de: "Endreinigung" },
  basis: "room_stay",
  compulsory: true,
  active: true,
  each_cost_cents: 4000,
  each_sell_cents: 6000,
};
const priceOf = async (): Promise<RateTrial> =>
  (
    await api.call(`/api/office/products/${product}/price?date_from=2026-12-01&units=2&rooms=DB-2`, {
      token: office,
    })
  ).json.data;

describe("the extras of a product", () => {
  test("are read with what they cost, added, put in another order and changed", async () => {
    const before = await shown();
    expect(before.extras).toMatchObject([{ code: "breakfast", basis: "person_night" }]);
    const [breakfast] = before.extras.map(written);
    const answer = await put([cleaning, { ...breakfast, cap_units: 3 }]);
    expect(answer.status, answer.text).toBe(200);
    const after = await shown();
    expect(after.lock_version).toBe(before.lock_version + 1);
    expect(after.extras).toMatchObject([
      {
        code: "cleaning",
        compulsory: true,
        commissionable: false,
        each_cost_cents: 4000,
        adult_cost_cents: null,
      },
      { ...before.extras[0], cap_units: 3 },
    ]);
    expect((await put(after.extras.map(written))).status).toBe(200);
    expect((await shown()).lock_version).toBe(after.lock_version);
  });

  test("count in prices from then on: what is always taken is in every one, and what is ended in none", async () => {
    const plain = (await priceOf()).price!;
    const kept = (await shown()).extras.map(written);
    await put([...kept, cleaning]);
    const dearer = (await priceOf()).price!;
    expect(dearer.sell_cents - plain.sell_cents).toBe(6000);
    expect(dearer.cost_cents - plain.cost_cents).toBe(4000);
    await put([...kept, { ...cleaning, active: false }]);
    expect((await priceOf()).price).toEqual(plain);
  });

  test("stay once they are saved, by their code", async () => {
    const { extras } = await shown();
    const gone = await put([]);
    expect([gone.status, gone.json.errors]).toEqual([
      422,
      { extras: ["What was saved stays: breakfast. Untick “Sold” instead."] },
    ]);
    expect((await put(extras.map((one) => ({ ...written(one), code: "brunch" })))).status).toBe(422);
    expect((await shown()).extras).toEqual(extras);
  });

  test("are refused cell by cell: codes twice, prices of another kind, and none at all", async () => {
    const kept = (await shown()).extras.map(written);
    const { each_cost_cents: _cost, ...unpriced } = cleaning;
    const answer = await put([
      ...kept,
      { ...cleaning, adult_cost_cents: 100 },
      { ...cleaning, basis: "person_stay", adult_cost_cents: 100 },
      { ...unpriced, code: "late" },
      { ...unpriced, code: "early", price_on_request: true },
    ]);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json.errors).toSorted()).toEqual([
      "extras.1.adult_cost_cents",
      "extras.2.code",
      "extras.2.each_cost_cents",
      "extras.2.each_sell_cents",
      "extras.3.each_cost_cents",
    ]);
    expect((await put([...kept, { ...cleaning, name: { de: "Nur Deutsch" } }])).status).toBe(422);
    expect((await put([...kept, { ...cleaning, code: "Späte Anreise" }])).status).toBe(422);
  });

  test("of an older page are refused with what is there now", async () => {
    const { extras, lock_version: version } = await shown();
    await put([...extras.map(written), cleaning]);
    const stale = await put(extras.map(written), version);
    expect(stale.status).toBe(409);
    expect(stale.json.current.extras).toHaveLength(2);
  });

  test("keep who changed them, apart from the product", async () => {
    const kept = (await shown()).extras.map(written);
    await put([...kept, cleaning]);
    const history = await api.call(`${path}/history`, { token: office });
    expect(history.json.data).toMatchObject([{ action: "changed" }]);
    const ofProduct = await api.call(`/api/office/products/${product}/history`, { token: office });
    expect(ofProduct.text).not.toContain("cleaning");
  });

  test("are looked at by consultants, and seen by no agency, supplier or other brand", async () => {
    const consultant = await api.signIn("consultant");
    expect((await api.call(path, { token: consultant })).status).toBe(200);
    expect((await put([], 1, consultant)).status).toBe(403);
    for (const who of ["anke.silberfarn", "desk.steamvale"]) {
      expect((await api.call(path, { token: await api.signIn(who) })).status, who).toBe(401);
    }
    const banksia = await api.signIn("manager.banksia");
    for (const rest of ["", "/history"]) {
      expect((await api.call(path + rest, { token: banksia })).status, rest).toBe(404);
    }
    expect((await api.call(path.replace(product, seedUid("option", "none")), { token: office })).status).toBe(
      404,
    );
  });

  test("are listed for all products of their supplier: searched, sorted, narrowed, and for its brand alone", async () => {
    await put([...(await shown()).extras.map(written), cleaning]);
    const supplier = seedUid("supplier", "STEROT");
    const list = `/api/office/suppliers/${supplier}/extras`;
    const products = await api.call(`/api/office/products?filter[supplier]=${supplier}`, { token: office });
    const other = products.json.data.find(({ uid }: { uid: string }) => uid !== product);
    const body = { extras: [cleaning], lock_version: other.lock_version };
    await api.call(`/api/office/products/${other.uid}/extras`, { method: "PUT", token: office, body });
    const found = async (query: string) => {
      const { json } = await api.call(`${list}?${query}`, { token: office });
      return json.data.map((one: ExtraOfSupplier) => `${one.product_name.en}: ${one.code}`);
    };
    const ofOther = `${other.name.en}: cleaning`;
    const ofThis = ["Park room: breakfast", "Park room: cleaning"];
    expect(new Set(await found("sort=product"))).toEqual(new Set([...ofThis, ofOther]));
    expect((await found("sort=product")).indexOf(ofOther)).toBe(other.name.en < "Park room" ? 0 : 2);
    expect(new Set(await found("filter[q]=endreinigung"))).toEqual(new Set([ofOther, "Park room: cleaning"]));
    expect(await found("filter[q]=park&filter[compulsory]=1")).toEqual(["Park room: cleaning"]);
    expect(await found("filter[active]=0")).toEqual([]);
    const [one] = (await api.call(`${list}?filter[q]=park&filter[compulsory]=1`, { token: office })).json
      .data;
    expect(one).toMatchObject({ product, each_cost_cents: 4000, each_sell_cents: 6000 });
    expect((await api.call(list, { token: await api.signIn("manager.banksia") })).status).toBe(404);
    expect((await api.call(list, { token: await api.signIn("desk.steamvale") })).status).toBe(401);
  });
});
