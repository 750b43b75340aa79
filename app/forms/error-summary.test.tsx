import { expect, test } from "vitest";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { writeMessage } from "#app/forms/message.ts";
import { render } from "#tests/support/render.tsx";

const summary = (locale: string) => {
  const tooSmall = writeMessage({ key: "tooSmall", params: { min: 1.5 } });
  return render(<ErrorSummary errors={{ size: [tooSmall] }} labels={{ size: "Size" }} shown />, { locale });
};

test("refusals stand in the order of the form, parts of a text under its name and language", async () => {
  const required = [writeMessage({ key: "required" })];
  const errors = { "title.en": required, place: required, "legs[0].to": required, odd: required };
  const labels = { title: "Title", legs: "Journeys", place: "Place" };
  const html = await render(<ErrorSummary errors={errors} labels={labels} shown />, { locale: "en" });
  const lines = [...html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, line]) => line);
  const said = "This field is required";
  expect(lines).toEqual([`Title · English: ${said}`, `Journeys: ${said}`, `Place: ${said}`, said]);
});

test("parts of rows stand row by row, in the order of their own labels", async () => {
  const required = [writeMessage({ key: "required" })];
  const names = ["people[10].name", "people[0].email", "people[0].name", "people[10].email"];
  const errors = Object.fromEntries(names.map((name) => [name, required]));
  const labels = { name: "Name", email: "Email", people: "People" };
  const html = await render(<ErrorSummary errors={errors} labels={labels} shown />, { locale: "en" });
  const targets = [...html.matchAll(/href="#field-([^"]*)"/g)].map(([, target]) => target);
  expect(targets).toEqual(["people-0-name", "people-0-email", "people-10-name", "people-10-email"]);
});

test("the languages of one text stand in the order of its fields, whatever order they are given in", async () => {
  const required = [writeMessage({ key: "required" })];
  const names = ["name", "text.de", "text.en", "text.fr", "text.it", "title.de", "title.en"];
  const errors = Object.fromEntries(names.map((name) => [name, required]));
  const labels = { title: "Title", text: "Text", name: "Name" };
  const html = await render(<ErrorSummary errors={errors} labels={labels} shown />, { locale: "en" });
  const targets = [...html.matchAll(/href="#field-([^"]*)"/g)].map(([, target]) => target);
  expect(targets).toEqual(["title-en", "title-de", "text-en", "text-de", "text-it", "text-fr", "name"]);
});

test.each([
  ["en", "Size: Enter 1.5 or more"],
  ["de", "Size: Bitte 1,5 oder mehr eingeben"],
  ["fr", "Size\u00a0: Saisissez 1,5 ou plus"],
])("in %s a label, its problem and a bound stand as that language writes them", async (locale, text) => {
  expect(await summary(locale)).toContain(text);
});
