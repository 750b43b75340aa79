import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchErrors } from "#app/lib/error-reports.ts";

let page = new EventTarget();
const sent: unknown[] = [];
const broken = new TypeError("Importing a module script failed.");

beforeEach(() => {
  page = new EventTarget();
  sent.splice(0);
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const meta = { content: "dsn", dataset: {} };
  vi.stubGlobal("document", { readyState: "complete", querySelector: () => meta });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose reporter has been loaded. */
async function watchedPage() {
  const handIn = watchErrors(() => Promise.resolve({ startReports: () => (error) => void sent.push(error) }));
  await vi.advanceTimersByTimeAsync(0);
  const happen = (type: string, facts = {}) => page.dispatchEvent(Object.assign(new Event(type), facts));
  return { handIn, happen };
}

test("an error of an open page is sent, and a refusal is not", async () => {
  const { handIn, happen } = await watchedPage();
  happen("error", { error: broken });
  happen("unhandledrejection", { reason: { status: 404 } });
  handIn(broken);
  expect(sent).toEqual([broken, broken]);
});

test("what a page breaks off when it is asked to go, and after it has gone, is not sent", async () => {
  const { happen } = await watchedPage();
  happen("beforeunload");
  happen("unhandledrejection", { reason: broken });
  happen("pagehide");
  happen("error", { error: broken });
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
});

test("a page that was asked to go and stays, as for a download, sends what happened", async () => {
  const { happen } = await watchedPage();
  happen("beforeunload");
  happen("error", { error: broken });
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  happen("error", { error: broken });
  expect(sent).toEqual([broken, broken]);
});

test("a page that is come back to is watched again", async () => {
  const { happen } = await watchedPage();
  happen("beforeunload");
  happen("pagehide");
  happen("pageshow", { persisted: true });
  happen("error", { error: broken });
  expect(sent).toEqual([broken]);
});
