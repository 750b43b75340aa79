import { expect, it } from "vitest";
import { readRepositoryFile } from "#tests/support/repository.ts";
import {
  apiSources,
  doorsCalledIn,
  doorsIn,
  listedDoors,
  listedUses,
  otherWaysIn,
  systemUsesIn,
  type DoorCall,
  type SystemUse,
} from "#tests/support/system-uses.ts";

const outsideOfDb = apiSources().filter((path) => !path.startsWith("api/db/"));
const uses = outsideOfDb.flatMap((path) => systemUsesIn(path, readRepositoryFile(path)));

const lines = (list: readonly SystemUse[]) => list.map(({ file, why }) => `${file}: ${why}`).toSorted();

it("the list of docs/security.md names each use of the system's scope with its file and its reason", () => {
  expect(lines(uses)).toEqual(lines(listedUses()));
});

it("fewer than 25 of them are in calls, modules and uploads", () => {
  const served = uses.filter(({ file }) => /^api\/(http|modules|uploads)\//.test(file));
  expect(served.length).toBeLessThan(25);
});

it("the list of docs/security.md names each door beneath the walls with all who call it", () => {
  const textOf = new Map(outsideOfDb.map((path) => [path, readRepositoryFile(path)]));
  const doors = [...textOf].flatMap(([path, text]) => doorsIn(path, text));
  const calls = [...textOf].flatMap(([file, text]) =>
    doorsCalledIn(text, doors).map((door) => ({ door, file })),
  );
  const inWords = (list: readonly DoorCall[]) => list.map(({ door, file }) => `${door}: ${file}`).toSorted();
  expect(inWords(calls)).toEqual(inWords(listedDoors()));
});

it("takes for a door what others hand work for a transaction to, also by another name", () => {
  const door = `export function free<T>(call: Call, work: (tx: Tx) => Promise<T>) { return inSystem(call.database, "As said here", work); }`;
  expect(doorsIn("api/one.ts", door)).toEqual(["free"]);
  expect(doorsIn("api/one.ts", door.replace("export ", ""))).toEqual([]);
  expect(doorsCalledIn(`import { free as own } from "#api/one.ts";`, ["free"])).toEqual(["free"]);
});

it("each use says why in a sentence beside the call", () => {
  expect(uses.filter(({ why }) => why === null || why.split(" ").length < 5)).toEqual([]);
});

it("nothing outside of api/db gets into the system's scope by another way than inSystem", () => {
  const others = outsideOfDb.flatMap((path) =>
    otherWaysIn(readRepositoryFile(path)).map((way) => `${path}: ${way}`),
  );
  expect(others).toEqual([]);
});

it.each([
  `database.inScope({ audience: "system" }, work);`,
  `database.inScope({ audience: 'system' as const }, work);`,
  "database.inScope({ audience: `system` }, work);",
  `database.inScope({ "audience": "system" }, work);`,
  `const audience = "system"; database.inScope({ audience }, work);`,
  `import { inSystem as free } from "#api/db/in-system.ts";`,
  `const free = inSystem;`,
  `export { inSystem };`,
])("finds another way in: %s", (text) => {
  expect(otherWaysIn(text)).not.toEqual([]);
});

it("takes no reason that is put together elsewhere", () => {
  expect(
    systemUsesIn("api/one.ts", `inSystem(database, why, work); inSystem(database, "As said here", work);`),
  ).toEqual([
    { file: "api/one.ts", why: null },
    { file: "api/one.ts", why: "As said here" },
  ]);
});
