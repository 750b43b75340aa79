import { expect, test } from "vitest";
import { choicesFor } from "#app/components/palette/choices.ts";

const portal = {
  pages: [
    { to: "/admin/client-files", label: "Vorgänge", key: "f" },
    { to: "/admin/labels", label: "Labels", key: "l" },
  ],
  adds: [{ to: "/admin/labels/add", label: "Labels: neu anlegen" }],
};
const hit = { to: "/admin/client-files/1", title: "NZFI100001 · Lable", text: "" };
const found = {
  q: "lab",
  groups: [{ kind: "files" as const, hits: [hit], more: "/admin/client-files?all" }],
};
const titles = (typed: string) =>
  choicesFor(typed, found, portal).map(({ kind, choices }) => [kind, choices.map(({ title }) => title)]);

test("nothing typed offers every page and every deed", () => {
  expect(titles("")).toEqual([
    ["screens", ["Vorgänge", "Labels"]],
    ["actions", ["Labels: neu anlegen"]],
  ]);
});

test("what was found comes before the pages that have the words, also without accents", () => {
  expect(titles("lab")).toEqual([
    ["files", ["NZFI100001 · Lable"]],
    ["screens", ["Labels"]],
    ["actions", ["Labels: neu anlegen"]],
  ]);
  expect(choicesFor("vorgange", undefined, portal).map(({ kind }) => kind)).toEqual(["screens"]);
});

test("the way to all files and the letters of pages are kept", () => {
  const [files, screens] = choicesFor("lab", found, portal);
  expect(files?.more).toBe("/admin/client-files?all");
  expect(screens?.choices[0]?.key).toBe("l");
});
