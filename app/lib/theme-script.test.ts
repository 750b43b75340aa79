import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { themeScript } from "./theme-script.ts";

/** Runs the script in a page that the server drew in `theme`, with this in the browser's storage. */
function shownTheme(theme: string, getItem: () => string | null): string | undefined {
  const document = { documentElement: { dataset: { theme } as Record<string, string> } };
  runInNewContext(themeScript, { document, localStorage: { getItem } });
  return document.documentElement.dataset.theme;
}

it.each(["dark", "light", "auto"])("shows the stored choice before first paint: %s", (stored) => {
  expect(shownTheme("auto", () => stored)).toBe(stored);
});

it.each([null, "", "purple", "dark dark", '"><script>'])(
  "keeps the server's theme when storage holds %j",
  (stored) => {
    expect(shownTheme("light", () => stored)).toBe("light");
  },
);

it("keeps the server's theme when storage may not be read", () => {
  const refuse = () => {
    throw new Error("SecurityError");
  };
  expect(shownTheme("dark", refuse)).toBe("dark");
});

it("can stand inside a script element", () => {
  expect(themeScript).not.toMatch(/<\/|<!--/);
});
