import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * What the mutation run needs: the tests of pricing and money alone, without projects. The root is the one of its sandbox. The
 * property and hostile tests stay out: each of them runs through the whole engine hundreds of times, for every mutant.
 */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    environment: "node",
    include: ["api/domain/{money,pricing}/**/*.test.ts"],
    exclude: ["api/domain/{money,pricing}/{hostile,properties}.test.ts"],
  },
});
