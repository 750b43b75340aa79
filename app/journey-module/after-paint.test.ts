import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { readyState: "complete" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("does its work in a page that is given no idle time", () => {
  vi.stubGlobal("requestIdleCallback", (work: () => void, options?: { timeout?: number }) => {
    if (options?.timeout) setTimeout(work, options.timeout);
  });
  const work = vi.fn<() => void>();
  afterPaint(work);
  vi.advanceTimersByTime(999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

it("does its work where there are no idle callbacks", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const work = vi.fn<() => void>();
  afterPaint(work);
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledOnce();
});

it("waits for all parts of the page", () => {
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", { readyState: "interactive" });
  const work = vi.fn<() => void>();
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  expect(work).toHaveBeenCalledOnce();
});
