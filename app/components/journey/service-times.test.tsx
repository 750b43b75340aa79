import { expect, test } from "vitest";
import { ServiceTimes } from "#app/components/journey/service-times.tsx";
import { render, textOf } from "#tests/support/render.tsx";

const day = {
  nights: null,
  start_time: "1125",
  end_time: null,
  date_from: "2026-11-20",
  date_to: "2026-11-20",
};

test.each([
  ["a flight by the time it leaves", day, "en", "11:25 am"],
  ["a flight by the time it leaves, by the clock of the language", day, "de", "11:25"],
  ["a tour by both its hours", { ...day, end_time: "1530" }, "en", "11:25 am – 3:30 pm"],
  ["what has no hours by nothing", { ...day, start_time: null, end_time: "1530" }, "en", ""],
] as const)("says when a service is: %s", async (_what, service, locale, words) => {
  const html = await render(<ServiceTimes service={service} locale={locale} />);
  expect(textOf(html).replaceAll(/\s/gu, " ").trim()).toBe(words);
});
