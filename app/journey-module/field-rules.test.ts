import { expect, it } from "vitest";
import { refusalOf } from "./field-rules.ts";

const rules = JSON.stringify([
  ["required", 0, "This field is required"],
  ["length", 5, "This field must be 5 or less characters"],
  ["email", 0, "This field must be a valid email"],
]);

it("answers with the words that the server put into the page, first refusal first", () => {
  expect(refusalOf("", rules)).toBe("This field is required");
  expect(refusalOf("a@b.cd", rules)).toBe("This field must be 5 or less characters");
  expect(refusalOf("a.b", rules)).toBe("This field must be a valid email");
  expect(refusalOf("a@b.c", rules)).toBeUndefined();
});

it("lets a field without rules, and rules it does not know, pass to the server", () => {
  expect(refusalOf("", undefined)).toBeUndefined();
  expect(refusalOf("", JSON.stringify([["confirmed", 0, "Passwords must match"]]))).toBeUndefined();
});
