import { describe, expect, test } from "vitest";
import { formatsOfFields, rulesOfFields } from "./field-rules.ts";
import { checkRules } from "./rules.ts";
import { rulesAndFormats } from "./typed-rules.ts";

const fields = {
  name: { required: true, min: 2, max: 5 },
  code: { min: 3, max: 3 },
  mail: { email: true, max: 9 },
  price: { required: true, min: 100, max: 5000, format: "money" },
  seats: { min: 1, max: 60, format: "integer" },
  active: {},
} as const;

const refusalOf = (name: keyof typeof fields, value: string) => {
  const { rules } = rulesAndFormats({ fields });
  return checkRules({ [name]: rules[name] ?? [] }, () => value)[name] ?? null;
};

describe("what the contract says of a field is checked before it is sent", () => {
  test.each([
    ["name", "", { key: "required" }],
    ["name", "a", { key: "minLength", params: { min: 2 } }],
    ["name", "abcdef", { key: "length", params: { max: 5 } }],
    ["name", "abc", null],
    ["code", "", null],
    ["code", "ab", { key: "exactLength", params: { exact: 3 } }],
    ["mail", "nobody", { key: "email" }],
    ["price", "0.99", { key: "tooSmall", params: { min: 1 } }],
    ["price", "50,01", { key: "tooBig", params: { max: 50 } }],
    ["price", "much", { key: "money" }],
    ["price", "50", null],
    ["seats", "0", { key: "tooSmall", params: { min: 1 } }],
    ["seats", "61", { key: "tooBig", params: { max: 60 } }],
    ["seats", "1.5", { key: "integer" }],
    ["seats", "", null],
    ["active", "", null],
  ] as const)("%s: %o", (name, value, refusal) => {
    expect(refusalOf(name, value)).toEqual(refusal);
  });
});

test("formats come from it as well", () => {
  expect(formatsOfFields(fields)).toEqual({ price: "money", seats: "integer" });
  expect(Object.keys(rulesOfFields(fields))).not.toContain("active");
});

test("a form's own rules and formats stand beside those of the contract", () => {
  const own = rulesAndFormats({
    fields: { name: { max: 5 } },
    rules: { name: [() => ({ key: "phone" })], other: [() => null] },
    formats: { other: "date" },
  });
  expect(own.rules["name"]).toHaveLength(2);
  expect(own.rules["other"]).toHaveLength(2);
  expect(own.formats).toEqual({ other: "date" });
});
