import { expect, it, vi } from "vitest";
import { totalOf } from "./total-of.ts";

const counting = () => vi.fn<() => Promise<{ total: number }[]>>(() => Promise.resolve([{ total: 99 }]));
const rows = (many: number) => Array.from({ length: many }, () => null);

it.each([
  ["the only page", 3, 1, 3],
  ["no row at all", 0, 1, 0],
  ["the last page", 4, 3, 24],
])("is told by a page that is not full: %s", async (_case, many, page, total) => {
  const count = counting();
  expect(await totalOf(rows(many), { page, per_page: 10 }, count)).toBe(total);
  expect(count).not.toHaveBeenCalled();
});

it.each([
  ["a full page", 10, 1],
  ["a page beyond the end", 0, 4],
])("is counted for %s", async (_case, many, page) => {
  expect(await totalOf(rows(many), { page, per_page: 10 }, counting())).toBe(99);
});
