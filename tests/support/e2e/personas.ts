import type { Locale } from "#contract/primitives.ts";

/** The demo accounts by which the tests sign in, all with the same password. */
export const personas = {
  consultant: { login: "/admin/login", home: "/admin", name: "Ngaire Whitcombe" },
  admin: { login: "/admin/login", home: "/admin", name: "Mereana Tūhoe" },
  operations: { login: "/admin/login", home: "/admin", name: "Tāne Parata" },
  // These change their language, so nobody else signs in as them.
  manager: { login: "/admin/login", home: "/admin", name: "Callum Reid" },
  ropata: { login: "/admin/login", home: "/admin", name: "Rōpata Kingi" },
  "viewer.silberfarn": { login: "/?index", home: "/app", name: "Käthe Lindström" },
  "front.steamvale": { login: "/supplier/login", home: "/supplier-app", name: "Piotr Żak" },
  "desk.starbasin": { login: "/supplier/login", home: "/supplier-app", name: "Aroha Muñoz" },
  "emma.larkspur": { login: "/?index", home: "/app", name: "Emma Penhaligon" },
  "anke.silberfarn": { login: "/?index", home: "/app", name: "Anke Brückner" },
  // Its agency has a logo in one test, and none in the others.
  "carmen.cincomares": { login: "/?index", home: "/app", name: "Carmen Ibarra Sanz" },
  "desk.steamvale": { login: "/supplier/login", home: "/supplier-app", name: "Hinemoa Rāwiri" },
} as const;

export type Persona = keyof typeof personas;

/** The languages beside English. */
export const foreignLocales = ["de", "es", "it", "fr"] as const satisfies Locale[];

/** Who looks at every page; each has a fellow in every other language. */
export const readers = [
  "consultant",
  "admin",
  "operations",
  "emma.larkspur",
  "desk.steamvale",
] as const satisfies Persona[];

export type Reader = (typeof readers)[number];

/** The fellow of a reader in another language. */
export type ForeignReader = `${Reader}.${(typeof foreignLocales)[number]}`;

/** Whose rights an account has. */
export function personaOf(account: Persona | ForeignReader): Persona {
  // What is left of a foreign reader's name without the language is a persona's.
  return account.replace(/\.(?:de|es|it|fr)$/, "") as Persona;
}

export const demoPassword = "waymark-demo";
