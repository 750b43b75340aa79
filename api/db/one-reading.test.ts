import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { freshDatabase } from "#tests/support/test-database.ts";
import type { Database, Tx } from "./client.ts";
import { oneReading } from "./one-reading.ts";
import { brand } from "./schema/brand.ts";
import { clientFile } from "./schema/client-file.ts";
import type { Scope } from "./scope.ts";

const system: Scope = { audience: "system" };
const nobody: Scope = { audience: "public" };
const agent = (agencyId: number): Scope => ({ audience: "agent", userId: 1, agencyId, agencyWide: true });

let database: Database;
let reading: Database;
/** Two agencies with files. */
let one: Scope;
let other: Scope;
beforeEach(async () => {
  database = await freshDatabase();
  reading = oneReading(database);
  const owners = await database.inScope(system, (tx) =>
    tx.selectDistinct({ id: clientFile.agencyId }).from(clientFile),
  );
  [one, other] = owners.map(({ id }) => agent(id)) as [Scope, Scope];
});

/** Which transaction this is. */
async function transactionOf(tx: Tx): Promise<string> {
  const rows = await tx.select({ at: sql<string>`transaction_timestamp()::text` }).from(sql`(select 1) one`);
  return rows[0]!.at;
}
const files = async (tx: Tx) => (await references(tx)).length;
async function references(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ at: clientFile.reference }).from(clientFile);
  return rows.map(({ at }) => at).toSorted();
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it("is one transaction for pieces that follow at once, also side by side, and another one later", async () => {
  const first = await reading.inScope(system, transactionOf);
  const [second, third] = await Promise.all([
    reading.inScope(nobody, transactionOf),
    reading.inScope(one, transactionOf),
  ]);
  expect([second, third]).toEqual([first, first]);
  await nextTurn();
  expect(await reading.inScope(system, transactionOf)).not.toBe(first);
});

it("shows each piece what its own scope may see, whatever came before it", async () => {
  const refused = () => "refused";
  const scopes = [system, one, nobody, other, system, one];
  const expected = [];
  for (const scope of scopes) expected.push(await database.inScope(scope, references).catch(refused));
  const pieces = scopes.map((scope) => reading.inScope(scope, references).catch(refused));
  expect(await Promise.all(pieces)).toEqual(expected);
  expect(new Set(expected.map(String)).size).toBeGreaterThan(3);
});

it("changes nothing, but where a piece says that it does", async () => {
  const rename = (tx: Tx) => tx.update(brand).set({ name: "Renamed" });
  const names = () => reading.inScope(system, (tx) => tx.select({ name: brand.name }).from(brand));
  const before = await names();
  await expect(reading.inScope(system, rename)).rejects.toThrow(/25006/);
  expect(await names()).toEqual(before);
  await reading.inScope(system, rename, { changes: true });
  await nextTurn();
  expect(new Set((await names()).map(({ name }) => name))).toEqual(new Set(["Renamed"]));
});

it("goes on after a piece that failed, whether the database refused it or its own work", async () => {
  await expect(reading.inScope(system, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow(/22012/);
  expect(await reading.inScope(system, files)).toBeGreaterThan(0);
  const refused = reading.inScope(system, () => Promise.reject(new RangeError("not now")));
  await expect(refused).rejects.toThrow(RangeError);
  expect(await reading.inScope(one, files)).toBeGreaterThan(0);
});

it("tells why it could not begin", async () => {
  const gone = oneReading({
    ...database,
    inScope: () => {
      throw new Error("no connection");
    },
  });
  await expect(gone.inScope(system, files)).rejects.toThrow("no connection");
});

/** A piece that goes on when it is told to, and says when it has begun. */
function held<T>(scope: Scope, work: (tx: Tx) => Promise<T>) {
  let goOn = () => {};
  let began = () => {};
  const told = new Promise<void>((resolve) => (goOn = resolve));
  const begun = new Promise<void>((resolve) => (began = resolve));
  const answer = reading.inScope(scope, async (tx) => {
    began();
    await told;
    return work(tx);
  });
  return { answer, begun, goOn: () => goOn() };
}

it("goes side by side for pieces of one scope, and one after the other for those of several", async () => {
  const first = held(one, references);
  const [own, others, ownAgain] = [held(one, files), held(other, references), held(one, references)];
  await Promise.all([first.begun, own.begun]);
  let hasBegun = false;
  void others.begun.then(() => (hasBegun = true));
  own.goOn();
  const count = await own.answer;
  others.goOn();
  ownAgain.goOn();
  await nextTurn();
  expect(hasBegun).toBe(false);
  first.goOn();
  const [seen, seenByOther, seenAgain] = await Promise.all([first.answer, others.answer, ownAgain.answer]);
  expect(seen).toHaveLength(count);
  expect(seenAgain).toEqual(seen);
  expect(seenByOther).toEqual(await database.inScope(other, references));
  expect(seenByOther).not.toEqual(seen);
});

it("answers a piece whose transaction another one spoilt, and one beside which another refused", async () => {
  const expected = await database.inScope(one, references);
  const spoilt = held(one, references);
  await spoilt.begun;
  const spoils = reading.inScope(one, (tx) => tx.execute(sql`select 1 / 0`));
  await expect(spoils).rejects.toThrow(/22012/);
  spoilt.goOn();
  expect(await spoilt.answer).toEqual(expected);

  const beside = held(one, references);
  await beside.begun;
  await expect(reading.inScope(one, () => Promise.reject(new RangeError("not now")))).rejects.toThrow(
    RangeError,
  );
  await nextTurn();
  beside.goOn();
  expect(await beside.answer).toEqual(expected);
  expect(await reading.inScope(other, references)).toEqual(await database.inScope(other, references));
});
