import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { listQuery } from "#contract/list-query.ts";
import { listQueryRefusal, refusalOf } from "#contract/list-query-refusal.ts";

const fixture = new URL("../tests/fixtures/laravel/query-builder.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(fixture, "utf8")) as {
  cases: { name: string; request: { path: string }; response: { body_json: { message?: string } } }[];
};

/** The allow-list of the application the fixture was captured from. */
const ProbeQuery = listQuery({
  sort: ["id", "reference"],
  filter: { reference: z.string(), id: z.string(), active: z.string() },
});

const refusalFor = (path: string) => listQueryRefusal(new URL(path, "http://api.example.test"), ProbeQuery);

it.each(cases.filter(({ name }) => !/fields|include/.test(name)))(
  "answers $name as the query package does",
  ({ request, response }) => {
    expect(refusalFor(request.path)).toBe(response.body_json.message);
  },
);

it("has the package's words for includes and fields", () => {
  const messages = cases.map(({ response }) => response.body_json.message);
  expect(messages).toContain(refusalOf("include", ["nope"], ["agent", "agentCount", "agentExists"]));
  expect(messages).toContain(
    refusalOf("field", ["itineraries.nope"], ["itineraries.id", "itineraries.reference"]),
  );
});

it("names each unknown filter once and looks at filters first", () => {
  expect(refusalFor("/api/qb?sort=zip&filter[zip]=1&filter[zip]=2&filter[zap][]=3")).toBe(
    "Requested filter(s) `zip, zap` are not allowed. Allowed filter(s) are `reference, id, active`.",
  );
});

it("says so when nothing at all is allowed", () => {
  expect(refusalOf("sort", ["name"], [])).toBe(
    "Requested sort(s) `name` is not allowed. There are no allowed sorts.",
  );
});
