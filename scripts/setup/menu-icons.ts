import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The icons that menus below the folder name, as the package calls their files: `bed-double`. */
export function menuIconsIn(folder: string): ReadonlySet<string> {
  const menus = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /(?:^|[\\/])menu\.ts$/.test(path),
  );
  return new Set(menus.flatMap((path) => iconsOf(readFileSync(join(folder, path), "utf8"))));
}

function iconsOf(code: string): string[] {
  const [, names = ""] = /import \{([^}]*)\} from "lucide"/.exec(code) ?? [];
  return names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .map(fileName);
}

/** `BedDouble` is `bed-double`, `Building2` is `building-2`. */
function fileName(icon: string): string {
  return icon.replace(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();
}
