import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { seedUid } from "#api/db/seed/seed-keys.ts";
import { readRepositoryFile } from "#tests/support/repository.ts";

export type PageRoute = {
  /** As the framework names it: the file without its ending. */
  id: string;
  /** With a value in each parameter. */
  path: string;
  portal: "office" | "agent" | "supplier" | null;
  /** The permission that the route's own guard asks for. */
  permission: string | null;
  hasAction: boolean;
};

/** A value for each parameter, of a record that is there. */
const samples: Record<string, string> = {
  uid: seedUid("file", "NZFI100001"),
  reference: "NZFI100001",
  token: "x".repeat(43),
  key: "NZFI100001.pdf",
  picture: "ZQN.svg",
  "*": "nowhere",
};
const portals = { admin: "office", app: "agent", "supplier-app": "supplier" } as const;

/** Every page and resource route that is built, from the list that the build is made from. */
export function pageRoutes(): PageRoute[] {
  return flatten(routes, "");
}

function flatten(entries: RouteConfigEntry[], above: string): PageRoute[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    return entry.children ? flatten(entry.children, path) : [describe(entry, path)];
  });
}

function describe({ file }: RouteConfigEntry, path: string): PageRoute {
  const source = readRepositoryFile(`app/${file}`);
  const first = path.split("/")[0] ?? "";
  const isDesk = /^routes\/(admin|agent|supplier)\//.test(file);
  return {
    id: file.replace(/\.tsx?$/, ""),
    path: `/${path.replaceAll(/:(\w+)|\*/g, (whole, name: string | undefined) => sampleOf(name ?? whole))}`,
    // Only what was looked up a line above is a key.
    portal: isDesk ? (portals[first as keyof typeof portals] ?? null) : null,
    permission: /middleware[^=]*= \[can\("([^"]+)"\)\]/.exec(source)?.[1] ?? null,
    hasAction: /export (const|async function|function) action\b/.test(source),
  };
}

function sampleOf(name: string): string {
  const sample = samples[name];
  if (sample === undefined) throw new RangeError(`Name a sample for the parameter :${name} here`);
  return sample;
}
