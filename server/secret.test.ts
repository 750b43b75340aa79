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
import { EnvironmentError } from "#api/domain/environment-error.ts";
import { loadSecrets } from "./secret.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-secret-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;
const newFolder = () => join(root, String(++folders), "data");
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("the secret of the data folder", () => {
  it("is made once, for its owner alone, and leaves no draft behind", () => {
    const folder = newFolder();
    const made = loadSecrets(undefined, folder);
    expect(made[0].length).toBeGreaterThanOrEqual(32);
    expect(loadSecrets(undefined, folder)).toEqual(made);
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
      expect(() => loadSecrets(undefined, folder)).toThrow(EnvironmentError);
      expect(() => loadSecrets(undefined, folder)).toThrow(`${file} has ${content.trim().length} characters`);
      expect(readFileSync(file, "utf8")).toBe(content);
    },
  );

  it("closes to others what they could read", () => {
    const folder = newFolder();
    const made = loadSecrets(undefined, folder);
    chmodSync(join(folder, "secret"), 0o644);
    expect(loadSecrets(undefined, folder)).toEqual(made);
    expect(modeOf(join(folder, "secret"))).toBe("600");
  });

  it("may stand above those that were in use before it", () => {
    const folder = newFolder();
    const [made] = loadSecrets(undefined, folder);
    const next = "n".repeat(40);
    writeFileSync(join(folder, "secret"), `${next}\n${made}\n`);
    expect(loadSecrets(undefined, folder)).toEqual([next, made]);
    writeFileSync(join(folder, "secret"), `${next}\nshort\n`);
    expect(() => loadSecrets(undefined, folder)).toThrow("has 5 characters");
  });

  it("that is given counts, and makes no folder", () => {
    const folder = newFolder();
    expect(loadSecrets(["g".repeat(32)], folder)).toEqual(["g".repeat(32)]);
    expect(() => statSync(folder)).toThrow("ENOENT");
  });
});
