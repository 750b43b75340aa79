import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { EndpointSpec } from "#contract/endpoint.ts";

/**
 * Calls of agencies and suppliers that write and are not counted: what they do is bounded by something else. A new call
 * is either `limited` or named here with the reason.
 */
const bounded: Record<string, string[]> = {
  "a limit of its own": [
    "/users",
    "/users/{uid}/invitation",
    "/uploads",
    "/reconfirmations/answers",
    "/stock-plans",
    "/stock-changes",
    "/stop-sell",
  ],
  "once for each file, whose number is limited": [
    "/submit",
    "/cancel",
    "/quote/acceptance",
    "/quote/refusal",
  ],
  "once for each request that the office sends, and again for ten minutes": [
    "/requests/{uid}/answer",
    "/request-answers",
  ],
  "takes back what was limited": ["/changes/{change}/withdrawal", "/quote/revision"],
  "changes what is there, writes to nobody": [
    ...["/users/{uid}/role", "/users/{uid}/suspension", "/quote/versions", "/availability"],
    ...[
      "/quotes/{reference}",
      "/prices",
      "/services",
      "/services/{line}",
      "/departures",
      "/departures/{line}",
    ],
    ...["/lists/{list}", "/lists/{list}/views", "/saved-views/{uid}", "/stock-notices"],
    ...["/calendar-link/renewal", "/calendar-link/closing"],
    "/agency",
    ...["/link/renewal", "/link/closing", "/link/opening"],
  ],
};

const writing = (endpoints as readonly EndpointSpec[]).filter(
  ({ method, access: { audience } }) => method !== "GET" && (audience === "agent" || audience === "supplier"),
);
const uncounted = writing.filter(({ limited }) => limited === undefined).map(({ path }) => path);

test("whatever agencies and suppliers can do in a loop is limited or bounded by something else", () => {
  const ends = Object.values(bounded).flat();
  expect(uncounted.filter((path) => !ends.some((end) => path.endsWith(end)))).toEqual([]);
  expect(ends.filter((end) => !uncounted.some((path) => path.endsWith(end)))).toEqual([]);
});

test("what is limited for an agency is limited for the office as well", () => {
  const limitedFor = (wanted: string) =>
    (endpoints as readonly EndpointSpec[])
      .filter(({ limited, access }) => limited && access.audience === wanted)
      .map(({ limited, path }) => `${limited} ${path.split("}").at(-1)}`);
  expect(limitedFor("office")).toEqual(
    expect.arrayContaining(["quote_sends /quote/sending", "messages /messages"]),
  );
});
