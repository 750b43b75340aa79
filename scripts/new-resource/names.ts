import { areaNames } from "#contract/areas.ts";

/** A resource by all the names it goes by, worked out from three words of the command line. */
export type ResourceNames = {
  /** Of contract/areas.ts: `content`. */
  area: string;
  /** `tour-guides` and `tour-guide`. */
  plural: string;
  singular: string;
};

export class NameError extends Error {
  override name = "NameError";
}

const kebab = /^[a-z]+(-[a-z]+)*$/;

/** Words that already mean something in the files of a resource. */
const taken = new Set(
  "action answer api call change columns conflict context create data default delete edit export filter find form history import input insert item label labels list new opened order page query record records remove row rows search sort system table test text title update url user value verb verbs wish words".split(
    " ",
  ),
);

/** Reads `content/tour-guides tour-guide`. Throws `NameError` with a sentence that says what is wrong. */
export function readNames(path: string | undefined, singular: string | undefined): ResourceNames {
  const [area = "", plural = "", ...rest] = (path ?? "").split("/");
  if (rest.length > 0 || !kebab.test(area) || !kebab.test(plural)) {
    throw new NameError("Name the area and the plural in kebab-case: content/tour-guides");
  }
  if (!areaNames.some((name) => name === area)) {
    throw new NameError(`There is no area ${area}; choose one of ${areaNames.join(", ")}.`);
  }
  if (singular === undefined || !kebab.test(singular)) {
    throw new NameError("Name one record in kebab-case: tour-guide");
  }
  if (singular === plural) throw new NameError("The plural and the singular must differ.");
  if (taken.has(camel(plural)) || taken.has(camel(singular))) {
    throw new NameError("This word already means something in our files; choose a more precise one.");
  }
  return { area, plural, singular };
}

/** `tour-guides` → `tourGuides`. */
export function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/** `tour-guides` → `TourGuides`. */
export function pascal(name: string): string {
  return camel(name).replace(/^\w/, (letter) => letter.toUpperCase());
}

/** `tour-guides` → `tour guides`. */
export function words(name: string): string {
  return name.replaceAll("-", " ");
}

/** `tour-guides` → `Tour Guides`, as menus and titles write it. */
export function title(name: string): string {
  return words(name).replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
}

/** Puts the names into a template, in texts and in paths alike. `titles` are those of the menu by language. */
export function fillIn(
  template: string,
  { area, plural, singular }: ResourceNames,
  titles: Readonly<Record<string, string>>,
): string {
  const values: Record<string, string> = {
    area,
    Thing: pascal(singular),
    Things: pascal(plural),
    thing: camel(singular),
    things: camel(plural),
    "kebab-thing": singular,
    "kebab-things": plural,
    snake_thing: singular.replaceAll("-", "_"),
    "words-thing": words(singular),
    "words-things": words(plural),
    ...Object.fromEntries(Object.entries(titles).map(([locale, text]) => [`title-${locale}`, text])),
  };
  return template.replaceAll(
    /__(area|Things?|things?|kebab-things?|snake_thing|words-things?|title-\w\w)__/g,
    (_all, name: string) => values[name] ?? name,
  );
}
