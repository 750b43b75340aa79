import { expect, test } from "vitest";
import { fillIn, readNames } from "#scripts/new-resource/names.ts";

const names = readNames("content/tour-guides", "tour-guide");
const titles = { en: "Tour Guides", de: "Reiseleiter" };

test("each name is written the way its place writes names", () => {
  const template =
    "__area__ __Thing__ __things__ __kebab-things__ __snake_thing__ __words-thing__ __title-de__";
  expect(fillIn(template, names, titles)).toBe(
    "content TourGuide tourGuides tour-guides tour_guide tour guide Reiseleiter",
  );
});

test("names that touch and placeholders of texts stay apart", () => {
  expect(fillIn("__snake_thing___name_once {{name}} __unknown__", names, titles)).toBe(
    "tour_guide_name_once {{name}} __unknown__",
  );
});

test.each([
  ["content", "tour-guide"],
  ["content/TourGuides", "tour-guide"],
  ["content/a/b", "tour-guide"],
  ["contents/tour-guides", "tour-guide"],
  ["content/tour-guides", undefined],
  ["content/sheep", "sheep"],
  ["content/forms", "form"],
])("%s %s is refused with a sentence", (path, singular) => {
  expect(() => readNames(path, singular)).toThrow(/\.$|:/);
});
