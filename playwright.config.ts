import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "#scripts/runner/machine.mjs";
import { freePort } from "#tests/support/e2e/free-port.ts";
import { isWhole } from "#tests/support/sampled.ts";
import type { WorldOptions } from "#tests/support/e2e/test.ts";

/** Chosen once: the workers, which read this file again, find the port in the environment. */
async function portOf(name: string): Promise<string> {
  return (process.env[name] ??= String(await freePort()));
}

const embedded = await server("E2E_PORT");
const world = join(tmpdir(), `waymark-e2e-world-${embedded.port}`);
const network = { ...(await server("E2E_NETWORK_PORT")), apiPort: await portOf("E2E_API_PORT") };

/** What each kind of user comes for: seen with the API inside and apart. */
const journeys = /(?:traveller\/find-travel-app|\/journey)\.spec\.ts/;
/** Screens beyond: their calls are the same either way, so they are seen once, with the API apart. */
const features = /(?:auth\/.*|admin\/(?!journey).*|agent\/(?!journey).*)\.spec\.ts/;

/**
 * In pairs: with scripts where the API is inside, without them where it is apart; which of the two servers makes a page
 * is nothing to the scripts in it. `npm run test:pairs` goes without scripts on both.
 */
const withoutScripts = /without JavaScript/;

/** The production build with its API inside, and the journeys again with the API in a process of its own. */
export default defineConfig<WorldOptions>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 900 },
    locale: "en-GB",
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium() ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    {
      name: "embedded",
      testIgnore: isWhole ? features : [features, journeys],
      use: { baseURL: originOf(embedded), dataDir: embedded.dataDir },
    },
    {
      name: "journeys",
      testMatch: isWhole ? [] : journeys,
      grepInvert: withoutScripts,
      use: { baseURL: originOf(embedded), dataDir: embedded.dataDir },
    },
    {
      name: "api-over-network",
      testMatch: features,
      use: { baseURL: originOf(network), dataDir: network.dataDir },
    },
    {
      name: "journeys-over-network",
      testMatch: journeys,
      grep: withoutScripts,
      use: { baseURL: originOf(network), dataDir: network.dataDir },
    },
  ],
  webServer: [embedded, network].map((server) => ({
    command: `node --import tsx tests/support/e2e/serve.ts ${options(server)}`,
    url: `${originOf(server)}/readyz`,
    timeout: 180_000,
    // The ports are free unless somebody names them to test a server of their own.
    reuseExistingServer: true,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
    stdout: "ignore" as const,
    stderr: "pipe" as const,
  })),
});

async function server(name: string): Promise<{ port: string; dataDir: string }> {
  const port = await portOf(name);
  return { port, dataDir: join(tmpdir(), `waymark-e2e-${port}`) };
}

function originOf({ port }: { port: string }): string {
  return `http://127.0.0.1:${port}`;
}

function options(server: { port: string; dataDir: string; apiPort?: string }): string {
  const api = server.apiPort === undefined ? "" : ` --api-port=${server.apiPort}`;
  return `--port=${server.port} --data=${server.dataDir} --world=${world}${api}`;
}
