import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { withSpreadFirst } from "#scripts/setup/spread-first.ts";

const written = (code: string) => withSpreadFirst(code, "chunk.js");

test.each([
  ["({ ...a, b: 1 });", "({ ...null, ...a, b: 1 });"],
  ["f({ ...a(), ...b });", "f({ ...null, ...a(), ...b });"],
  ["({\n  ...{ ...a, b },\n  c() {},\n});", "({\n  ...null, ...{ ...null, ...a, b },\n  c() {},\n});"],
  [
    "const é = `${{ ...a, b }}`; ({ ...é, c });",
    "const é = `${{ ...null, ...a, b }}`; ({ ...null, ...é, c });",
  ],
])("an object that begins as a copy and goes on begins as an empty one: %s", (code, expected) => {
  expect(written(code)).toBe(expected);
});

test.each([
  "({ ...a });",
  "({ b: 1, ...a });",
  "[...a, b];",
  "f(...a, b);",
  "const { ...a } = b;",
  "'{ ...a, b }'",
])("what is no such object stays as it is: %s", (code) => {
  expect(written(code)).toBe(code);
});

test("an object is the same one either way: order, accessors and a property called __proto__", () => {
  const code = "({ ...a, get b() { return 1; }, x: 3 })";
  const a: unknown = JSON.parse('{"x":1,"__proto__":{"polluted":true},"y":2}');
  const described = (text: string) => {
    // What the text means is what is asked.
    const made = (runInThisContext(`(a) => ${text}`) as (from: unknown) => object)(a);
    const isPlain = Object.getPrototypeOf(made) === Object.prototype;
    return JSON.stringify([Object.keys(made), Object.getOwnPropertyDescriptors(made), isPlain]);
  };
  expect(described(written(code))).toBe(described(code));
});

test("code that cannot be read fails the build", () => {
  expect(() => written("({ ...a, ")).toThrow("chunk.js");
});
