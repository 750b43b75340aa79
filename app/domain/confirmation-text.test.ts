import { expect, it } from "vitest";
import { confirmationText } from "./confirmation-text.ts";

it.each([
  ["HV48210-cl", "HV48210"],
  ["HV48210-ar", "HV48210"],
  ["HV48210-RC ", "HV48210"],
  ["HV48210-ar-cl", "HV48210"],
  ["-cl", ""],
])("drops the supplier's suffix from %s", (given, shown) => {
  expect(confirmationText(given)).toBe(shown);
});

it.each(["HV-clx", "HV-cl-2", "marcl", "HV -arc", "LW-88213"])(
  "keeps %s, where nothing is a suffix",
  (given) => {
    expect(confirmationText(given)).toBe(given);
  },
);
