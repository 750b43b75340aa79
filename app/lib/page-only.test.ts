import { expect, test } from "vitest";
import { PageOnly } from "#app/lib/page-only.ts";
import { brandOfPage } from "#app/lib/route-handle.ts";

const page = new PageOnly({ pageBrand: "AU" as const, name: "Twelve days" });

test("a page has all that its loader answered, and its frame finds the brand", () => {
  expect(page.data.name).toBe("Twelve days");
  expect(brandOfPage([{ loaderData: page }])).toBe("AU");
});

test("nothing of it is there to be written down", () => {
  expect(Object.entries(page)).toEqual([]);
  expect(JSON.stringify(page)).toBe("{}");
});
