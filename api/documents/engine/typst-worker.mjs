/**
 * Thread that turns a template and its data into a PDF. A plain module: Node loads this very file, whether
 * the server runs from source or from the bundle.
 *
 * In:  `{ template, data }`, data being JSON. Out: `{ ready }` once, then per job `{ pdf, memoryBytes }` or
 * `{ error }`. Data reaches the template through `sys.inputs`, so that no user text is ever read as markup.
 * No file of the machine and no package of the network can be read from a template.
 */
import { readFileSync, readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import start, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";

/** The compiler's codes: artefact PDF, and one line per finding. */
const PDF = 1;
const DIAGNOSTICS_AS_LINES = 2;

async function createCompiler() {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const file of workerData.fontFiles) await builder.add_raw_font(new Uint8Array(readFileSync(file)));
  const compiler = await builder.build();
  for (const file of readdirSync(workerData.templateFolder)) {
    if (!file.endsWith(".typ")) continue;
    compiler.add_source(`/${file}`, readFileSync(join(workerData.templateFolder, file), "utf8"));
  }
  return compiler;
}

function render(compiler, { template, data }) {
  const world = compiler.snapshot(undefined, `/${template}.typ`, [["data", data]]);
  try {
    const { result, diagnostics } = world.get_artifact(PDF, DIAGNOSTICS_AS_LINES);
    if (result) return result;
    throw new Error(`Template ${template}: ${(diagnostics ?? []).join("; ")}`);
  } finally {
    world.free();
  }
}

// Linux knows a priority for each thread: pages are answered first. Elsewhere this would slow the whole server.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { memory } = await start({ module_or_path: workerData.wasmModule });
const compiler = await createCompiler();

parentPort.on("message", (job) => {
  try {
    const pdf = render(compiler, job);
    parentPort.postMessage({ pdf, memoryBytes: memory.buffer.byteLength }, [pdf.buffer]);
  } catch (error) {
    parentPort.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
parentPort.postMessage({ ready: true });
