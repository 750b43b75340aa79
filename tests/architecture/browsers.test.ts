import { expect, test } from "vitest";
import { newerCalls, newerStyles } from "#tests/support/baseline.ts";
import { readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";

const year = 2024;

/** Newer styles without which a page is read and used all the same, each with what happens there. */
const styles: Record<string, string> = {
  "css.properties.animation-timeline": "the shade of a wide table stays to its end",
  "css.properties.animation-timeline.scroll": "the same",
  "css.properties.break-after.avoid": "a heading may stand last on a printed page",
  "css.properties.cursor.pointer": "in all of them; the data speak of telephones, which have no pointer",
  "css.properties.forced-color-adjust": "a sample of a colour is shown in the colours of the system",
  "css.properties.forced-color-adjust.none": "the same",
  "css.properties.orphans": "a single line may stand alone on a printed page",
  "css.properties.widows": "the same",
  "css.properties.overscroll-behavior-x": "a swipe at the end of a table may go back",
  "css.properties.overscroll-behavior-x.contain": "the same",
  "css.properties.print-color-adjust": "colours are printed as the browser likes",
  "css.properties.print-color-adjust.exact": "the same",
  "css.properties.scrollbar-color": "scroll bars have the colours of the system",
  "css.selectors.details-content": "what is folded is printed folded",
  "css.selectors.selection":
    "in all of them but on telephones of one maker: marked text has the system's colours",
  "css.types.sibling-index": "days appear at once and not one after the other",
};

/** Names of our own, or calls that ask first whether there is such a thing. */
const calls: Record<string, string> = {
  setParameter: "of the library that writes calendars",
  forget: "our own",
  share: "asked for first (sharing.ts), and our own",
  until: "our own",
  copy: "our own",
  contacts: "our own",
  day: "our own",
  month: "our own",
  move: "our own",
  take: "our own",
  input: "of the library of the contract",
  number: "the same",
};

const sheets = repositoryFiles("app").filter((file) => file.endsWith(".css"));
const scripts = ["app", "drawings", "contract"]
  .flatMap((folder) => repositoryFiles(folder))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|server)\.tsx?$/.test(file));

test.each([
  ["a { color: red }", []],
  ["a { text-wrap: balance }", []],
  ["a { position-area: none }", ["css.properties.position-area", "css.properties.position-area.none"]],
  ["@scope (a) { b { color: red } }", ["css.at-rules.scope"]],
  ["a:open { color: red }", ["css.selectors.open"]],
])("of the style sheet %s these are too new: %s", (css, found) => {
  expect(newerStyles(css, year)).toEqual(found);
});

test.each([
  ["list.map(one).toSorted()", []],
  ["Promise.withResolvers()", []],
  ["await Promise.try(work)", ["try"]],
  ["new URLPattern(text)", ["URLPattern"]],
])("of the script %s these are too new: %s", (script, found) => {
  expect(newerCalls(script, year)).toEqual(found);
});

test("no style needs a browser that is younger than the README says", () => {
  expect(sheets.length).toBeGreaterThan(20);
  const used = new Set(sheets.flatMap((file) => newerStyles(readRepositoryFile(file), year)));
  expect([...used].toSorted()).toEqual(Object.keys(styles).toSorted());
});

test("no script calls what a browser of the README may not have", () => {
  expect(scripts.length).toBeGreaterThan(500);
  const used = new Set(scripts.flatMap((file) => newerCalls(readRepositoryFile(file), year)));
  expect([...used].toSorted()).toEqual(Object.keys(calls).toSorted());
});

test("the README names the year", () => {
  expect(readRepositoryFile("README.md")).toContain(`Baseline ${year}`);
});
