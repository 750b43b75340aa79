import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, afterEach, expect, test } from "vitest";
import { supplier } from "#api/db/schema/company.ts";
import { packageTestRun, tripPackage } from "#api/db/schema/package.ts";
import { productOption } from "#api/db/schema/product.ts";
import type { TravelPackage } from "#contract/catalogue/packages/package.ts";
import type { EditorOption, OptionChoice, PackageContent } from "#contract/catalogue/packages/editor-days.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { family, packageCalls, type PackageCalls } from "#tests/support/package-calls.ts";
import { slotOf } from "#tests/support/draft-calls.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";

/* A room of the standard class in Queenstown, of a slot that has another for the superior class. */
const room = "ZQNACREMZQNTERRCE";
const other = "CHCACAVOCHCRIVRRM";
const pack = `/api/office/packages/${seedUid("package", "SAD5")}`;
const slot = slotOf("4.10");

let calls: PackageCalls;
let token: string;
beforeAll(async () => {
  calls = await packageCalls();
  token = await calls.api.signIn("manager");
});

const office = (path: string, method = "GET", body?: unknown) =>
  calls.api.call(path, { method, token, body });
const setProduct = (status: "active" | "retired" | "draft", code = room) =>
  calls.api.system((tx) => tx.update(productOption).set({ status }).where(eq(productOption.code, code)));
const slotNow = async () => {
  const { days } = (await office(`${pack}/days`)).json.data as PackageContent;
  return days.flatMap(({ slots }) => slots).find(({ uid }) => uid === slot)!;
};
const inputOf = ({ option, class: own, substitute, extras }: EditorOption) => ({
  ...{ option, substitute, extras },
  ...(own !== null && { class: own }),
});
const saveOptions = async (options: object[]) => {
  const { lock_version, kind, nights, quantity_rule, service_type: _type } = await slotNow();
  return office(`${pack}/slots/${slot}`, "PUT", { lock_version, kind, nights, quantity_rule, options });
};

let had: EditorOption[];
beforeEach(async () => {
  had = (await slotNow()).options;
});
afterEach(async () => {
  await setProduct("active");
  await saveOptions(had.map(inputOf));
});
const addSubstitute = () => saveOptions([...had.map(inputOf), { option: other, substitute: true }]);

const lineOf = async () => (await calls.price("SAD5", family)).lines.find(({ key }) => key === slot)!;

test("a retired product is not sold by the price of a package, though it has rates", async () => {
  expect((await lineOf()).refusal).toBeNull();
  await setProduct("retired");
  const line = await lineOf();
  expect(line).toMatchObject({ cents: null, refusal: { reasons: [{ code: "NO_RATE" }] } });
  expect(line.refusal!.remedies.map(({ remedy }) => remedy.code)).toEqual(["CHOOSE_ANOTHER"]);
});

test("its substitute is sold in its place, and agents read it there", async () => {
  await addSubstitute();
  const read = async () => {
    const { days } = (await calls.ask("packages/SAD5")).json.data as TravelPackage;
    const { services, substitutes } = days.flatMap(({ slots }) => slots).find(({ key }) => key === slot)!;
    return [services.map(({ name }) => name), substitutes.map(({ name }) => name)];
  };
  expect(await read()).toEqual([["Terrace room", "Lake-view room"], ["River room"]]);
  expect((await lineOf()).name).toBe("Terrace room");
  await setProduct("retired");
  expect(await read()).toEqual([["River room", "Lake-view room"], []]);
  expect(await lineOf()).toMatchObject({ name: "River room", refusal: null });
});

test("a product that is not ready, and one whose supplier is on hold, are not sold either", async () => {
  await setProduct("draft");
  expect((await lineOf()).cents).toBeNull();
  await setProduct("active");
  const [found] = await calls.api.system((tx) =>
    tx.select({ id: productOption.supplierId }).from(productOption).where(eq(productOption.code, room)),
  );
  const setSupplier = (status: "active" | "on_hold") =>
    calls.api.system((tx) => tx.update(supplier).set({ status }).where(eq(supplier.id, found!.id)));
  await setSupplier("on_hold");
  const [line, { options }] = [await lineOf(), await slotNow()];
  await setSupplier("active");
  expect(line.cents).toBeNull();
  expect(options.find(({ option }) => option === room)?.sale).toBe("on_hold");
});

test("the editor says what is not sold, and what stands in for it", async () => {
  await addSubstitute();
  await setProduct("retired");
  const shown = (await slotNow()).options.map(({ option, sale, stand_in: standIn }) => [
    option,
    sale,
    standIn?.en,
  ]);
  expect(shown).toContainEqual([room, "retired", "River room"]);
  expect(shown).toContainEqual([other, "sold", undefined]);
});

test("a retired product is offered for no slot, and stays in the one that has it", async () => {
  await setProduct("retired");
  const codes = async (query: string) =>
    ((await office(`/api/office/package-options?${query}`)).json.data as OptionChoice[]).map(
      ({ code }) => code,
    );
  expect(await codes(`q=${room}`)).toEqual([]);
  expect(await codes(`q=nothing-at-all&codes=${room}`)).toEqual([room]);
  const anew = { kind: "service", nights: 1, options: [{ option: room }] };
  const refused = await office(`${pack}/days/1/slots`, "POST", anew);
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    { "options.0.option": ["This service is not sold at present. Choose another one."] },
  ]);
  expect((await addSubstitute()).status).toBe(200);
});

test("a package with a service that nobody can have is neither marked as tested nor published", async () => {
  const { uid, lock_version: _version, ...head } = (await office(`${pack}/copies`, "POST")).json.data;
  const state = async () => (await office(`/api/office/packages/${uid}`)).json.data;
  const step = async (path: string, verb: string) =>
    office(`/api/office/packages/${uid}/${path}`, "POST", {
      verb,
      lock_version: (await state()).lock_version,
    });
  await calls.api.system(async (tx) => {
    const [own] = await tx.select().from(tripPackage).where(eq(tripPackage.uid, uid));
    const matrix = head.tariffs.map((one: "standard") => ({
      ...{ month: "2027-01", starts: 31, firm: 31, per_person_cents: 100_00, problems: [] },
      ...{ class: one, outcome: "ok" as const },
    }));
    const { id: packageId, contentVersion } = own!;
    await tx.insert(packageTestRun).values({ packageId, contentVersion, cells: 2, okCells: 2, matrix });
  });
  await setProduct("retired");
  const refused = await step("transitions", "approve");
  expect([refused.status, refused.json.message]).toEqual([
    409,
    "These services are not sold and have no substitute that is: day 4, “Terrace room”. Choose others first.",
  ]);
  await setProduct("active");
  expect((await step("transitions", "approve")).status).toBe(200);
  await setProduct("retired");
  expect((await step("publication", "publish")).status).toBe(409);
  const many = { action: "publish", target: { uids: [uid] }, dry_run: true };
  const [failed] = (await office("/api/office/packages/bulk", "POST", many)).json.data.failed;
  expect(failed.reason).toContain("Terrace room");
  await setProduct("active");
  expect((await step("publication", "publish")).json.data.status).toBe("published");
});

test("a quote takes over what stands in, and keeps what is not sold without a price", async () => {
  const saved = async () => {
    const body = {
      ...{ package: "SAD5", name: "Two of us", travel_date: "2027-01-12" },
      ...{ class: "standard", rooms: "DB-2", optional: [] },
    };
    const agent = await calls.api.signIn("emma.larkspur");
    const { json } = await calls.api.call("/api/agent/quotes", { method: "POST", token: agent, body });
    const { reference, without_price: bare } = json.data;
    const { days } = (await calls.ask(`quotes/${reference}`)).json.data as QuoteDraft;
    const line = days
      .flatMap(({ lines }) => lines)
      .find(({ date_from: from, service_type: type }) => from === "2027-01-15" && type === "AC");
    return [bare, line?.name, line?.cents ?? null];
  };
  const before = await saved();
  expect(before).toEqual([0, "Terrace room", expect.any(Number)]);
  await setProduct("retired");
  expect(await saved()).toEqual([1, "Terrace room", null]);
  await addSubstitute();
  expect(await saved()).toEqual([0, "River room", expect.any(Number)]);
});
