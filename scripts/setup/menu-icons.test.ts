import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "./ready.mjs";
import { menuIconsIn } from "./menu-icons.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("icons of all menus below a folder are known by the names of their files", () => {
  mkdirSync(join(folder, "content", "tours"), { recursive: true });
  const menu = (names: string) => `import { ${names} } from "lucide";\nexport const menu = {};\n`;
  writeFileSync(join(folder, "menu.ts"), menu("BedDouble"));
  writeFileSync(join(folder, "content", "tours", "menu.ts"), menu("Bus, Building2"));
  writeFileSync(join(folder, "content", "tours", "submenu.ts"), menu("Ship"));
  expect([...menuIconsIn(folder)].toSorted()).toEqual(["bed-double", "building-2", "bus"]);
});

test("the menus of the product name some", () => {
  expect(menuIconsIn(join(root, "app", "routes")).has("tags")).toBe(true);
});
