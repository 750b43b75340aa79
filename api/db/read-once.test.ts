import { beforeAll, expect, it, vi } from "vitest";
import { freshDatabase } from "#tests/support/test-database.ts";
import type { Database, Tx } from "./client.ts";
import { oneReading } from "./one-reading.ts";
import { readOnce } from "./read-once.ts";
import type { Scope } from "./scope.ts";

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});

const agent = (agencyId: number): Scope => ({ audience: "agent", userId: 1, agencyId, agencyWide: true });
const counting = () => {
  let reads = 0;
  return vi.fn<() => Promise<number>>(() => Promise.resolve((reads += 1)));
};
const asking =
  (read: () => Promise<number>, what = "it") =>
  (tx: Tx) =>
    readOnce(tx, what, read);

it("is asked once by the pieces of a reading that act for the same scope", async () => {
  const [reading, read] = [oneReading(database), counting()];
  const ask = (scope: Scope) => reading.inScope(scope, asking(read));
  expect(
    await Promise.all([ask(agent(1)), ask(agent(1)), ask({ audience: "system" }), ask(agent(1))]),
  ).toEqual([1, 1, 2, 1]);
});

it("is another answer for another agency, another name and another reading", async () => {
  const [reading, read] = [oneReading(database), counting()];
  const answers = await Promise.all([
    reading.inScope(agent(1), asking(read)),
    reading.inScope(agent(2), asking(read)),
    reading.inScope(agent(2), asking(read, "that")),
  ]);
  await new Promise((resolve) => setImmediate(resolve));
  expect([...answers, await reading.inScope(agent(1), asking(read))]).toEqual([1, 2, 3, 4]);
});

it("is asked each time where something can be written", async () => {
  const read = counting();
  const twice = async (tx: Tx) => [await readOnce(tx, "it", read), await readOnce(tx, "it", read)];
  expect(await database.inScope(agent(1), twice)).toEqual([1, 2]);
  const writes = oneReading(database).inScope(agent(1), twice, { changes: true });
  expect(await writes).toEqual([3, 4]);
});
