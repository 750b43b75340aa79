const languages = ["en", "de", "es", "it", "fr"];

/**
 * Where each template of the reference resource goes. The registries find what lies there by these names; no other file
 * is touched but the migration and the API document.
 */
export const templateTargets: Readonly<Record<string, string>> = {
  "contract/resource.ts": "contract/__area__/__kebab-things__.ts",
  "contract/permissions.ts": "contract/__area__/permissions/__kebab-things__.ts",
  "api/schema/table.ts": "api/db/schema/__kebab-thing__.ts",
  "api/walls.ts": "api/db/walls/__area__/__kebab-things__.ts",
  "api/module/routes.ts": "api/modules/__area__/__kebab-things__/routes.ts",
  "api/seed.ts": "api/demo/plain/__area__/__kebab-things__.ts",
  "app/service.ts": "app/services/__kebab-things__.server.ts",
  "app/routes/routes.ts": "app/routes/admin/__area__/__kebab-things__/routes.ts",
  "app/routes/menu.ts": "app/routes/admin/__area__/__kebab-things__/menu.ts",
  "app/routes/list.tsx": "app/routes/admin/__area__/__kebab-things__/list.tsx",
  "app/routes/columns.tsx": "app/routes/admin/__area__/__kebab-things__/columns.tsx",
  "app/routes/create.tsx": "app/routes/admin/__area__/__kebab-things__/create.tsx",
  "app/routes/edit.tsx": "app/routes/admin/__area__/__kebab-things__/edit.tsx",
  "app/routes/history.tsx": "app/routes/admin/__area__/__kebab-things__/history.tsx",
  "app/routes/export.ts": "app/routes/admin/__area__/__kebab-things__/export.ts",
  "app/routes/form.tsx": "app/routes/admin/__area__/__kebab-things__/__kebab-thing__-form.tsx",
  ...Object.fromEntries(
    languages.flatMap((locale) => [
      [`app/texts/${locale}.ts`, `app/i18n/locales/${locale}/__area__/__kebab-things__.ts`],
      [`app/texts/menu-${locale}.ts`, `app/i18n/locales/${locale}/menu/__kebab-things__.ts`],
    ]),
  ),
  "tests/api.test.ts": "tests/api/__kebab-things__.test.ts",
  "tests/pages.ts": "tests/support/e2e/pages/__area__/__kebab-things__.ts",
};
