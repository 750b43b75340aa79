import { afterAll, beforeAll, expect, it } from "vitest";
import { countingSettings, countStatements, type Asked } from "#scripts/bench/statements.ts";
import { startProcess, type Running } from "#scripts/bench/processes.ts";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { newFolder, removeFolder } from "./start.ts";

/** The most that a page may ask: statements of the database, calls of the API. Lower them with every mend. */
const ceilings: Record<string, [statements: number, calls: number]> = {
  "office: desk": [17, 2],
  "office: client files": [12, 4],
  "office: a client file": [17, 3],
  "office: labels": [10, 3],
  "office: finalisation": [12, 3],
  "office: packages": [10, 3],
  "office: search": [15, 3],
  "agent: desk": [15, 2],
  "agent: files": [10, 3],
  "agent: a booking": [17, 3],
  "agent: its account": [15, 3],
  "agent: the quote of a file": [19, 3],
  "agent: packages": [12, 3],
  "agent: price of a package": [20, 3],
  "agent: customise": [20, 2],
  "supplier: desk": [15, 2],
  "supplier: confirmed": [11, 3],
  "traveller: a trip": [15, 2],
  "anybody: find a trip": [4, 1],
};

const folder = newFolder();
const started: Running[] = [];
let database: ThrowAwayPostgres;
let asked: Asked[];

beforeAll(async () => {
  database = await startPostgres(countingSettings);
  const start = async (...parameters: Parameters<typeof startProcess>) => {
    const running = await startProcess(...parameters);
    started.push(running);
    return running;
  };
  asked = await countStatements({ start, database, dataDir: folder });
}, 180_000);
afterAll(async () => {
  for (const { stop } of started.toReversed()) await stop();
  await database.stop();
  removeFolder(folder);
});

it("no main page asks more of database and API than it did", () => {
  const more = asked.filter(({ name, statements, calls }) => {
    const [mostStatements = 0, mostCalls = 0] = ceilings[name] ?? [];
    return statements > mostStatements || calls > mostCalls;
  });
  expect(more).toEqual([]);
  expect(asked.map(({ name }) => name).toSorted()).toEqual(Object.keys(ceilings).toSorted());
});
