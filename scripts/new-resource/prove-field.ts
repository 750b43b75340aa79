import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Place = {
  /** The copy of the repository, with the resource of the guide in it and all of it known to git. */
  copy: string;
  /** Runs a program there and answers what it printed; throws with it where it failed. */
  run: (program: string, args: string[]) => Promise<string>;
  bin: (name: string) => string;
};

type Edit = { file: string; from: string; to: string };

/** What a field may cost (issue 19 C): lines by hand and the files that they are in, apart from the five texts. */
const most = { lines: 9, files: 8 };

const languages = ["en", "de", "es", "it", "fr"];
const screens = "app/routes/admin/content/tour-guides";
const textOf = (locale: string): Edit => ({
  file: `app/i18n/locales/${locale}/content/tour-guides.ts`,
  from: "fields: { name:",
  to: 'fields: { seats: "Seats", name:',
});

/** One more field of the resource of the guide, which its list can be sorted by. */
const edits: Edit[] = [
  {
    file: "contract/content/tour-guides.ts",
    from: "  active: z.boolean",
    to: "  seats: z.int().min(1).max(60),\n  active: z.boolean",
  },
  { file: "contract/content/tour-guides.ts", from: 'sort: ["name"]', to: 'sort: ["name", "seats"]' },
  { file: "api/db/schema/tour-guide.ts", from: "{ boolean, ", to: "{ boolean, integer, " },
  {
    file: "api/db/schema/tour-guide.ts",
    from: "    active: boolean",
    to: '    seats: integer("seats").notNull().default(4),\n    active: boolean',
  },
  {
    file: "api/modules/content/tour-guides/routes.ts",
    from: "sort: { name: tourGuide.name }",
    to: "sort: { name: tourGuide.name, seats: tourGuide.seats }",
  },
  {
    file: `${screens}/columns.tsx`,
    from: '    {\n      id: "active"',
    to: '    { id: "seats", header: t("fields.seats"), cell: ({ seats }) => seats, kind: "number", sort: "seats" },\n    {\n      id: "active"',
  },
  {
    file: `${screens}/tour-guide-form.tsx`,
    from: "import { TextField }",
    to: 'import { NumberField } from "#app/forms/fields/number-field.tsx";\nimport { TextField }',
  },
  {
    file: `${screens}/tour-guide-form.tsx`,
    from: "        active: <SwitchField",
    to: '        seats: <NumberField {...form.of("seats")} />,\n        active: <SwitchField',
  },
  {
    file: "tests/api/tour-guides.test.ts",
    from: 'name: "Made by a test", ',
    to: 'name: "Made by a test", seats: 7, ',
  },
  ...languages.map(textOf),
];

/** One left out on each side, and where the types must say so. */
const forgotten = [
  "api/modules/content/tour-guides/routes.ts",
  `${screens}/tour-guide-form.tsx`,
  textOf("de").file,
];

/**
 * Gives the resource one more field as the guide says, within what a field may cost. What is left out on one side does
 * not pass the types, which name its place and nothing else: all that was generated compiles. Complete, it compiles,
 * and its tests pass.
 */
export async function proveField({ copy, run, bin }: Place): Promise<void> {
  const write = ({ file, from, to }: Edit) => {
    const path = join(copy, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(from)) throw new Error(`${file} has no "${from}" to put a field beside`);
    writeFileSync(path, text.replace(from, to));
  };
  const types = () =>
    run("node", [
      "node_modules/typescript7/bin/tsc",
      ...["--noEmit", "--incremental", "--tsBuildInfoFile", ".tmp/types.tsbuildinfo"],
    ]);

  const late = edits.filter(({ file }) => forgotten.includes(file));
  for (const edit of edits) if (!late.includes(edit)) write(edit);
  await run(bin("tsx"), ["scripts/registry.ts"]);
  const said = await types().then(
    () => "",
    (error: unknown) => String(error),
  );
  const named = new Set([...said.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = ""]) => file));
  const unsaid = forgotten.filter((file) => !named.delete(file));
  if (unsaid.length > 0)
    throw new Error(`A field is missing, and the types do not say so: ${unsaid.join(", ")}\n${said}`);
  if (named.size > 0) throw new Error(`What was generated does not compile:\n${said}`);

  for (const edit of late) write(edit);
  await run(bin("drizzle-kit"), ["generate", "--name", "seats"]);
  await run(bin("oxfmt"), [...new Set(edits.map(({ file }) => file))]);
  await types();
  await run(bin("vitest"), ["run", "--project", "api", "tests/api/tour-guides.test.ts"]);
  measure(await run("git", ["diff", "--numstat"]));
}

/** What the field cost by hand, of the lines that git counts. */
function measure(numstat: string): void {
  const byHand = numstat
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, , file = "/registry-"]) => !/\/registry-|^app\/i18n\/|^api\/db\/migrations\//.test(file));
  const lines = byHand.reduce((sum, [added]) => sum + Number(added), 0);
  if (byHand.length > most.files || lines > most.lines) {
    throw new Error(
      `One more field took ${String(lines)} lines in ${String(byHand.length)} files:\n${numstat}`,
    );
  }
}
