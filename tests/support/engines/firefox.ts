import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BidiHandler, type local, type remote } from "webdriver";
import { heightOf, key, whenLeft, type Engine, type Visit } from "./engine.ts";
import { endProgram, pathOf, startProgram } from "./program.ts";

/** Stock Firefox, spoken to by WebDriver BiDi without a driver in between. Scripts are turned off as people do it. */
export async function startFirefox(visit: Visit): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "waymark-firefox-"));
  writeFileSync(join(profile, "user.js"), settingsOf(visit));
  const { child, said } = await startProgram(
    pathOf("firefox"),
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { says: /WebDriver BiDi listening on (ws:\S+)/ },
  );
  const bidi = new BidiHandler(`${said}/session`);
  await bidi.connect();
  await bidi.sessionNew({ capabilities: {} });
  const trouble = await listen(bidi);
  const { context } = await bidi.browsingContextCreate({ type: "tab" });
  const viewport = { width: visit.width, height: heightOf(visit) };
  await bidi.browsingContextSetViewport({ context, viewport });
  return {
    ...handsOf(bidi, context),
    run: (code, values) => run(bidi, context, code, values, visit.scripts),
    trouble: () => trouble.splice(0),
    close: async () => {
      bidi.close();
      await endProgram(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Turned off beside the scripts: what a new profile asks of the network and of the person. */
function settingsOf({ scripts }: Visit): string {
  const settings = {
    "javascript.enabled": scripts,
    "intl.accept_languages": "en-GB, en",
    "remote.active-protocols": 1,
    "app.update.enabled": false,
    "browser.aboutwelcome.enabled": false,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "signon.rememberSignons": false,
  };
  return Object.entries(settings)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join("");
}

/** What the engine calls an error; what it says from when a page is left until the next one is there, begins with `whenLeft`. */
async function listen(bidi: BidiHandler): Promise<string[]> {
  const found: string[] = [];
  let isLeaving = false;
  bidi.socket?.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { method?: string; params?: local.LogEntry };
    if (message.method === "browsingContext.navigationStarted") isLeaving = true;
    if (message.method === "browsingContext.load") isLeaving = false;
    if (message.method !== "log.entryAdded" || message.params?.level !== "error") return;
    const { text, stackTrace } = message.params;
    found.push(`${isLeaving ? whenLeft : ""}${text} ${JSON.stringify(stackTrace?.callFrames[0] ?? "")}`);
  });
  const events = ["log.entryAdded", "browsingContext.navigationStarted", "browsingContext.load"] as const;
  await bidi.sessionSubscribe({ events: [...events] });
  return found;
}

type Hands = Omit<Engine, "run" | "trouble" | "close">;

function handsOf(bidi: BidiHandler, context: string): Hands {
  const pointer = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } } as const;
  return {
    open: async (url) => void (await bidi.browsingContextNavigate({ context, url, wait: "complete" })),
    back: async () => void (await bidi.browsingContextTraverseHistory({ context, delta: -1 })),
    click: async (x, y) => {
      const actions: remote.InputPointerSourceAction[] = [
        { type: "pointerMove", x, y, origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await bidi.inputPerformActions({ context, actions: [{ ...pointer, actions }] });
    },
    keys: async (text) => {
      await bidi.inputPerformActions({
        context,
        actions: [{ type: "key", id: "keys", actions: strokes(text) }],
      });
      await bidi.inputReleaseActions({ context });
    },
    setCookie: async ({ name, value }, origin) => {
      const cookie = { name, value: { type: "string", value } as const, domain: new URL(origin).hostname };
      await bidi.storageSetCookie({ cookie: { ...cookie, path: "/", httpOnly: true } });
    },
    picture: async () =>
      Buffer.from((await bidi.browsingContextCaptureScreenshot({ context })).data, "base64"),
  };
}

/** Keys down and up; Control stays down until the end of the call. */
export function strokes(
  text: string,
): ({ type: "keyDown"; value: string } | { type: "keyUp"; value: string })[] {
  return [...text].flatMap((value) =>
    value === key.control
      ? [{ type: "keyDown" as const, value }]
      : [
          { type: "keyDown" as const, value },
          { type: "keyUp" as const, value },
        ],
  );
}

/** Where the page runs no scripts, its own realm runs none of ours either; a sandbox beside it does. */
async function run(
  bidi: BidiHandler,
  context: string,
  code: string,
  values: readonly unknown[],
  scripts: boolean,
): Promise<unknown> {
  const answer = await bidi.scriptCallFunction({
    functionDeclaration: `(text) => JSON.stringify((${code})(...JSON.parse(text)))`,
    arguments: [{ type: "string", value: JSON.stringify(values) }],
    awaitPromise: false,
    target: { context, ...(!scripts && { sandbox: "tests" }) },
  });
  if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
  return answer.result.type === "string" ? JSON.parse(answer.result.value) : undefined;
}
