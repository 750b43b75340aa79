import { expect, test } from "vitest";
import { testApi } from "#tests/support/test-api.ts";

test.each(["/api/public/sessions", "/broadcasting/auth", "/api/public/quote-links"])(
  "%s, which anybody may call, takes 64 KB and no more",
  async (path) => {
    const api = await testApi();
    const statusOf = async (bytes: number, type: string) => {
      const body = "x".repeat(bytes);
      return (await api.call(path, { method: "POST", body, headers: { "Content-Type": type } })).status;
    };
    for (const type of ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      expect(await statusOf(64 * 1024 + 1, type)).toBe(413);
      expect(await statusOf(64 * 1024, type)).not.toBe(413);
    }
  },
);
