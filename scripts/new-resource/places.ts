/** Where each template of the reference resource goes. */
export const templateTargets: Readonly<Record<string, string>> = {
  "contract/resource.ts": "contract/__area__/__kebab-things__.ts",
  "api/schema/table.ts": "api/db/schema/__kebab-thing__.ts",
  "api/module/repository.ts": "api/modules/__kebab-things__/repository.ts",
  "api/module/routes.ts": "api/modules/__kebab-things__/routes.ts",
  "api/seed.ts": "api/demo/seed-__kebab-things__.ts",
  "app/service.ts": "app/services/__kebab-things__.server.ts",
  "app/routes/list.tsx": "app/routes/admin/__kebab-things__/list.tsx",
  "app/routes/columns.tsx": "app/routes/admin/__kebab-things__/columns.tsx",
  "app/routes/filters.ts": "app/routes/admin/__kebab-things__/filters.ts",
  "app/routes/create.tsx": "app/routes/admin/__kebab-things__/create.tsx",
  "app/routes/edit.tsx": "app/routes/admin/__kebab-things__/edit.tsx",
  "app/routes/history.tsx": "app/routes/admin/__kebab-things__/history.tsx",
  "app/routes/export.ts": "app/routes/admin/__kebab-things__/export.ts",
  "app/routes/form.tsx": "app/routes/admin/__kebab-things__/__kebab-thing__-form.tsx",
  "app/routes/rules.ts": "app/routes/admin/__kebab-things__/__kebab-thing__-rules.ts",
  "app/routes/tabs.ts": "app/routes/admin/__kebab-things__/__kebab-thing__-tabs.ts",
  "app/routes/words.ts": "app/routes/admin/__kebab-things__/__kebab-thing__-words.ts",
  ...Object.fromEntries(
    ["en", "de", "es", "it", "fr"].map((locale) => [
      `app/texts/${locale}.ts`,
      `app/i18n/locales/${locale}/__kebab-things__.ts`,
    ]),
  ),
  "tests/api.test.ts": "tests/api/__kebab-things__.test.ts",
};

/** One line put into a file that lists all resources: in front of, or behind, the first place that matches. */
export type Entry = { file: string; before?: RegExp; after?: RegExp; line: string };

const importAtTop = { before: /^import /m };

/** What makes the new files known: endpoints, routes, wall, seed, permission, menu, texts, table of pages. */
export const entries: readonly Entry[] = [
  {
    file: "contract/endpoints.ts",
    ...importAtTop,
    line: 'import { __thing__Resource } from "#contract/__area__/__kebab-things__.ts";\n',
  },
  { file: "contract/endpoints.ts", before: /^\] as const;/m, line: "  ...__thing__Resource.all,\n" },
  { file: "contract/permissions.ts", after: /tripContent: \[/, line: '"__kebab-things__.edit", ' },
  {
    file: "api/routes.ts",
    ...importAtTop,
    line: 'import { __thing__Routes } from "#api/modules/__kebab-things__/routes.ts";\n',
  },
  { file: "api/routes.ts", before: /^\];/m, line: "  ...__thing__Routes,\n" },
  {
    file: "api/db/access-records.ts",
    ...importAtTop,
    line: 'import { __thing__ } from "./schema/__kebab-thing__.ts";\n',
  },
  {
    file: "api/db/access-records.ts",
    after: /export const recordWalls: Wall\[\] = \[\n/,
    line: "  wall(__thing__, { office: { rows: everyRow, ...readAndWrite, remove: true } }),\n",
  },
  {
    file: "api/db/access-records.ts",
    after: /const recordsOfNoBrand = \{\n/,
    line: '  "__kebab-thing__": "__snake_thing__",\n',
  },
  {
    file: "api/demo/seed-demo.ts",
    ...importAtTop,
    line: 'import { seed__Things__ } from "./seed-__kebab-things__.ts";\n',
  },
  {
    file: "api/demo/seed-demo.ts",
    after: /await seedLabels\(tx\);\n/,
    line: "    await seed__Things__(tx);\n",
  },
  {
    file: "app/routes/admin/routes.ts",
    after: /\.\.\.crudRoutes\("labels", "routes\/admin\/labels"\),\n/,
    line: '    ...crudRoutes("__kebab-things__", "routes/admin/__kebab-things__"),\n',
  },
  {
    file: "app/routes/admin/navigation.ts",
    ...importAtTop,
    line: 'import { Shapes } from "lucide";\n',
  },
  {
    file: "app/routes/admin/navigation.ts",
    after: /heading: "tripContent",\s*entries: \[/,
    line: '{ to: href("/admin/__kebab-things__"), name: "__things__", icon: Shapes, permission: "__kebab-things__.edit" }, ',
  },
  ...["en", "de", "es", "it", "fr"].flatMap((locale): Entry[] => [
    {
      file: `app/i18n/locales/${locale}/area-content.ts`,
      ...importAtTop,
      line: `import { __things__ } from "#app/i18n/locales/${locale}/__kebab-things__.ts";\n`,
    },
    { file: `app/i18n/locales/${locale}/area-content.ts`, before: /labels,/, line: "__things__, " },
    {
      file: `app/i18n/locales/${locale}/navigation.ts`,
      before: / {2}labels: /,
      line: `  __things__: "__title-${locale}__",\n`,
    },
  ]),
  {
    file: "tests/support/e2e/pages.ts",
    before: / {4}\{ \.\.\.office, route: "\/admin\/labels",/,
    line: `    {
      ...office,
      persona: "admin",
      route: "/admin/__kebab-things__",
      path: "/admin/__kebab-things__",
      title: "__title-en__",
    },
`,
  },
  {
    file: "tests/support/e2e/pages.ts",
    after: /"\/admin\/labels\/export\.csv",\n/,
    line: '  "/admin/__kebab-things__/export.csv",\n',
  },
];
