import { expect, test } from "vitest";
import { shownFiles } from "#app/routes/admin/sales/client-files/shown-files.ts";

const shown = (search: string) =>
  decodeURIComponent(shownFiles(new URL(`https://desk.test/files${search}`)).search);

test.each([
  ["", "?filter[scope]=open&sort=travel_date"],
  ["?page=2", "?page=2&filter[scope]=open&sort=travel_date"],
  ["?sort=-name", "?sort=-name&filter[scope]=open"],
  ["?filter[scope]=open&filter[q]=ruru", "?filter[scope]=open&filter[q]=ruru&sort=travel_date"],
])("without a filter the open files are meant, the next departure first: %s", (search, meant) => {
  expect(shown(search)).toBe(meant);
});

test.each(["?filter[reference]=NZFI100001", "?filter[scope]=past", "?filter[scope]=all&page=2"])(
  "what the address says is what is meant: %s",
  (search) => {
    expect(shown(search)).toBe(search);
  },
);
