import { describe, expect, it } from "vitest";
import {
  ApiProblem,
  messageForUser,
  problemFrom,
  type ProblemKind,
  redirectTargetFor,
} from "./problems.server.ts";

type Answer = { path?: string; headers?: Record<string, string>; body?: unknown };

function problem(
  status: number,
  { path = "/api/agent/files", headers = {}, body = { message: "" } }: Answer = {},
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return problemFrom({ status, headers: new Headers(headers), text, method: "GET", path, requestId: "sent" });
}

describe("a failed answer", () => {
  it.each<[number, ProblemKind]>([
    [400, "refused"],
    [401, "unauthenticated"],
    [403, "forbidden"],
    [404, "not-found"],
    [405, "refused"],
    [409, "conflict"],
    [410, "not-found"],
    [412, "conflict"],
    [413, "too-large"],
    [419, "expired-form"],
    [422, "invalid"],
    [423, "refused"],
    [429, "rate-limited"],
    [500, "unavailable"],
    [502, "unavailable"],
  ])("with status %i is %s", (status, kind) => {
    expect(problem(status)).toMatchObject({ status, kind, message: "", errors: {}, requestId: "sent" });
  });

  it("keeps the field errors with their dotted paths, one text or many", () => {
    const errors = { "rooms.0.type": ["a", "b"], email: "c", empty: [], odd: [1] };
    expect(problem(422, { body: { message: "x", errors } }).errors).toEqual({
      "rooms.0.type": ["a", "b"],
      email: ["c"],
      empty: [],
      odd: [],
    });
    expect(problem(422, { body: { message: "x", errors: [] } }).errors).toEqual({});
    expect(problem(429, { body: { message: "x", errors: { email: ["wait"] } } }).errors).toEqual({
      email: ["wait"],
    });
  });

  it("names the missing permission, the current record and the request", () => {
    const body = { message: "This action is unauthorized.", permission: "labels.edit" };
    expect(problem(403, { body, headers: { "X-Request-Id": "theirs" } })).toMatchObject({
      permission: "labels.edit",
      requestId: "theirs",
    });
    expect(problem(409, { body: { message: "", current: { id: 7 } } }).current).toEqual({ id: 7 });
  });

  it.each(["", "null", "[]", '"text"', "7", "<html>", "{"])("may have the body %s", (body) => {
    expect(problem(404, { body })).toMatchObject({ kind: "not-found", message: "", errors: {} });
  });

  it("tells the wait in seconds, from a number or a date", () => {
    const date = "Fri, 20 Nov 2026 08:30:00 GMT";
    const later = "Fri, 20 Nov 2026 08:31:30 GMT";
    expect(problem(429, { headers: { "Retry-After": "60" } }).retryAfter).toBe(60);
    expect(problem(429, { headers: { "Retry-After": later, Date: date } }).retryAfter).toBe(90);
    expect(problem(429, { headers: { "Retry-After": date, Date: later } }).retryAfter).toBe(0);
    expect(problem(429, { headers: { "Retry-After": "soon" } }).retryAfter).toBeUndefined();
    expect(problem(429).retryAfter).toBeUndefined();
  });

  it("keeps a debugging server's text for the log", () => {
    const body = { message: "SQLSTATE[HY000]: no such table", exception: "QueryException", trace: [] };
    const failed = problem(500, { body });
    expect(failed.message).toBe("");
    expect(failed.detail).toContain("SQLSTATE");
  });
});

describe("maintenance", () => {
  it.each<[string, number, Answer]>([
    ["as JSON", 503, { body: { message: "Service Unavailable" } }],
    ["as a page", 503, { body: "<h1>Back soon</h1>" }],
    ["with a time to come back", 503, { headers: { "Retry-After": "60" } }],
    ["with a refresh", 503, { headers: { Refresh: "15" } }],
    ["under another status", 500, { body: { message: "Service Unavailable" } }],
    ["as any 503 of the version call", 503, { path: "/api/version" }],
    ["as a redirect of the version call", 302, { path: "/api/version", headers: { Location: "/x" } }],
    ["as a hidden redirect of the version call", 0, { path: "/api/version", body: "" }],
    ["as a redirect to its page", 302, { headers: { Location: "http://api.example.test/maintenance" } }],
  ])("comes %s", (_name, status, answer) => {
    expect(problem(status, answer).kind).toBe("maintenance");
  });

  it("is not meant by a 503 of the application's own", () => {
    expect(problem(503).kind).toBe("unavailable");
    expect(problem(503, { body: { message: "The rate service is closed." } }).kind).toBe("unavailable");
  });
});

describe("a redirect", () => {
  it.each<[string, ProblemKind]>([
    ["http://api.example.test/login", "unauthenticated"],
    ["/admin/login?next=%2F", "unauthenticated"],
    ["/sign-in", "unauthenticated"],
    ["/login-history", "refused"],
    ["http://api.example.test", "refused"],
    ["", "refused"],
  ])("to %j is %s", (location, kind) => {
    expect(problem(302, { headers: { Location: location } })).toMatchObject({ kind, status: 302 });
  });
});

const failing = (message: string, kind: ProblemKind = "unauthenticated", status = 401) =>
  new ApiProblem({ kind, status, message, requestId: "r" });

describe("where a failed call leads", () => {
  it.each([
    ["Unauthenticated.", "/app/list-bookings", "/"],
    ["Unauthenticated.", "/admin/labels", "/"],
    ["Unauthenticated.", "/supplier-app", "/supplier/login"],
    ["Unauthenticated.", "/supplier-app/requests", "/supplier/login"],
    ["Unauthenticated.", "/supplier-apple", "/"],
    ["Unauthenticated. Please sign in as admin.", "/admin/labels", "/admin/login"],
    ["Unauthenticated as admin.", "/supplier-app/requests", "/admin/login"],
    ["", "/admin", "/admin/login"],
    ["", "/supplier-app/requests", "/supplier/login"],
    ["", "/app/profile", "/"],
  ])("with %j on %s: %s", (message, pathname, target) => {
    expect(redirectTargetFor(failing(message), pathname)).toBe(target);
  });

  it("follows the words whatever the status", () => {
    expect(redirectTargetFor(failing("ask an admin", "forbidden", 403), "/app")).toBe("/admin/login");
    expect(redirectTargetFor(failing("Unauthenticated.", "unavailable", 500), "/app")).toBe("/");
    expect(redirectTargetFor(failing("Administrators only", "forbidden", 403), "/admin")).toBeNull();
    expect(redirectTargetFor(failing("", "forbidden", 403), "/admin")).toBeNull();
  });
});

describe("the words for a user", () => {
  it.each([
    ["Itinerary not found.", "Itinerary not found."],
    ["Broken thing", "Broken thing"],
    ["", ""],
    ["No query results for model [App\\Models\\Itinerary] 99", ""],
    ["The route api/x could not be found.", ""],
    ["The GET method is not supported for route api/x. Supported methods: POST.", ""],
    ["Room [twin] is full.", "Room [twin] is full."],
  ])("of %j are %j", (message, words) => {
    expect(messageForUser(failing(message, "not-found", 404))).toBe(words);
  });
});
