import { describe, expect, test } from "vitest";
import type { EndpointSpec } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { waysToAsk } from "./asked-otherwise.ts";
import { someOf } from "./sampled.ts";

const all: readonly EndpointSpec[] = endpoints;
const guarded = all.filter(({ access }) => access.audience !== "public");

describe("the ways to ask otherwise that are tried at an endpoint", () => {
  const tried = guarded.map(({ method, path }) => someOf(waysToAsk, 4, `${method} ${path}`));

  test("are the same each time, and at least four different ones", () => {
    expect(guarded.map(({ method, path }) => someOf(waysToAsk, 4, `${method} ${path}`))).toEqual(tried);
    for (const ways of tried) expect(new Set(ways).size).toBeGreaterThanOrEqual(4);
  });

  test.each(waysToAsk)(
    "are met at ten endpoints and more, by a call that reads and by one that writes: %s",
    (way) => {
      const at = guarded.filter((_, index) => tried[index]!.includes(way));
      expect(at.length).toBeGreaterThanOrEqual(10);
      expect(new Set(at.map(({ method }) => method === "GET"))).toEqual(new Set([true, false]));
    },
  );
});
