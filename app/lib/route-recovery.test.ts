import { beforeEach, describe, expect, it, vi } from "vitest";

const pending = { from: "/app", path: "/app/list-bookings?page=2", build: "one" };

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("the recovery of a navigation whose code is gone", () => {
  let store = memory();
  let recovery: typeof import("./route-recovery.ts");
  beforeEach(async () => {
    store = memory();
    vi.resetModules();
    recovery = await import("./route-recovery.ts");
  });

  it("leads on from a reload of the page where the navigation began", () => {
    recovery.rememberPending(store, pending);
    expect(recovery.recover(store, "/app", true)).toBe("/app/list-bookings?page=2");
  });

  it("counts the path as failed at the second time with the same build, and tries a new build again", () => {
    recovery.rememberPending(store, pending);
    recovery.recover(store, "/app", true);
    recovery.rememberPending(store, pending);
    expect(recovery.recover(store, "/app", true)).toBeNull();
    expect(recovery.failedPath()).toBe(pending.path);
    recovery.rememberPending(store, { ...pending, build: "two" });
    expect(recovery.recover(store, "/app", true)).toBe(pending.path);
  });

  it.each([
    ["an address that was typed while a page was on its way", "/admin/login", false],
    ["the same page opened anew", "/app", false],
    ["a reload of another page", "/admin/login", true],
    ["the page that was wanted", pending.path, true],
  ])("leaves alone %s", (_, address, isReload) => {
    recovery.rememberPending(store, pending);
    expect(recovery.recover(store, address, isReload)).toBeNull();
    expect(recovery.recover(store, "/app", true)).toBeNull();
  });

  it.each(['"text"', "null", "{}", '{"from":"/app","path":"//elsewhere","build":"one"}'])(
    "goes nowhere for %s in the store",
    (text) => {
      store.setItem("waymark.pending", text);
      expect(recovery.recover(store, "/app", true)).toBeNull();
    },
  );
});
