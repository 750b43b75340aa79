import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { playwrightCounts, vitestCounts } from "./runner/counts.mjs";
import { engineStep } from "./runner/engines.mjs";
import { findChromium } from "./runner/machine.mjs";
import { migrationsUpToDate } from "./runner/migrations.mjs";
import { pgliteTests } from "./runner/pglite.mjs";
import { run } from "./runner/process.mjs";
import { makeReady, root } from "./setup/ready.mjs";

const minute = 60_000;
/** What `npm run test:whole` sets. Tests of such a run have limits that follow from their rounds; this ends what hangs. */
const longRuns = ["EVERY_CASE", "EVERY_LANGUAGE", "RACE_ROUNDS", "LOOKUP_GUESS_DAYS", "POWER_CUTS"];
const suiteLimit = (usual) =>
  longRuns.some((name) => process.env[name] !== undefined) ? 180 * minute : usual;
const bin = (name) => join(root, "node_modules", ".bin", name);
const tool = (name, args, options = {}) =>
  run(bin(name), args, { cwd: root, limitMs: 10 * minute, ...options });
const typescript = (args, limitMs = 5 * minute) =>
  run(process.execPath, ["--import", "tsx", ...args], { cwd: root, limitMs });

/** What a step may look at, in the words of runner/inputs.mjs. Left out is only what it certainly does not read. */
const notDocs = ["everything", "!docs", "!README.md"];
const notOtherTests = (...own) =>
  ["api", "architecture", "e2e", "engines", "server"].flatMap((kind) =>
    own.includes(kind) ? [] : `!tests/${kind}`,
  );

/**
 * Every check of the repository, in the order in which it is reported.
 *
 * `id` is what `--only` takes; `group` is a second name shared by related steps. `requires` names programs
 * outside npm (see runner/machine.mjs). `after`, `needs` and `alone` are explained in runner/schedule.mjs.
 * A step without tests counts as one test. `files` are the file names given on the command line; a step that names the
 * `folders` of its tests is left out where all of them are tests that lie elsewhere. `inputs` is what decides how a step
 * ends; while it stays as it was the result is kept (runner/kept.mjs), for the day (`byDay`) where tests run by the real
 * clock. A step without `inputs` is always run; one that is run `byName` alone is no part of `npm test`.
 */
export function allSteps(files = []) {
  return [...checkSteps(files), ...apiSteps(files), ...contractSteps, ...builtSteps(files)];
}

function checkSteps(files) {
  return [
    { id: "types", title: "Types", inputs: notDocs, run: types },
    // The longest of those that run side by side begins early.
    {
      id: "unit",
      title: "Unit tests",
      // The architecture tests read documents as well.
      inputs: ["everything"],
      folders: ["tests/architecture", "tests/support"],
      requires: ["pdfinfo", "qpdf"],
      run: () => vitest("unit", "unit", files),
    },
    // Type-aware rules need the route types that the step before writes.
    {
      id: "lint",
      title: "Lint",
      inputs: notDocs,
      after: ["types"],
      run: () => one(tool("oxlint", ["--type-aware", "--deny-warnings"])),
    },
    {
      id: "format",
      title: "Format",
      inputs: ["everything"],
      run: () => one(tool("oxfmt", ["--list-different", "."])),
    },
    { id: "boundaries", title: "Boundaries", inputs: notDocs, run: boundaries },
    {
      id: "dead-code",
      title: "Dead code",
      inputs: notDocs,
      after: ["types"],
      run: () => one(tool("knip", ["--no-progress"])),
    },
  ];
}

/** What runs against the production build. */
function builtSteps(files) {
  return [
    { id: "build", group: "e2e", title: "Build", run: build },
    {
      id: "server",
      group: "e2e",
      title: "Server tests",
      folders: ["tests/server"],
      inputs: [...notDocs, ...notOtherTests("server")],
      byDay: true,
      after: ["api-pglite", "api-postgres"],
      needs: ["build"],
      requires: ["chromium", "postgres"],
      run: () => vitest("server", "server", files),
    },
    {
      id: "new-resource",
      group: "api",
      title: "A new resource out of the generator",
      folders: ["scripts/new-resource"],
      inputs: ["everything"],
      // In what the server tests leave: they wait for much, and this gives way to them.
      after: ["types", "api-pglite", "api-postgres"],
      run: async () => one(await typescript(["scripts/new-resource/prove.ts"], 15 * minute)),
    },
    {
      id: "e2e",
      title: "Browser tests",
      folders: ["tests/e2e"],
      inputs: [...notDocs, ...notOtherTests("e2e")],
      byDay: true,
      alone: true,
      needs: ["build"],
      requires: ["chromium", "postgres", "pdfinfo", "qpdf"],
      run: () => browser(files),
    },
    engineStep([...notDocs, ...notOtherTests("engines")], () => vitest("engines", "engines", files)),
  ];
}

/** What `npm run check` runs: everything that needs neither a database nor a browser. */
export const checkIds = ["format", "types", "lint", "boundaries", "dead-code", "unit"];

function apiSteps(files) {
  const on = (database, more) => () =>
    vitest(`api-${database}`, "api", files, { TEST_DATABASE: database, ...more });
  const inputs = [...notDocs, ...notOtherTests("api")];
  const shared = { group: "api", folders: ["tests/api"], inputs, byDay: true, alone: true };
  return [
    {
      ...shared,
      id: "api-pglite",
      title: "API tests on PGlite",
      requires: ["pdfinfo", "qpdf"],
      run: () => pgliteTests({ root, files, typescript, runTests: (more) => on("pglite", more)() }),
    },
    // The calls go through `npm run api` and its port, so that one run proves the database and the network.
    {
      ...shared,
      id: "api-postgres",
      title: "API tests on PostgreSQL, over the network",
      requires: ["postgres", "pdfinfo", "qpdf"],
      run: on("postgres", { TEST_API: "network" }),
    },
  ];
}

const contractSteps = [
  {
    id: "openapi",
    group: "contract",
    title: "OpenAPI document up to date",
    inputs: ["everything"],
    run: openApi,
  },
  {
    id: "openapi-lint",
    group: "contract",
    title: "OpenAPI document lint",
    inputs: ["docs/openapi.json", ".spectral.yaml"],
    run: () => one(tool("spectral", ["lint", "docs/openapi.json", "--fail-severity=hint"])),
  },
  {
    id: "migrations",
    group: "contract",
    title: "Migrations up to date",
    inputs: notDocs,
    run: () => one(migrationsUpToDate(root)),
  },
];

async function types() {
  const routes = await tool("react-router", ["typegen"]);
  if (routes.code !== 0) return one(routes);
  const compiler = join(root, "node_modules", "typescript7", "bin", "tsc");
  const known = ["--incremental", "--tsBuildInfoFile", ".tmp/types.tsbuildinfo"];
  return one(run(process.execPath, [compiler, "--noEmit", ...known], { cwd: root, limitMs: 10 * minute }));
}

function boundaries() {
  const folders = ["app", "api", "contract", "drawings", "server", "scripts", "tests"];
  return one(tool("depcruise", ["--config", ".dependency-cruiser.cjs", "--output-type", "err", ...folders]));
}

async function build() {
  await makeReady({ build: true });
  return { passed: 1, failed: 0, output: "" };
}

async function openApi() {
  const fresh = join(root, ".tmp", "openapi.json");
  rmSync(fresh, { force: true });
  const made = await typescript(["scripts/openapi.ts", fresh]);
  if (made.code !== 0) return one(made);
  const same = readFileSync(fresh, "utf8") === readFileSync(join(root, "docs", "openapi.json"), "utf8");
  const advice =
    "docs/openapi.json does not describe the contract as it is now. Write it anew: npm run openapi";
  return one({ code: same ? 0 : 1, output: advice });
}

async function vitest(name, project, files, environment = {}) {
  const report = join("reports", `${name}.json`);
  rmSync(join(root, report), { force: true });
  const result = await tool(
    "vitest",
    [
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...files,
    ],
    { env: { ...process.env, ...environment }, limitMs: suiteLimit(20 * minute) },
  );
  return counted(result, report, vitestCounts);
}

async function browser(files) {
  const report = join("reports", "browser.json");
  rmSync(join(root, report), { force: true });
  const result = await tool("playwright", ["test", "--reporter=list,json", ...files], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: findChromium() ?? "" },
    // Ends what hangs: on a slow machine the browser tests alone have taken 28 minutes.
    limitMs: suiteLimit(45 * minute),
  });
  return counted(result, report, playwrightCounts);
}

/** A tool that only says yes or no counts as one test. */
async function one(running) {
  const { code, output } = await running;
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** A runner that failed without naming a failed test, or wrote no report, still counts one failure. */
function counted({ code, output }, report, count) {
  let counts = { passed: 0, failed: 0, notRun: [] };
  try {
    counts = count(JSON.parse(readFileSync(join(root, report), "utf8")));
  } catch (error) {
    return { passed: 0, failed: 1, output: `${output}\nNo readable report: ${error.message}` };
  }
  const nothing = counts.passed + counts.failed === 0;
  const failed = counts.failed === 0 && (code !== 0 || nothing) ? 1 : counts.failed;
  return { ...counts, failed, output: nothing ? `${output}\nNo test ran.` : output };
}
