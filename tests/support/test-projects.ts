/** What each project of vitest runs; `tests/architecture/test-files.test.ts` holds that no test is in none. */
export const unitFiles = [
  "app/**/*.test.{ts,tsx}",
  "contract/**/*.test.ts",
  "drawings/**/*.test.ts",
  "api/*.test.ts",
  "api/domain/**/*.test.ts",
  "api/gateway/**/*.test.ts",
  "api/documents/**/*.test.ts",
  "api/texts/**/*.test.ts",
  "api/uploads/**/*.test.ts",
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

/** These start the production build and three browsers. */
export const engineFiles = ["tests/engines/**/*.test.ts"];

/** What always opens a database of its own kind, or none that the other kind has: once is enough. */
export const ofOneKind = {
  pglite: [
    "api/db/flush-order.test.ts",
    "api/db/pglite-line.test.ts",
    "api/db/pglite-upkeep.test.ts",
    "api/db/pglite.test.ts",
    "api/db/retired-roles.test.ts",
    "tests/api/daily-backup.test.ts",
    "tests/api/power-cut.test.ts",
  ],
  postgres: [
    "api/db/gathering-socket.test.ts",
    "api/db/postgres-messages.test.ts",
    "api/db/postgres.test.ts",
    "tests/api/payment-kills.test.ts",
    "tests/api/issue-kills.test.ts",
    "tests/api/step-kills.test.ts",
  ],
};

/** What the step of one kind of database leaves to the other. Whoever names files gets them on both. */
export function leftToTheOther(kind: string, words: readonly string[]): string[] {
  if (words.some((word) => /\.test\.ts$|^(api|tests)\//.test(word))) return [];
  return kind === "postgres" ? ofOneKind.pglite : ofOneKind.postgres;
}
