import { expect, test } from "vitest";
import { Pagination } from "#app/data-table/pagination.tsx";
import { attribute, render, tags } from "#tests/support/render.tsx";

const meta = { current_page: 1, from: 1, to: 25, last_page: 4_000, per_page: 25, total: 100_000 };

async function lastLink(more: object, at = "/files") {
  const html = await render(<Pagination meta={{ ...meta, ...more }} window={3} />, { at });
  const link = tags(html, "a").find((tag) => attribute(tag, "aria-label")?.includes("4000")) ?? "";
  return attribute(link, "href")?.replaceAll("&amp;", "&");
}

test("the last page of a list that was not counted is asked for from the end of the list", async () => {
  expect(await lastLink({ total_is_estimate: true, last_before: "WyJuYW1lIl0" })).toBe(
    "/files?page=4000&before=WyJuYW1lIl0",
  );
});

test("the last page of a counted list is asked for by its number", async () => {
  expect(await lastLink({})).toBe("/files?page=4000");
});

test("the last page has a plain address again once the place that led here is left", async () => {
  expect(await lastLink({ current_page: 3_000 }, "/files?page=3000&after=WyJuYW1lIl0")).toBe(
    "/files?page=4000",
  );
});
