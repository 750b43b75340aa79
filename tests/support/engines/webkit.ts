import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import WebDriver, { type Client } from "webdriver";
import { freePort } from "#tests/support/e2e/free-port.ts";
import { heightOf, type Engine, type Visit } from "./engine.ts";
import { strokes } from "./firefox.ts";
import { endProgram, pathOf, startProgram } from "./program.ts";

const homes = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib"];

/** WebKit as Debian has it: its small browser on a screen that nobody sees, spoken to by classic WebDriver. */
export async function startWebKit(visit: Visit): Promise<Engine> {
  const screen = await startProgram(
    pathOf("xvfb"),
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    {
      says: /^(\d+)\n/,
    },
  );
  const port = await freePort();
  const env = {
    DISPLAY: `:${screen.said}`,
    GDK_BACKEND: "x11",
    LIBGL_ALWAYS_SOFTWARE: "1",
    LANGUAGE: "en_GB",
  };
  const driver = await startDriver(port, env);
  const client = await WebDriver.newSession({
    hostname: "127.0.0.1",
    port,
    path: "/",
    logLevel: "error",
    connectionRetryCount: 0,
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": browserFor(visit) } as object,
      firstMatch: [{}],
    },
  });
  await client.setWindowRect(0, 0, visit.width, heightOf(visit));
  return {
    ...handsOf(client),
    // What goes wrong is told by the page and its policy (`watch.ts`): this driver has no console.
    trouble: () => [],
    close: async () => {
      await client.deleteSession();
      await endProgram(driver);
      await endProgram(screen.child);
    },
  };
}

/** Without its own bars the window may be as narrow as a phone. */
function browserFor({ scripts }: Visit) {
  const binary = homes
    .flatMap((home) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map((one) => `${home}/${one}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
  if (binary === undefined)
    throw new Error("There is no MiniBrowser; it comes with Debian's webkit2gtk-driver.");
  return { binary, args: ["--automation", "--full-screen", `--enable-javascript=${scripts}`] };
}

/** The driver says nothing when it is ready, so it is asked. */
async function startDriver(port: number, env: Record<string, string>) {
  const child = spawn(pathOf("webkit"), [`--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return child;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

function handsOf(client: Client): Omit<Engine, "trouble" | "close"> {
  return {
    open: async (address) => {
      await client.navigateTo(address);
    },
    back: () => client.back(),
    run: async (code, values) => {
      const wrapped = `return JSON.stringify((${code})(...JSON.parse(arguments[0])))`;
      const text = (await client.executeScript(wrapped, [JSON.stringify(values)])) as string | null;
      return text === null ? undefined : JSON.parse(text);
    },
    click: (x, y) =>
      client.performActions([
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: [
            { type: "pointerMove", duration: 0, x, y, origin: "viewport" },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ]),
    keys: async (text) => {
      await client.performActions([{ type: "key", id: "keys", actions: strokes(text) }]);
      await client.releaseActions();
    },
    // A cookie is that of the page which is open.
    setCookie: async ({ name, value }, origin) => {
      await client.navigateTo(`${origin}/readyz`);
      await client.addCookie({ name, value, path: "/", httpOnly: true });
    },
    picture: async () => Buffer.from(await client.takeScreenshot(), "base64"),
  };
}
