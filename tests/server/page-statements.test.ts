import { afterAll, beforeAll, expect, it } from "vitest";
import { countingSettings, countStatements, type Asked } from "#scripts/bench/statements.ts";
import { startProcess, type Running } from "#scripts/bench/processes.ts";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { newFolder, removeFolder } from "./start.ts";

/**
 * The most that a page may ask: statements of the database besides those that open and end a transaction, calls of the
 * API. Lower them with every mend. With the six to eight that open one for all calls of a page that meet, none is above
 * 20 and no list above 12, as `npm run bench -- --statements` prints on a quiet machine; on a busy one calls do not
 * always meet, so that those are no count of the page's own.
 */
const ceilings: Record<string, [statements: number, calls: number]> = {
  "office: desk": [11, 2],
  "office: client files": [5, 3],
  "office: a client file": [11, 3],
  "office: labels": [3, 3],
  "office: finalisation": [6, 3],
  "office: packages": [4, 3],
  "office: search": [9, 3],
  "agent: desk": [9, 2],
  "agent: files": [4, 3],
  "agent: a booking": [11, 3],
  "agent: its account": [9, 3],
  "agent: the quote of a file": [12, 3],
  "agent: packages": [5, 3],
  "agent: price of a package": [13, 3],
  "agent: customise": [13, 2],
  "supplier: desk": [9, 2],
  "supplier: confirmed": [5, 3],
  "traveller: a trip": [4, 1],
  "anybody: find a trip": [1, 1],
};

/** Begin with its settings, commit; nothing is opened but for a call or to look up who calls. */
const openingsOf = (calls: number) => 3 * (calls + 1);

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
  const more = asked.filter(({ name, statements, openings, calls }) => {
    const [mostStatements = 0, mostCalls = 0] = ceilings[name] ?? [];
    return statements - openings > mostStatements || openings > openingsOf(calls) || calls > mostCalls;
  });
  expect(more).toEqual([]);
  expect(asked.map(({ name }) => name).toSorted()).toEqual(Object.keys(ceilings).toSorted());
});
