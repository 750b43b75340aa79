import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "#scripts/runner/process.mjs";
import { hashSources, listSources, stampMatches, writeStamp } from "#scripts/setup/fingerprint.mjs";

/** What a peer takes over from the product: its English texts, pure rules and drawings, none of its pages. */
const borrowed = [
  ...["app/i18n/locales/en", "app/i18n/fill-text.ts", "app/i18n/texts.ts", "app/domain"],
  ...["app/lib/query-string.ts", "app/data-table/sort-order.ts", "app/data-table/page-window.ts"],
  ...["app/components/labels/label-icons.ts", "app/components/shell/language-names.ts"],
  ...["app/components/place-picture/place-picture-address.ts", "contract", "drawings"],
];

/** Builds the same pages in another framework, with packages of its own, once per change; answers its server file. */
export async function buildPeerApp(root: string, name: "svelte" | "next"): Promise<string> {
  const peers = "scripts/bench/peers";
  const folder = join(root, ".tmp", "bench", "peers", name);
  const stamp = join(folder, "stamp.json");
  const own = [`${peers}/${name}`, `${peers}/shared`, "scripts/bench/peer-app.ts"];
  const looks = lookFiles(root).map((file) => `${builtFolder}/${file}`);
  const sources = listSources(root, [...own, ...borrowed, ...looks]);
  const server = join(folder, "serve.mjs");
  if (existsSync(server) && stampMatches(stamp, root, sources)) return server;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, peers, name), folder, { recursive: true });
  cpSync(join(root, peers, "shared"), join(folder, "shared"), { recursive: true });
  for (const path of borrowed) cpSync(join(root, path), join(folder, "house", path), { recursive: true });
  keepLooks(root, folder, name === "svelte" ? "static" : "public");
  await runNpm(folder, ["ci", "--no-audit", "--no-fund"]);
  await runNpm(folder, ["run", "build"]);
  writeStamp(stamp, { hash: hashSources(root, sources), sources });
  return server;
}

const builtFolder = "build/client/build";

function lookFiles(root: string): string[] {
  return readdirSync(join(root, builtFolder)).filter((file) => /\.(?:css|woff2)$/.test(file));
}

/** The product's style sheets, with their fonts and under their own addresses. */
function keepLooks(root: string, folder: string, publicFolder: string): void {
  const files = lookFiles(root);
  const sheet = (name: string) => `/build/${files.find((file) => file.startsWith(`${name}-`)) ?? ""}`;
  for (const file of files) cpSync(join(root, builtFolder, file), join(folder, publicFolder, "build", file));
  cpSync(join(root, "public", "favicon.svg"), join(folder, publicFolder, "favicon.svg"));
  writeFileSync(
    join(folder, "house", "sheets.json"),
    JSON.stringify({ portal: sheet("portal"), journey: sheet("journey") }),
  );
}

async function runNpm(cwd: string, parameters: string[]): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    npm_config_include: "dev",
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const { code, output } = await run("npm", parameters, { cwd, env });
  if (code !== 0) throw new Error(`npm ${parameters.join(" ")} failed in ${cwd}.\n${output}`);
}
