import { parse } from "postcss";
import { features } from "web-features";

type Status = { baseline_low_date?: string };

const never = "never";

/** Since when each feature of the web, by its key, is in all great browsers (`YYYY-MM-DD`), or that it is not. */
const since = new Map(
  Object.values(features).flatMap((feature) => {
    if (feature.kind !== "feature") return [];
    const { compat_features: keys = [], status } = feature;
    return keys.map((key) => [key, dayOf(status.by_compat_key?.[key] ?? status)] as const);
  }),
);

/** The same by the last name of the keys of scripts: the first day on which anything of that name was everywhere. */
const sinceByName = new Map<string, string>();
for (const [key, day] of since) {
  if (!/^(?:api|javascript)\./.test(key)) continue;
  const name = (key.split(".").at(-1) ?? "").replace(/_static$/, "");
  const known = sinceByName.get(name);
  if (known === undefined || day < known) sinceByName.set(name, day);
}

function dayOf({ baseline_low_date: day }: Status): string {
  return day?.replace("≤", "") ?? never;
}

const isNewer = (day: string | undefined, year: number) => day !== undefined && day > `${year}-12-31`;

/** What a style sheet uses that came into all great browsers after a year, by the keys of web-features. */
export function newerStyles(css: string, year: number): string[] {
  const used = new Set<string>();
  const words = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([word]) => word);
  const sheet = parse(css);
  sheet.walkDecls(({ prop, value }) => {
    if (!prop.startsWith("--")) used.add(`css.properties.${prop}`);
    for (const word of words(value, /[a-z-]+/g)) used.add(`css.properties.${prop}.${word}`);
    for (const word of words(value, /[a-z-]+(?=\()/g)) {
      for (const kind of ["types", "types.color", "types.image"]) used.add(`css.${kind}.${word}`);
    }
    for (const unit of words(value, /(?<=\d)[a-z]+\b/g)) used.add(`css.types.length.${unit}`);
  });
  sheet.walkAtRules(({ name, params }) => {
    used.add(`css.at-rules.${name}`);
    for (const word of words(params, /[a-z-]+(?=:|\))/g)) used.add(`css.at-rules.${name}.${word}`);
  });
  sheet.walkRules(({ selector, parent }) => {
    for (const word of words(selector, /(?<=:)[a-z-]+/g)) used.add(`css.selectors.${word}`);
    if (parent?.type === "rule") used.add("css.selectors.nesting");
  });
  return [...used].filter((key) => isNewer(since.get(key), year));
}

/** What a script calls or makes by a name that nothing in all great browsers had in a year. */
export function newerCalls(script: string, year: number): string[] {
  const names = [...script.matchAll(/(?:\.|\bnew )([a-zA-Z]+)\(/g)].flatMap(([, name]) => name ?? []);
  return [...new Set(names)].filter((name) => isNewer(sinceByName.get(name), year));
}
