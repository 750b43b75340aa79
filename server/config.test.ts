import { expect, it } from "vitest";
import { readApiEnv } from "#api/env.ts";
import { readServerConfig } from "#server/config.ts";

it.each([
  ["https://portal.example.com/", "https://portal.example.com"],
  ["https://Portal.Example.com", "https://portal.example.com"],
  ["http://localhost:3000", "http://localhost:3000"],
])("reads the public address %s as %s, to which paths can be added", (given, read) => {
  expect(readServerConfig({ PUBLIC_URL: given }).PUBLIC_URL).toBe(read);
  expect(readApiEnv({ PUBLIC_URL: given }).PUBLIC_URL).toBe(read);
});

it.each(["localhost:3000", "portal.example.com", "ftp://portal.example.com", "https://example.com/portal"])(
  "refuses %s as a public address and names the variable",
  (given) => {
    expect(() => readServerConfig({ PUBLIC_URL: given })).toThrow("PUBLIC_URL: must");
    expect(() => readApiEnv({ PUBLIC_URL: given })).toThrow("PUBLIC_URL: must");
  },
);
