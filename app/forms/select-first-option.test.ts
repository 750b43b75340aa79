import { expect, test } from "vitest";
import { selectFirstOption } from "#app/forms/select-first-option.ts";

test("the all flag wins over everything", () => {
  expect(selectFirstOption({ all: true, label: "Status", alternate: "Any" })).toEqual({ kind: "all" });
});

test("a label of fifteen characters is still repeated, one of sixteen is not", () => {
  expect(selectFirstOption({ label: "fifteen letters" })).toEqual({
    kind: "selectLabel",
    label: "fifteen letters",
  });
  expect(selectFirstOption({ label: "sixteen  letters" })).toEqual({ kind: "pleaseSelect" });
});

test("without a label the alternate label stands first, and without that none", () => {
  expect(selectFirstOption({ alternate: "Nobody" })).toEqual({ kind: "alternate", label: "Nobody" });
  expect(selectFirstOption({})).toEqual({ kind: "none" });
  expect(selectFirstOption({ label: "" })).toEqual({ kind: "none" });
});
