/** The demo accounts by which the tests sign in, all with the same password. */
export const personas = {
  consultant: { login: "/admin/login", home: "/admin", name: "Ngaire Whitcombe" },
  admin: { login: "/admin/login", home: "/admin", name: "Mereana Tūhoe" },
  readonly: { login: "/admin/login", home: "/admin", name: "Wiremu Hāpuku" },
  "emma.larkspur": { login: "/?index", home: "/app", name: "Emma Penhaligon" },
  "anke.silberfarn": { login: "/?index", home: "/app", name: "Anke Brückner" },
  "luca.ponteverde": { login: "/?index", home: "/app", name: "Luca Morandi" },
  "desk.steamvale": { login: "/supplier/login", home: "/supplier-app", name: "Hinemoa Rāwiri" },
} as const;

export type Persona = keyof typeof personas;

export const demoPassword = "waymark-demo";
