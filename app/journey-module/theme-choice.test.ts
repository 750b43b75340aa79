import { expect, it } from "vitest";
import { themeCookie } from "./theme-choice.ts";

it("mirrors the choice in a cookie for a year, over TLS only where the page is", () => {
  expect(themeCookie("dark", true)).toBe("theme=dark; path=/; max-age=31536000; samesite=lax; secure");
  expect(themeCookie("auto", false)).toBe("theme=auto; path=/; max-age=31536000; samesite=lax");
});
