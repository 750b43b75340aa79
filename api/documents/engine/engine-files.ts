import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

const fonts = [
  "400Regular/HankenGrotesk_400Regular",
  "400Regular_Italic/HankenGrotesk_400Regular_Italic",
  "500Medium/HankenGrotesk_500Medium",
  "600SemiBold/HankenGrotesk_600SemiBold",
  "700Bold/HankenGrotesk_700Bold",
];

/** What a rendering thread is started with. */
export interface EngineFiles {
  workerFile: string;
  templateFolder: string;
  fontFiles: string[];
  /** Compiled once and shared by all threads, so that a replaced thread starts warm. */
  wasmModule: WebAssembly.Module;
}

/** Finds worker, templates and fonts below `baseDir` and compiles the typesetter (28 MB, off the main thread). */
export async function loadEngineFiles(baseDir: string): Promise<EngineFiles> {
  const workerFile = join(baseDir, "engine", "typst-worker.mjs");
  const require = createRequire(workerFile);
  const wasm = await readFile(require.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"));
  return {
    workerFile,
    templateFolder: join(baseDir, "templates"),
    fontFiles: fonts.map((font) => require.resolve(`@expo-google-fonts/hanken-grotesk/${font}.ttf`)),
    wasmModule: await WebAssembly.compile(wasm),
  };
}
