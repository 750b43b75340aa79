import { expect, test } from "vitest";
import { choose, concerns } from "#scripts/runner/choose.mjs";

const steps = [
  { id: "types" },
  { id: "build", group: "browser" },
  { id: "server", group: "browser", needs: ["build"], folders: ["tests/server"] },
  { id: "e2e", needs: ["build"] },
];
const idsOf = (chosen: { id: string }[]) => chosen.map(({ id }) => id);

test("a step that is asked for alone brings along what it needs", () => {
  expect(idsOf(choose(steps, ["server"]))).toEqual(["build", "server"]);
  expect(idsOf(choose(steps, ["types"]))).toEqual(["types"]);
});

test("a group is all its steps, and nothing asked for is every step", () => {
  expect(idsOf(choose(steps, ["browser"]))).toEqual(["build", "server"]);
  expect(idsOf(choose(steps, undefined))).toEqual(["types", "build", "server", "e2e"]);
  expect(idsOf(choose(steps, undefined, ["types"]))).toEqual(["types"]);
});

test("a step that is run by its name alone is left out until it is named", () => {
  const more = [...steps, { id: "engines", byName: true, needs: ["build"] }];
  expect(idsOf(choose(more, undefined))).toEqual(["types", "build", "server", "e2e"]);
  expect(idsOf(choose(more, ["engines"]))).toEqual(["build", "engines"]);
});

test("a name that no step has is told with those that there are", () => {
  expect(() => choose(steps, ["e3e"])).toThrow(
    'There is no step named "e3e". There are: types, build, browser',
  );
});

test("files of another folder leave a step out", () => {
  expect(concerns({ folders: ["tests/server"] }, ["tests/e2e/a.spec.ts"])).toBe(false);
  expect(concerns({ folders: ["tests/server"] }, ["tests/server/a.test.ts"])).toBe(true);
  expect(concerns({}, ["tests/e2e/a.spec.ts"])).toBe(true);
  // By its name alone, as the browser's runner finds it too.
  expect(concerns({ folders: ["tests/server"] }, ["a.spec.ts"])).toBe(false);
  expect(concerns({ folders: ["tests/e2e"] }, ["a.spec.ts"])).toBe(true);
  expect(concerns({ folders: ["tests/server"] }, ["a.test.ts"])).toBe(true);
});
