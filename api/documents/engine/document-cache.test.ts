import { expect, it } from "vitest";
import { createDocumentCache } from "./document-cache.ts";

/** Makes documents of a size and counts them. */
function maker(size: number) {
  const made: string[] = [];
  return { made, make: (name: string) => () => (made.push(name), Promise.resolve(new Uint8Array(size))) };
}

it("makes a document once for the same content", async () => {
  const cache = createDocumentCache(1000);
  const { made, make } = maker(10);
  const first = await cache.get("trip", make("trip"));
  expect(await cache.get("trip", make("trip"))).toBe(first);
  await cache.get("another trip", make("another trip"));
  expect(made).toEqual(["trip", "another trip"]);
});

it("gives everybody who asks meanwhile the one that is being made", async () => {
  const cache = createDocumentCache(1000);
  const { made, make } = maker(10);
  await Promise.all([1, 2, 3].map(() => cache.get("trip", make("trip"))));
  expect(made).toEqual(["trip"]);
});

it("forgets what was asked for the longest ago when there are too many bytes", async () => {
  const cache = createDocumentCache(25);
  const { made, make } = maker(10);
  for (const name of ["a", "b", "a", "c", "a", "b"]) await cache.get(name, make(name));
  expect(made).toEqual(["a", "b", "c", "b"]);
});

it("keeps neither a failure nor what alone is too large", async () => {
  const cache = createDocumentCache(5);
  await expect(cache.get("trip", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  const { made, make } = maker(10);
  await cache.get("trip", make("trip"));
  await cache.get("trip", make("trip"));
  expect(made).toEqual(["trip", "trip"]);
});
