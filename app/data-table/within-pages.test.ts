import { expect, test } from "vitest";
import { withinPages } from "./within-pages.server.ts";

const meta = {
  current_page: 1,
  last_page: 4 as number | null,
  per_page: 25,
  total: 80,
  from: null,
  to: null,
  has_next: false,
  has_prev: true,
};
const asked = (search: string, place: Partial<typeof meta>) => {
  try {
    return withinPages(new URL(`https://portal.example.test/app/users${search}`), {
      meta: { ...meta, ...place },
    });
  } catch (answer) {
    return (answer as Response).headers.get("Location");
  }
};

test.each([
  ["?page=99999&filter%5Bq%5D=a&sort=-name", 99_999, 4, "/app/users?page=4&filter%5Bq%5D=a&sort=-name"],
  ["?page=5&after=xyz", 5, 4, "/app/users?page=4"],
  ["?page=2&sort=name", 2, 1, "/app/users?sort=name"],
])("%s leads to the last page there is", (search, page, last, address) => {
  expect(asked(search, { current_page: page, last_page: last })).toBe(address);
});

test.each([
  ["the last page", 4, 4],
  ["a list that nobody counted", 9, null],
])("%s stays as it is", (_name, page, last) => {
  expect(asked("?page=9", { current_page: page, last_page: last })).toMatchObject({
    meta: { current_page: page },
  });
});
