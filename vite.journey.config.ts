import { defineConfig, type Plugin } from "vite";

const OUT = "build/client/build";

/** Tells the server the hashed name of the module: `{ "file": "journey-….js" }`. */
function journeyManifest(): Plugin {
  return {
    name: "journey-manifest",
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((each) => each.type === "chunk" && each.name === "journey");
      if (!entry) this.error("The journey module has no entry");
      const worker = bundle["journey-worker.js"];
      // Not all browsers let a worker of this kind import.
      if (worker?.type !== "chunk" || worker.imports.length > 0) this.error("The worker must be one file");
      this.emitFile({
        type: "asset",
        fileName: "journey.json",
        source: JSON.stringify({ file: entry.fileName }),
      });
    },
  };
}

/** The small script of the public pages, built beside the app's own assets after them. */
export default defineConfig({
  base: "/build/",
  publicDir: false,
  plugins: [journeyManifest()],
  build: {
    outDir: OUT,
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: { journey: "app/journey-module/main.ts", "journey-worker": "app/journey-worker/worker.ts" },
      output: {
        // Browsers ask for the worker by a name that stays, and so hear of a new one.
        entryFileNames: ({ name }) => (name === "journey-worker" ? "[name].js" : "[name]-[hash].js"),
        chunkFileNames: "journey-[name]-[hash].js",
      },
    },
  },
});
