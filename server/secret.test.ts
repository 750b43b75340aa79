import {
  chmodSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { EnvironmentError } from "#api/env.ts";
import { loadSecret } from "./secret.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-secret-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => join(root, String(++folders), "data");
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("the secret of the data folder", () => {
  it("is made once, for its owner alone, and leaves no draft behind", () => {
    const folder = newFolder();
    const made = loadSecret(undefined, folder);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(loadSecret(undefined, folder)).toBe(made);
    expect(readdirSync(folder)).toEqual(["secret"]);
    expect([modeOf(folder), modeOf(join(folder, "secret"))]).toEqual(["700", "600"]);
  });

  it.each(["", "\n", "too-short\n", "x".repeat(31)])(
    "is refused when the file holds %j, and the file stays",
    (content) => {
      const folder = newFolder();
      mkdirSync(folder, { recursive: true });
      const file = join(folder, "secret");
      writeFileSync(file, content);
      expect(() => loadSecret(undefined, folder)).toThrow(EnvironmentError);
      expect(() => loadSecret(undefined, folder)).toThrow(`${file} has ${content.trim().length} characters`);
      expect(readFileSync(file, "utf8")).toBe(content);
    },
  );

  it("closes to others what they could read", () => {
    const folder = newFolder();
    const made = loadSecret(undefined, folder);
    chmodSync(join(folder, "secret"), 0o644);
    expect(loadSecret(undefined, folder)).toBe(made);
    expect(modeOf(join(folder, "secret"))).toBe("600");
  });

  it("that is given counts, and makes no folder", () => {
    const folder = newFolder();
    expect(loadSecret("g".repeat(32), folder)).toBe("g".repeat(32));
    expect(() => statSync(folder)).toThrow("ENOENT");
  });
});
