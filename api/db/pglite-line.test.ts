import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { PGlite } from "@electric-sql/pglite";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Connection } from "./client.ts";
import { plannedAnew } from "./planning.ts";
import { pgliteConnection, startPglite } from "./pglite.ts";
import { rawRows } from "./raw-rows.ts";

const said = new Array<string>();
let engine: PGlite;
let connection: Connection;
beforeAll(async () => {
  engine = await startPglite({});
  connection = pgliteConnection(engine, { log: (message) => said.push(message) });
});
afterAll(() => connection.close());

const ask = (statement: SQL) => connection.transaction((tx) => rawRows(tx, statement), []);

it("writes and plans a statement once, but for one that is to be planned anew", async () => {
  const asked = (where: SQL) => sql`select ${"kept"} as said where ${where}`;
  expect(await ask(asked(sql`true`))).toEqual([{ said: "kept" }]);
  expect(await ask(asked(sql`true`))).toEqual([{ said: "kept" }]);
  await ask(asked(plannedAnew));
  const kept = await ask(
    sql`select statement, generic_plans + custom_plans as runs from pg_prepared_statements
      where statement like 'select $1 as said%'`,
  );
  expect(kept).toEqual([{ statement: "select $1 as said where true", runs: "2" }]);
});

it("tells the first statement why the settings were refused, and begins in order after that", async () => {
  const as = (role: string) =>
    connection.transaction((tx) => rawRows(tx, sql`select current_user as me`), [["role", role]]);
  await expect(as("nobody_of_that_name")).rejects.toMatchObject({
    cause: { message: 'role "nobody_of_that_name" does not exist' },
  });
  expect(await as("postgres")).toEqual([{ me: "postgres" }]);
});

it("takes back what a transaction wrote before it failed, and nothing of its neighbours", async () => {
  await connection.asOwner(({ script }) => script("create table said (word text)"));
  const say = (word: string, then: () => Promise<void>) =>
    connection.transaction(async (tx) => {
      await tx.execute(sql`insert into said values (${word})`);
      await then();
      return rawRows(tx, sql`select 1 / (length(${word}) - 3) as one`);
    }, []);
  const later = () => new Promise<void>((resolve) => setImmediate(resolve));
  const answers = await Promise.allSettled([
    say("left", later),
    say("gone", () => Promise.reject(new RangeError("not now"))),
    say("odd", later),
    connection.ping(),
    say("right", later),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
  expect(await ask(sql`select word from said order by word`)).toEqual([{ word: "left" }, { word: "right" }]);
});

it("keeps nothing of what it has answered", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const megabytes = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const long = () => ask(sql`select repeat('long ', 200000) as text`);
  await long();
  const before = megabytes();
  for (let round = 0; round < 40; round++) await long();
  expect(megabytes() - before).toBeLessThan(20);
});

it("tells of an engine that stops in the middle, and speaks to it anew", async () => {
  await ask(sql`create table left_behind ()`);
  const one = () => ask(sql`select ${1}::int as one`);
  expect(await one()).toEqual([{ one: 1 }]);
  const begun = connection.transaction(async (tx) => {
    await tx.execute(sql`drop table left_behind`);
    const stops = vi.spyOn(engine, "execProtocolRawStream");
    stops.mockImplementationOnce(() => Promise.reject(new Error("stopped")));
    return tx.execute(sql`select ${2}::int as two`);
  }, []);
  await expect(begun).rejects.toMatchObject({
    cause: { message: expect.stringContaining("connection error") as string },
  });
  expect(said).toEqual(["The embedded database broke off: stopped"]);
  expect(await one()).toEqual([{ one: 1 }]);
  expect(await ask(sql`select count(*)::int as rows from left_behind`)).toEqual([{ rows: 0 }]);
});
