import type { PermissionGroup } from "#contract/permissions.ts";

type Area = {
  name: string;
  /** Of the navigation texts; null where the menu's group before goes on. */
  heading: string | null;
  /** Plain resources add their names to the first. */
  permissionGroups: readonly [PermissionGroup, ...PermissionGroup[]];
};

/**
 * The areas of the back office in the order of its menu. Each has a folder of its name in the contract, the modules of
 * the API, the walls, the screens and the texts, as soon as it has something to put there.
 */
export const areas = [
  { name: "sales", heading: null, permissionGroups: ["files", "lines", "itineraries", "sensitive"] },
  { name: "catalogue", heading: null, permissionGroups: ["products", "suppliers", "quickQuote"] },
  { name: "tours", heading: "tours", permissionGroups: ["tours"] },
  { name: "content", heading: "tripContent", permissionGroups: ["tripContent", "content"] },
  { name: "money", heading: "money", permissionGroups: ["money"] },
  { name: "people", heading: "people", permissionGroups: ["people"] },
  { name: "quality", heading: "quality", permissionGroups: ["quality", "fitDesk"] },
  { name: "insight", heading: "insight", permissionGroups: ["insight"] },
  { name: "system", heading: "system", permissionGroups: ["settings"] },
] as const satisfies readonly Area[];

export type AreaName = (typeof areas)[number]["name"];

export const areaNames: readonly AreaName[] = areas.map(({ name }) => name);

/** Groups of what agents and suppliers may hold in their own portals. */
export const portalGroups = ["agent", "supplier"] as const satisfies readonly PermissionGroup[];

/** What several areas of the API share has a folder among its modules, and none elsewhere. */
export const sharedModules = ["files"] as const;

/** Texts beside those of the areas: `core` is for every page, the others are fetched by pages of several areas. */
export const textAreas: readonly string[] = [
  "core",
  "forms",
  "search",
  "files",
  "trips",
  ...areaNames,
  "requests",
  "imports",
  "analysis",
  "reconfirm",
  "feedback",
  "itinerary",
  "pricing",
  "editor",
  "desk",
  "access",
  "company",
  "accounting",
  "suppliers",
  "stock",
  "arrivals",
];
