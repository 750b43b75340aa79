import { describe, expect, it } from "vitest";
import { knownVersion, type VersionAnswer } from "#server/api-version.ts";
import type { WebFacts } from "#server/web.ts";

const facts: WebFacts = {
  requestId: "request-1",
  nonce: "",
  clientAddress: "192.0.2.1",
  url: new URL("http://localhost/api/version"),
  secure: false,
};

/** An API with a version, asked by a process with a clock of its own. */
function probe(...statuses: VersionAnswer["status"][]) {
  let asked = 0;
  let time = 0;
  const known = knownVersion(
    () => Promise.resolve({ body: {}, status: statuses[asked++] ?? statuses.at(-1) ?? 200 }),
    () => time,
  );
  return {
    asked: () => asked,
    status: async () => (await known.version(facts)).status,
    heard: known.heard,
    wait: (ms: number) => (time += ms),
  };
}

describe("the version of an API over the network", () => {
  it("is asked for once a minute, however many pages ask", async () => {
    const { asked, status, wait } = probe(200);
    await Promise.all([status(), status(), status()]);
    wait(59_999);
    await status();
    expect(asked()).toBe(1);
    wait(1);
    await status();
    expect(asked()).toBe(2);
  });

  it.each([
    ["begun", 200, 503, 503],
    ["ended", 503, 200, 200],
  ] as const)(
    "is asked for at once when another call shows that maintenance has %s",
    async (_w, first, then, heard) => {
      const { status, heard: hear, wait } = probe(first, then);
      expect(await status()).toBe(first);
      wait(5_000);
      hear(heard);
      expect(await status()).toBe(then);
    },
  );

  it("is not asked for again by answers that say nothing new, nor more often than every five seconds", async () => {
    const { asked, status, heard, wait } = probe(200);
    await status();
    heard(503);
    await status();
    wait(10_000);
    heard(404);
    heard(200);
    await status();
    expect(asked()).toBe(1);
  });
});
