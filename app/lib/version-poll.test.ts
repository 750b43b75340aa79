import { setImmediate as tick } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { pollVersion } from "./version-poll.ts";

type Answer = { status: number; body?: unknown } | Error;

/** Plays the answers one interval after the other, and tells what the poll did. */
async function played(...answers: Answer[]) {
  const seen = { asked: 0, reloads: 0, warnings: [] as string[], waits: [] as number[] };
  let next: (() => void) | undefined;
  pollVersion({
    request: () => {
      const answer = answers[seen.asked] ?? { status: 200, body: {} };
      seen.asked += 1;
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve({ status: answer.status, json: () => Promise.resolve(answer.body) });
    },
    wait: (callback, milliseconds) => {
      seen.waits.push(milliseconds);
      next = callback;
    },
    reload: () => {
      seen.reloads += 1;
    },
    warn: (message) => seen.warnings.push(message),
  });
  for (let index = 1; index < answers.length; index += 1) {
    await tick();
    const callback = next;
    next = undefined;
    callback?.();
  }
  await tick();
  return seen;
}

const version = (name: string) => ({ status: 200, body: { version: name } });

describe("the version poll", () => {
  it("asks at once and then every 60 000 ms", async () => {
    const seen = await played(version("a"), version("a"), version("a"));
    expect(seen).toEqual({ asked: 3, reloads: 0, warnings: [], waits: [60_000, 60_000, 60_000] });
  });

  it("reloads when a later check tells another version, and asks no more", async () => {
    const seen = await played(version("a"), version("b"), version("c"));
    expect(seen.reloads).toBe(1);
    expect(seen.asked).toBe(2);
  });

  it("skips the check in maintenance, warns, and goes on with the last known version", async () => {
    const seen = await played(
      version("a"),
      { status: 503, body: { version: "x" } },
      version("a"),
      version("b"),
    );
    expect(seen.warnings).toEqual([expect.stringMatching(/maintenance mode/i)]);
    expect(seen.reloads).toBe(1);
    expect(seen.asked).toBe(4);
  });

  it("warns about any other status and keeps polling", async () => {
    const seen = await played(version("a"), { status: 500 }, { status: 204 }, version("a"));
    expect(seen.warnings).toHaveLength(2);
    expect(seen.warnings[0]).toContain("500");
    expect(seen.reloads).toBe(0);
    expect(seen.asked).toBe(4);
  });

  it("tries again at the next interval after a network failure", async () => {
    const seen = await played(new Error("offline"), version("a"), new Error("offline"), version("b"));
    expect(seen.warnings).toHaveLength(2);
    expect(seen.reloads).toBe(1);
  });

  it("asks, waits and reloads no more once it is ended, not even by an answer that is under way", async () => {
    const seen = { asked: 0, waits: 0, reloads: 0 };
    let next: (() => void) | undefined;
    const { end, look } = pollVersion({
      request: () => {
        const version = String((seen.asked += 1));
        return Promise.resolve({ status: 200, json: () => Promise.resolve({ version }) });
      },
      wait: (callback) => {
        seen.waits += 1;
        next = callback;
      },
      reload: () => (seen.reloads += 1),
      warn: () => undefined,
    });
    await tick();
    next?.();
    end();
    await tick();
    look();
    await tick();
    expect(seen).toEqual({ asked: 2, waits: 1, reloads: 0 });
  });

  it("looks at once when it is told to, beside the interval and not instead of it", async () => {
    const answers = ["a", "a", "b", "c"];
    const seen = { asked: 0, waits: 0, reloads: 0 };
    const { look } = pollVersion({
      request: () =>
        Promise.resolve({
          status: 200,
          json: () => Promise.resolve({ version: answers[(seen.asked += 1) - 1] }),
        }),
      wait: () => (seen.waits += 1),
      reload: () => (seen.reloads += 1),
      warn: () => undefined,
    });
    look();
    await tick();
    expect(seen).toEqual({ asked: 1, waits: 1, reloads: 0 });
    look();
    look();
    await tick();
    expect(seen).toEqual({ asked: 2, waits: 1, reloads: 0 });
    look();
    await tick();
    expect(seen).toEqual({ asked: 3, waits: 1, reloads: 1 });
    look();
    await tick();
    expect(seen).toEqual({ asked: 3, waits: 1, reloads: 1 });
  });

  it("takes no answer without a version for a new version", async () => {
    const seen = await played(
      version("a"),
      { status: 200, body: {} },
      { status: 200, body: null },
      { status: 200, body: { version: null } },
      version("a"),
    );
    expect(seen.reloads).toBe(0);
  });
});
