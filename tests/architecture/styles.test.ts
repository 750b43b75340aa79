import { expect, test } from "vitest";
import { readRepositoryFile, repositoryFiles } from "#tests/support/repository.ts";

/** Folders whose pages have style sheets of their own. */
const apart = new Set(["routes/quote", "routes/traveller"]);

test("whatever names classes in the portals is read for their style sheet", () => {
  const sheet = readRepositoryFile("app/styles/portal.css");
  const sources = [...sheet.matchAll(/^@source "\.\.\/([^"]+)";$/gm)].flatMap(([, source]) => source ?? []);
  const left = [...sheet.matchAll(/^@source not "\.\.\/([^"]+)";$/gm)].flatMap(([, source]) => source ?? []);
  expect(new Set(left)).toEqual(apart);
  const unread = repositoryFiles("app")
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .filter((file) => /\bclassName=|\bcn\(|\bcva\(/.test(readRepositoryFile(file)))
    .filter(
      (file) => !sources.some((source) => file === `app/${source}` || file.startsWith(`app/${source}/`)),
    );
  expect(unread).toEqual([]);
});

/** What a style sheet says for the screen: without what it says for paper, and for browsers that run no script. */
function onScreen(sheet: string): string {
  const [start] = /@media \(?(?:print|scripting: none)\b[^{]*\{/.exec(sheet) ?? [];
  if (start === undefined) return sheet;
  const from = sheet.indexOf(start);
  let [end, depth] = [from + start.length, 1];
  for (; depth > 0 && end < sheet.length; end += 1) depth += { "{": 1, "}": -1 }[sheet[end]!] ?? 0;
  return onScreen(sheet.slice(0, from) + sheet.slice(end));
}

// What `:has()` says of the document is asked again with every change anywhere in it, and a page is styled anew as a whole.
test("no rule for the screen asks what the whole document has", () => {
  const ofAll = /(?:^|[\s,([])(?:html|body|:root|main|#main)[^\s,{}]*:has\(/m;
  const sheets = repositoryFiles("app/styles").filter((file) => file.endsWith(".css"));
  const classes = repositoryFiles("app").filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const asked = [
    ...sheets.filter((file) => ofAll.test(onScreen(readRepositoryFile(file)))),
    ...classes.filter((file) =>
      ofAll.test(readRepositoryFile(file).replaceAll(/\b(?:print|noscript):\S+/g, "")),
    ),
  ];
  expect(sheets.length).toBeGreaterThan(5);
  expect(asked).toEqual([]);
});

// Such a rule styles all below a row, or a whole list, whenever any of them changes what the rule asks for. What a row
// has to tell its cells is a property of it (`--row-tint`).
test("no rule for a list goes on from what a row or the list has, or from which row is the last", () => {
  const asked = /(?:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|last-child)/.source;
  const goesOn = new RegExp(`(?:\\btr|\\]):${asked}(?:[\\s>]+[^\\s>{,]|\\s*\\{[^}]*\\{)`);
  const sheets = ["data-table", "data-table-media", "bulk-bar"].map((name) => `app/styles/${name}.css`);
  for (const file of sheets) expect(goesOn.exec(readRepositoryFile(file))?.[0], file).toBeUndefined();
});
