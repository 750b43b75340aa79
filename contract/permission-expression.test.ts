import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { can, is } from "#contract/permission-expression.ts";

type Outcome = { result?: boolean; throws?: string };
type HelperCase = Outcome & {
  loaded: string;
  list?: string[];
  expression?: string;
  expression_js?: string;
  is?: Outcome;
  can?: Outcome;
};

const fixture = new URL("../tests/fixtures/laravel/permission-helper-cases.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(fixture, "utf8")) as { cases: HelperCase[] };

const oddLoads: Record<string, unknown> = {
  'jsPermissions = "" (empty body)': "",
  "jsPermissions = false": false,
  "jsPermissions = []": [],
  "jsPermissions = undefined": undefined,
  "jsPermissions = HTML string": "<!DOCTYPE html><title>Login</title>",
  "jsPermissions = JSON string not parsed": '{"roles":["admin"],"permissions":["admin"]}',
  "jsPermissions = {}": {},
  "jsPermissions = 1": 1,
};

const oddExpressions: Record<string, unknown> = { null: null, 'array ["admin"]': ["admin"] };

/** The original's result; where it throws, ours is false. */
const wanted = (outcome: Outcome) => outcome.result ?? false;

describe("the permission expression", () => {
  it.each(cases.map((example, index) => ({ ...example, index })))(
    "answers case $index like the original: $loaded, $expression$expression_js",
    (example) => {
      const expression = (example.expression ?? oddExpressions[example.expression_js ?? ""]) as string;
      if (!example.list) expect(oddLoads).toHaveProperty([example.loaded]);
      const loaded = example.list
        ? { roles: example.list, permissions: example.list }
        : oddLoads[example.loaded];
      expect(is(loaded, expression)).toBe(wanted(example.is ?? example));
      expect(can(loaded, expression)).toBe(wanted(example.can ?? example));
    },
  );

  it("covers all cases of the fixture", () => {
    expect(cases).toHaveLength(72);
  });

  it.each([0, "0", null, undefined])("is false with %j loaded", (loaded) => {
    expect([is(loaded, "agent"), can(loaded, "agent")]).toEqual([false, false]);
  });

  it("reads roles and permissions from their own lists", () => {
    const loaded = { roles: ["agent"], permissions: ["quotes.create"] };
    expect(is(loaded, "agent")).toBe(true);
    expect(can(loaded, "agent")).toBe(false);
    expect(is(loaded, "quotes.create")).toBe(false);
    expect(can(loaded, "quotes.create & quotes.send")).toBe(false);
    expect(can(loaded, "quotes.create | quotes.send")).toBe(true);
  });

  it("is false where the list is no list", () => {
    expect(is({ roles: { 0: "agent" }, permissions: "agent" }, "agent")).toBe(false);
    expect(can({ roles: [], permissions: "agent" }, "agent")).toBe(false);
  });
});
