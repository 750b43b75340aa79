import { expect, test } from "vitest";
import { BulkChoose } from "#app/routes/admin/sales/client-files/bulk-choose.tsx";
import type { FileChoice } from "#app/routes/admin/sales/client-files/bulk.server.ts";
import { render, textOf } from "#tests/support/render.tsx";

const fields: FileChoice["fields"] = [
  ["bulk", "unlabel"],
  ["ids", "a"],
  ["ids", "b"],
];
const shown = (choices: FileChoice["choices"]) =>
  render(<BulkChoose action="unlabel" fields={fields} choices={choices} />);

test("what is chosen goes with all that was posted before", async () => {
  const page = await shown([{ uid: "vip", name: "VIP" }]);
  const names = [...page.matchAll(/name="([\w-]+)" value="(\w+)"/g)].map(([, name, value]) => [name, value]);
  expect(names).toEqual(fields);
  expect(page).toContain('name="value-label"');
  expect(textOf(page)).toMatch(/Which label is removed\?.*VIP.*Continue.*Cancel/);
});

test.each([
  ["there is nothing to choose from", [], "There is no label for files yet.", /Continue|Try again/],
  ["nobody can say what there is", null, "What there is to choose from could not be read.", /Continue/],
] as const)("where %s it says so, and asks for nothing", async (_case, choices, words, never) => {
  const page = await shown(choices && [...choices]);
  expect(textOf(page)).toContain(words);
  expect(textOf(page)).not.toMatch(never);
  expect(page).not.toContain("<select");
});
