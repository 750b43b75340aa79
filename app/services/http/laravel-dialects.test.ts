import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type EndpointSpec, item, page, raw } from "#contract/endpoint.ts";
import type { PageMeta } from "#contract/envelope.ts";
import { LoadedRolesAndPermissions } from "#contract/session.ts";
import { type AnswerKind, readings } from "#tests/fixtures/laravel-readings.ts";
import { createApiClient } from "./api-client.ts";
import { askBy } from "./ways.ts";
import type { FileAnswer } from "./call-types.ts";
import { ApiProblem, messageForUser, redirectTargetFor } from "./problems.server.ts";

type Captured = {
  name: string;
  laravel: string;
  app_debug: boolean;
  request: { method: string; path: string };
  response: { status: number; headers: [string, string][]; body_text?: string; body_json?: unknown };
};

const folder = new URL("../../../tests/fixtures/laravel/", import.meta.url);

function casesOf(file: string): Captured[] {
  const { cases } = JSON.parse(readFileSync(new URL(`${file}.json`, folder), "utf8")) as {
    cases: Captured[];
  };
  return cases;
}

const answers: Record<AnswerKind, EndpointSpec["answer"]> = {
  anything: raw(z.unknown()),
  empty: { kind: "empty" },
  // The captured files hold a few letters, whatever their names say.
  file: { kind: "file", contentType: "application/octet-stream" },
  item: item(z.object({ id: z.int(), reference: z.string() })),
  page: page(z.object({ id: z.int() })),
  numbers: page(z.int()),
  permissions: raw(LoadedRolesAndPermissions),
  text: raw(z.string()),
  version: raw(z.object({ version: z.string() })),
};

/** Plays one captured answer to the client and puts into words what the client makes of it. */
async function readingOf({ request, response }: Captured, kind: AnswerKind): Promise<string> {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
  const endpoint: EndpointSpec = {
    method: methods.find((method) => method === request.method) ?? "GET",
    path: `/${new URL(request.path, "http://api.example.test").pathname.slice(1)}`,
    summary: "Replayed call",
    tag: "Replay",
    access: { audience: "public", permission: null },
    answer: answers[kind],
  };
  const text = response.body_text ?? JSON.stringify(response.body_json ?? "");
  // why: the answers were captured from real servers; they stand in for a foreign API, not for our own code.
  const ask = askBy(
    () =>
      new Response(response.status === 204 ? null : text, {
        status: response.status,
        headers: response.headers,
      }),
  );
  const client = createApiClient({
    ask,
    baseUrl: "http://api.example.test",
    requestId: "replay",
    clientAddress: undefined,
    sleep: () => Promise.resolve(),
  });
  try {
    return wordsForValue(await client.call(endpoint), kind);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    return wordsForProblem(problem);
  }
}

function wordsForValue(value: unknown, kind: AnswerKind): string {
  if (kind === "empty") return "nothing";
  if (kind === "file") {
    const { fileName, contentType, contentLength } = value as FileAnswer;
    return `${fileName}, ${contentType}, ${contentLength ?? "?"} bytes`;
  }
  if (kind !== "page" && kind !== "numbers") return JSON.stringify(value);
  const { data, meta } = value as { data: unknown[]; meta: PageMeta };
  const turns = [meta.has_prev ? "prev" : "", meta.has_next ? "next" : ""].filter(Boolean).join("+");
  const range = `${meta.from ?? "-"}..${meta.to ?? "-"} of ${meta.total ?? "?"}`;
  const place = `page ${meta.current_page}/${meta.last_page ?? "?"} by ${meta.per_page}`;
  return `${data.length} rows, ${range}, ${place}${turns === "" ? "" : `, ${turns}`}`;
}

function wordsForProblem(problem: ApiProblem): string {
  const target = redirectTargetFor(problem, "/app/list-bookings");
  const fields = Object.entries(problem.errors).map(
    ([name, texts]) => name + (texts.length > 1 ? `*${texts.length}` : ""),
  );
  return [
    `${problem.kind} ${problem.status}`,
    problem.message === "" ? "" : JSON.stringify(problem.message),
    messageForUser(problem) === problem.message ? "" : "(not for users)",
    fields.length > 0 ? `[${fields.join(" ")}]` : "",
    problem.retryAfter === undefined ? "" : `retry ${problem.retryAfter}`,
    target ? `-> ${target}` : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

const label = ({ name, laravel, app_debug }: Captured) => `${name} @${laravel}${app_debug ? " debug" : ""}`;

describe.each(Object.entries(readings))("captured %s answers", (file, rows) => {
  const cases = casesOf(file);

  it("are all listed, in order", () => {
    expect(rows.map(([name]) => name)).toEqual(cases.map(label));
  });

  it.each(rows.map((row, index) => [...row, index] as const))(
    "%s, read as %s",
    async (_n, kind, wanted, index) => {
      const captured = cases[index];
      expect(captured && (await readingOf(captured, kind))).toBe(wanted);
    },
  );
});

it("leaves out no captured answer", () => {
  expect(Object.values(readings).flat()).toHaveLength(351);
});
