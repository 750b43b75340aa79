import { afterEach, expect, it, vi } from "vitest";
import { tellSettings } from "./settings-state.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ["missing", [["Invalid response!"]]],
  ["there", []],
])("settings that are %s", (state, said) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  tellSettings({ querySelector: (selector) => (selector === `[data-settings=${state}]` ? {} : null) });
  expect(warn.mock.calls).toEqual(said);
});
