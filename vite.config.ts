import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Assets load from `/build/` (specification section 9); the server bundle has one entry of our own. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsDir: "build" },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server/entry.ts" } },
    },
  },
});
