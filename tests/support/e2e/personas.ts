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
  "desk.steamvale": { login: "/supplier/login", home: "/supplier-app", name: "Hinemoa Rāwiri" },
} as const;

export type Persona = keyof typeof personas;

export const demoPassword = "waymark-demo";
