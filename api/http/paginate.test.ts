import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { laravelPage } from "./paginate.ts";

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/laravel/${name}.json`, import.meta.url), "utf8"));

type WindowCase = {
  laravel: string;
  current_page: number;
  last_page: number;
  labels: string[];
  active: string[];
};
const windows: WindowCase[] = fixture("pagination-window").cases;

describe("the page numbers that are listed", () => {
  test.each(windows.map((one) => [one.current_page, one.last_page, one] as const))(
    "of page %i of %i are those of a real answer",
    (page, last, wanted) => {
      const address = new URL("http://api.example.test/api/paginate");
      const { meta } = laravelPage({ rows: ["row"], total: last * 10, page, perPage: 10 }, address);
      expect(meta.links.map(({ label }) => label)).toEqual(wanted.labels);
      expect(meta.links.filter(({ active }) => active).map(({ label }) => label)).toEqual(wanted.active);
      expect(meta.links.filter(({ url, label }) => url === null && label === "...")).toHaveLength(
        wanted.labels.filter((label) => label === "...").length,
      );
    },
  );
});

type Wrapped = {
  data: unknown[];
  links: object;
  meta: { total: number; current_page: number; per_page: number; path: string; links: { page?: unknown }[] };
};
type PageCase = {
  name: string;
  laravel: string;
  request: { path: string };
  response: { body_json?: Wrapped };
};
const wrapped = (fixture("pagination").cases as PageCase[]).filter(
  ({ response: { body_json: body } }) =>
    body?.meta?.total !== undefined && body.meta.links[0]?.page !== undefined && !("brand" in body.meta),
);

describe("a page of a resource", () => {
  test.each(wrapped.map((one) => [`${one.name} @${one.laravel}`, one] as const))(
    "is what a real one is: %s",
    (_name, one) => {
      const wanted = one.response.body_json!;
      const address = new URL(one.request.path, "http://api.example.test");
      const { current_page: page, per_page: perPage, total } = wanted.meta;
      expect(laravelPage({ rows: wanted.data, total, page, perPage }, address)).toEqual(wanted);
    },
  );

  test("tells the pages of its places, and links to them where numbers do not lead", () => {
    const places = { nextAfter: "N", prevBefore: "P" };
    const at = (page: number) =>
      laravelPage(
        { rows: ["row"], total: 90_000, page, perPage: 25, ...places },
        new URL("http://api.test/l"),
      );
    expect(at(19).meta).toMatchObject({ next_after: "20-N", prev_before: "18-P" });
    expect(at(19).links).toMatchObject({
      next: "http://api.test/l?page=20",
      prev: "http://api.test/l?page=18",
    });
    expect(at(20).links).toMatchObject({
      next: "http://api.test/l?page=21&after=21-N",
      prev: "http://api.test/l?page=19&before=19-P",
    });
    expect(at(20).meta).not.toHaveProperty("deepest_page");
  });

  test("keeps the other parameters of the call in its links, the page last", () => {
    const address = new URL("http://api.test/list?page=2&filter%5Bname%5D=x+y&sort=-id");
    const { links } = laravelPage({ rows: [1], total: 30, page: 2, perPage: 10 }, address);
    expect(links.next).toBe("http://api.test/list?filter%5Bname%5D=x+y&sort=-id&page=3");
  });
});
