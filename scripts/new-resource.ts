import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { fillIn, NameError, readNames, title, type ResourceNames } from "#scripts/new-resource/names.ts";
import { templateTargets } from "#scripts/new-resource/places.ts";

/**
 * `npm run new:resource -- content/tour-guides tour-guide --title-de "Reiseleiter"`: copies the reference resource
 * under new names into the folders of its area, where the registries find it. What comes out compiles, is tested and
 * stands in the menu. With `--no-migration` the table waits for columns that are known by now.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const templates = join(root, "scripts", "new-resource", "template");
const languages = ["en", "de", "es", "it", "fr"] as const;

function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      "no-migration": { type: "boolean" as const, default: false },
      ...Object.fromEntries(languages.map((locale) => [`title-${locale}`, { type: "string" as const }])),
    },
  });
  const names = readNames(positionals[0], positionals[1]);
  const given: Record<string, string | boolean | undefined> = values;
  const english = String(given["title-en"] ?? title(names.plural));
  const titles = Object.fromEntries(
    languages.map((locale) => [locale, String(given[`title-${locale}`] ?? english)]),
  );
  const made = writeFiles(names, titles);
  run("oxfmt", made);
  run("tsx", ["scripts/registry.ts"]);
  if (!values["no-migration"]) run("drizzle-kit", ["generate", "--name", names.plural]);
  run("tsx", ["scripts/openapi.ts", "docs/openapi.json"]);
  run("react-router", ["typegen"]);
  report(
    names,
    made,
    languages.filter((locale) => locale !== "en" && titles[locale] === english),
  );
}

/** Copies the templates; refuses before it writes anything if one of the files is there already. */
function writeFiles(names: ResourceNames, titles: Record<string, string>): string[] {
  const files = Object.entries(templateTargets).map(([template, target]) => ({
    path: join(root, fillIn(target, names, titles)),
    text: fillIn(readFileSync(join(templates, `${template}.tmpl`), "utf8"), names, titles),
  }));
  const there = files.filter(({ path }) => existsSync(path));
  if (there.length > 0) throw new NameError(`This is there already: ${relative(root, there[0]?.path ?? "")}`);
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return files.map(({ path }) => path);
}

function run(program: string, args: string[]) {
  const result = spawnSync(join(root, "node_modules", ".bin", program), args, {
    cwd: root,
    encoding: "utf8",
  });
  if (result.status !== 0) throw new Error(`${program} failed:\n${result.stdout}${result.stderr}`);
}

function report({ plural }: ResourceNames, made: string[], untranslated: readonly string[]) {
  console.warn(`${String(made.length)} files made, for instance ${relative(root, made[0] ?? "")}.`);
  if (untranslated.length > 0) {
    console.warn(
      `Its title still is English in ${untranslated.join(", ")}: app/i18n/locales/*/*/${plural}.ts`,
    );
  }
  console.warn(`Try it: npx vitest run --project api tests/api/${plural}.test.ts`);
}

try {
  main();
} catch (error) {
  if (!(error instanceof NameError)) throw error;
  console.error(
    `${error.message}\nUsage: npm run new:resource -- AREA/PLURAL SINGULAR [--title-de …] [--no-migration]`,
  );
  process.exitCode = 1;
}
