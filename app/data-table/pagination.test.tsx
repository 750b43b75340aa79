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

/** The addresses of the numbered pages and of the arrows. */
async function links(more: object) {
  const html = await render(<Pagination meta={{ ...meta, ...more }} window={3} />, {
    at: "/files?sort=name&page=3000&after=3000-A",
  });
  return tags(html, "a").map((tag) => attribute(tag, "href")?.replaceAll("&amp;", "&").replace("/files", ""));
}

test("far down a list all pages that are offered are found from the ends of the one that is shown", async () => {
  const places = { next_after: "3001-N", prev_before: "2999-P", last_before: "END" };
  expect(await links({ current_page: 3_000, total_is_estimate: true, ...places })).toEqual([
    "?sort=name&page=2999&before=2999-P",
    "?sort=name",
    "?sort=name&page=2997&before=2999-P",
    "?sort=name&page=2998&before=2999-P",
    "?sort=name&page=2999&before=2999-P",
    "?sort=name&page=3000&after=3000-A",
    "?sort=name&page=3001&after=3001-N",
    "?sort=name&page=3002&after=3001-N",
    "?sort=name&page=3003&after=3001-N",
    "?sort=name&page=4000&before=END",
    "?sort=name&page=3001&after=3001-N",
  ]);
});

test("the deepest page says that its number is the last that leads anywhere", async () => {
  const words = "Numbers lead to page 2,000.";
  expect(await render(<Pagination meta={{ ...meta, current_page: 2_000 }} />)).not.toContain("Numbers lead");
  const html = await render(<Pagination meta={{ ...meta, current_page: 2_000, deepest_page: 2_000 }} />);
  expect(html).toContain(words);
  expect(tags(html, "p").some((tag) => attribute(tag, "role") === "alert")).toBe(true);
});
