import { expect, test } from "vitest";
import { z } from "zod";
import { readList } from "#app/data-table/read-list.server.ts";
import { listQuery } from "#contract/list-query.ts";
import { DateOnly } from "#contract/primitives.ts";

const Query = listQuery({ sort: ["name"], filter: { from: DateOnly, name: z.string() } });

function readOf(search: string) {
  try {
    return readList(new URL(`https://desk.test/files?${search}`), Query);
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get("Location") : answer;
  }
}

test.each(["14/12/2026", "14.12.26", "14 dic 2026"])(
  "a day typed as %s leads to its plain address",
  (day) => {
    const search = new URLSearchParams({ "filter[from]": day, "filter[name]": "14.12.2026", page: "2" });
    expect(readOf(search.toString())).toBe(
      "/files?filter%5Bfrom%5D=2026-12-14&filter%5Bname%5D=14.12.2026&page=2",
    );
  },
);

test("a plain day is read, and what is no day is told of", () => {
  expect(readOf("filter[from]=2026-12-14")).toMatchObject({ filter: { from: "2026-12-14" } });
  expect(readOf("filter[from]=soon")).toMatchObject({ filter: {}, unreadable: { from: "soon" } });
});
