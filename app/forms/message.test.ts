import fc from "fast-check";
import { expect, test } from "vitest";
import { readMessage, writeMessage } from "#app/forms/message.ts";

test("a refusal survives the way through a form result", () => {
  fc.assert(
    fc.property(fc.constantFrom("min", "max", "exact"), fc.nat(), (name, bound) => {
      const refusal = { key: "minLength" as const, params: { [name]: bound } };
      expect(readMessage(writeMessage(refusal))).toEqual(refusal);
    }),
  );
  expect(readMessage(writeMessage({ key: "required" }))).toEqual({ key: "required", params: {} });
});

test("a sentence of the API stays as it is", () => {
  expect(readMessage("Name is taken.")).toEqual({ sentence: "Name is taken." });
});
