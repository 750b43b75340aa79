import type { Page } from "@playwright/test";
import { resources } from "#app/i18n/resources.server.ts";

/** Every text key of more than one part, as it would stand on a page whose text is missing. */
const keys = new Set(
  Object.entries(resources.en).flatMap(([namespace, texts]) =>
    pathsIn(texts).flatMap((key) => [`${namespace}:${key}`, ...(key.includes(".") ? [key] : [])]),
  ),
);

function pathsIn(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === "object" && text !== null
      ? pathsIn(text).map((path) => `${key}.${path}`)
      : [key.replace(/_(?:zero|one|two|few|many|other)$/, "")],
  );
}

/** What nobody filled in on a page, to be seen or to be heard: keys in place of their texts, and placeholders. */
export async function rawTexts(page: Page): Promise<string[]> {
  const words = await page.evaluate(said);
  const bare = words.flatMap((text) => text.match(/[\w-]+(?:[:.][\w-]+)+/g) ?? []);
  const holes = words.flatMap((text) => text.match(/\{\{.*?\}\}/g) ?? []);
  return [...bare.filter((word) => keys.has(word)), ...holes];
}

/** Runs in the page: its title, the words to be read, and those of the attributes that are read out. */
function said(): string[] {
  const names = ["aria-label", "aria-description", "placeholder", "title", "alt"];
  const attributes = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
  return [
    document.title,
    document.body.innerText,
    ...attributes.flatMap((element) => names.map((name) => element.getAttribute(name) ?? "")),
  ];
}
