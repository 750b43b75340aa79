import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile, dayHeader, pax } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { userSeeds } from "#api/demo/personas/users.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { NewFileChoices } from "#contract/sales/client-files/create.ts";
import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";
import { testApi, type TestApi, type TestCall } from "#tests/support/test-api.ts";

let api: TestApi;
let consultant: string;
let agencyUid: string;

const trip = seedUid("file", "NZFI100001");
const ask = (path: string, more: TestCall = {}) =>
  api.call(`/api/office/${path}`, { token: consultant, ...more });
const choices = async (query: string): Promise<NewFileChoices> =>
  (await ask(`new-client-file?${query}`)).json.data;
const wish = (more: object) => ({
  agency: agencyUid,
  name: "Party of the office",
  travel_date: "2027-02-09",
  rooms: "DB-2",
  locale: "it",
  ...more,
});
const create = (more: object, token = consultant) =>
  ask("client-files", { method: "POST", body: wish(more), token });
const show = async (uid: string): Promise<OfficeFile> => (await ask(`client-files/${uid}`)).json.data;
const servicesOf = ({ days }: OfficeFile) => days.flatMap(({ services }) => services);
const empty = { begin: "empty", duration_days: 4, start_place: "AKL" };

beforeAll(async () => {
  api = await testApi();
  consultant = await api.signIn("consultant");
  const [found] = await api.system((tx) =>
    tx.select({ uid: agency.uid }).from(agency).where(eq(agency.name, "Larkspur & Finch Travel")),
  );
  agencyUid = found!.uid;
});

describe("a file that the office makes", () => {
  test("begins empty, on the terms of its agency, in the language that was asked for, with who made it", async () => {
    const { agents } = await choices(`agency=${agencyUid}`);
    const emma = agents.find(({ name }) => name.startsWith("Emma"))!;
    const answer = await create({ ...empty, agent: emma.uid });
    expect(answer.status).toBe(201);
    expect(answer.json.data).toMatchObject({ without_price: 0 });
    const file = await show(answer.json.data.uid);
    expect(file).toMatchObject({
      kind: "quote",
      status: "Quote",
      name: "Party of the office",
      agency_name: "Larkspur & Finch Travel",
      agent_name: emma.name,
      locale: "it",
      travel_date: "2027-02-09",
      end_date: "2027-02-12",
      pax_count: 2,
    });
    expect(file.consultant_name).toBe(userSeeds.find(({ username }) => username === "consultant")!.name);
    expect(file.days.map(({ day_no }) => day_no)).toEqual([1, 2, 3, 4]);
    const agentsOwn = await api.call(`/api/agent/client-files/${file.reference}`, {
      token: await api.signIn("emma.larkspur"),
    });
    expect(agentsOwn.status).toBe(200);
  });

  test("begins with the services of a package, priced", async () => {
    const answer = await create({ begin: "package", package: "SAD5", class: "standard" });
    expect(answer.status).toBe(201);
    const file = await show(answer.json.data.uid);
    expect(servicesOf(file).filter(({ sell_cents }) => sell_cents > 0).length).toBeGreaterThan(2);
    expect(file.totals.sell_cents).toBeGreaterThan(0);
  });

  test("is a copy with the services of another, and nothing that suppliers said or travellers are", async () => {
    const days = (uid: string) =>
      api.system((tx) =>
        tx
          .select({ picture: dayHeader.pictureUid, notes: dayHeader.showDrivingNotes })
          .from(dayHeader)
          .innerJoin(clientFile, eq(clientFile.id, dayHeader.fileId))
          .where(eq(clientFile.uid, uid))
          .orderBy(dayHeader.dayNo),
      );
    const [from] = await api.system((tx) =>
      tx.select({ id: clientFile.id }).from(clientFile).where(eq(clientFile.uid, trip)),
    );
    await api.system((tx) =>
      tx
        .update(dayHeader)
        .set({ showDrivingNotes: false })
        .where(and(eq(dayHeader.fileId, from!.id), eq(dayHeader.dayNo, 2))),
    );
    const { copy } = await choices(`copy=${trip}`);
    expect(copy).toMatchObject({ uid: trip, reference: "NZFI100001" });
    const answer = await create({ begin: "copy", copy_of: trip, rooms: copy!.rooms_text });
    expect(answer.status).toBe(201);
    const { uid } = answer.json.data;
    const file = await show(uid);
    expect(file).toMatchObject({ kind: "quote", status: "Quote", related_reference: "NZFI100001" });
    expect(servicesOf(file).length).toBeGreaterThan(2);
    expect(await days(uid)).toEqual(await days(trip));
    const bought = servicesOf(file).filter(({ supplier_name }) => supplier_name !== "");
    expect(new Set(bought.map(({ status }) => status))).toEqual(new Set(["QU"]));
    expect(servicesOf(file).every(({ confirmation, voucher_no }) => !confirmation && !voucher_no)).toBe(true);
    const people = await api.system((tx) =>
      tx
        .select({ first: pax.firstName, last: pax.lastName, passport: pax.nationality })
        .from(pax)
        .innerJoin(clientFile, eq(clientFile.id, pax.fileId))
        .where(eq(clientFile.uid, uid)),
    );
    expect(people.length).toBe(file.pax_count);
    expect(people.every(({ first, last, passport }) => !first && !last && !passport)).toBe(true);
  });
});

describe("what a file cannot be made of", () => {
  test("is told beside its field", async () => {
    const refused = async (more: object) => {
      const answer = await create(more);
      return [answer.status, Object.keys(answer.json.errors ?? {})];
    };
    expect(await refused({ ...empty, agency: trip })).toEqual([422, ["agency"]]);
    expect(await refused({ ...empty, agent: trip })).toEqual([422, ["agent"]]);
    expect(await refused({ ...empty, travel_date: "2020-01-01" })).toEqual([422, ["travel_date"]]);
    expect(await refused({ ...empty, start_place: "QQQ" })).toEqual([422, ["start_place"]]);
    expect(await refused({ begin: "package", package: "NONE", class: "standard" })).toEqual([
      422,
      ["package"],
    ]);
    expect(await refused({ begin: "package", package: "SAD5", class: "luxury" })).toEqual([422, ["class"]]);
    expect(await refused({ begin: "copy", copy_of: agencyUid })).toEqual([422, ["copy_of"]]);
  });

  test("is a copy for an agency that does not sell the brand", async () => {
    const [australian] = await api.system((tx) =>
      tx.select({ id: brand.id }).from(brand).where(eq(brand.code, "AU")),
    );
    const [other] = await api.system((tx) =>
      tx
        .update(agency)
        .set({ brandIds: [australian!.id] })
        .where(eq(agency.name, "Silberfarn Reisen"))
        .returning({ uid: agency.uid }),
    );
    const answer = await create({ begin: "copy", copy_of: trip, agency: other!.uid });
    expect([answer.status, Object.keys(answer.json.errors ?? {})]).toEqual([422, ["agency"]]);
  });

  test("is made by those alone who may, and only of what they may see", async () => {
    expect((await create(empty, await api.signIn("operations"))).status).toBe(403);
    expect((await ask("file-agencies", { token: await api.signIn("readonly") })).status).toBe(403);
    expect((await ask(`new-client-file?agency=${trip}`)).status).toBe(404);
  });

  test("agencies are found by a part of their name, whatever signs are in it", async () => {
    const named = async (q: string) =>
      (await ask(`file-agencies?q=${encodeURIComponent(q)}`)).json.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await named("finch")).toEqual(["Larkspur & Finch Travel"]);
    expect(await named("%")).toEqual([]);
  });
});
