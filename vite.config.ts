import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Packages that read files beside their own: WebAssembly, native code, data. */
const keptApart = [
  "@electric-sql/pglite",
  "@myriaddreamin/typst-ts-web-compiler",
  "@node-rs/argon2",
  // Large, and only loaded where errors are reported.
  "@sentry/react-router",
  "world-atlas",
];

/**
 * What every page of the desk needs comes in a few files instead of eighty: fewer requests, and text that
 * compresses together is a fifth smaller.
 */
const chunkGroups = [
  {
    name: "vendor",
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/,
    priority: 3,
  },
  {
    name: "desk",
    test: /[\\/]app[\\/](?:components[\\/](?:desk|shell|ui|feedback|realtime)|lib|domain|data-table|realtime)[\\/]|node_modules[\\/](?:lucide-react|clsx|class-variance-authority)[\\/]/,
    priority: 2,
    minShareCount: 3,
  },
];

/** Assets load from `/build/` (specification section 9); the server bundle has one entry of our own. */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsDir: "build" },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./server/entry.ts" } },
      // One file instead of a thousand halves the time to the first page. Vite's development server needs
      // packages as they are.
      ...(command === "build" && { resolve: { noExternal: true as const, external: keptApart } }),
    },
  },
}));
