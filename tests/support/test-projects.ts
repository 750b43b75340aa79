/** What each project of vitest runs; `tests/architecture/test-files.test.ts` holds that no test is in none. */
export const unitFiles = [
  "app/**/*.test.{ts,tsx}",
  "contract/**/*.test.ts",
  "api/*.test.ts",
  "api/domain/**/*.test.ts",
  "api/documents/**/*.test.ts",
  "api/texts/**/*.test.ts",
  "server/**/*.test.ts",
  "scripts/**/*.test.ts",
  "tests/architecture/**/*.test.ts",
  "tests/support/**/*.test.ts",
];

/** These open a database. */
export const apiFiles = [
  "api/db/**/*.test.ts",
  "api/demo/**/*.test.ts",
  "api/http/**/*.test.ts",
  "api/modules/**/*.test.ts",
  "api/mail/**/*.test.ts",
  "tests/api/**/*.test.ts",
];

/** These start the production build. */
export const serverFiles = ["tests/server/**/*.test.ts"];
