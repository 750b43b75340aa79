import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What the mutation run needs: the pricing tests alone, without projects. The root is the one of its sandbox. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    environment: "node",
    include: ["api/domain/pricing/**/*.test.ts"],
  },
});
