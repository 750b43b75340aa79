import { createHash } from "node:crypto";
import type { ScopeAudience } from "./scope.ts";

/** The role of the database that each audience works as. */
export type DatabaseRoles = Readonly<Record<ScopeAudience, string>>;

/** What PostgreSQL takes as a name, less what stands around the database's. */
const longest = 63 - "waymark__supplier".length;
const hashLength = 10;

/** What the embedded engine calls its one database. */
export const embeddedName = "postgres";

/**
 * The roles of a database. A server keeps one list of roles for all of its databases, so their names carry the
 * database's: `waymark_<database>_<audience>`. A name with more than small letters, digits and underscores, or of more
 * than 46 of them, is cut and gets a hash of the whole: the same each time, and another for another database. The
 * answers never need quotes.
 */
export function databaseRolesOf(databaseName: string): DatabaseRoles {
  const inside = plain(databaseName);
  const role = (audience: ScopeAudience) => `waymark_${inside}_${audience}`;
  return {
    system: role("system"),
    public: role("public"),
    office: role("office"),
    agent: role("agent"),
    supplier: role("supplier"),
  };
}

function plain(name: string): string {
  if (name.length <= longest && /^[a-z0-9_]+$/.test(name)) return name;
  const hash = createHash("sha256").update(name).digest("hex").slice(0, hashLength);
  const cut = name.toLowerCase().replaceAll(/[^a-z0-9_]/g, "_");
  return `${cut.slice(0, longest - hashLength - 1)}_${hash}`;
}

/** The database that an address names. Throws `TypeError` where it names none, which the environment refuses. */
export function databaseNameOf(url: string): string {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  if (name === "") throw new TypeError("The address names no database");
  return name;
}

/** The user that an address names; empty where it names none. */
export function userNameOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}
