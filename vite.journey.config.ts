import { defineConfig, type Plugin } from "vite";

const OUT = "build/client/build";

/** Tells the server the hashed name of the module: `{ "file": "journey-….js" }`. */
function journeyManifest(): Plugin {
  return {
    name: "journey-manifest",
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((each) => each.type === "chunk" && each.isEntry);
      if (!entry) this.error("The journey module has no entry");
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
      input: { journey: "app/journey-module/main.ts" },
      output: { entryFileNames: "[name]-[hash].js", chunkFileNames: "journey-[name]-[hash].js" },
    },
  },
});
