import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { PageFacts } from "./page-facts.ts";

const agent = { persona: "emma.larkspur" } as const;
const supplier = { persona: "desk.steamvale" } as const;

const colleague = seedUid("user", "emma.larkspur");

/** The pages of users in their own companies. */
export const userPages: PageFacts[] = [
  { ...agent, route: "/app/users", path: "/app/users", title: "User List" },
  { ...agent, route: "/app/users/add", path: "/app/users/add", title: "Invite User" },
  { ...agent, route: "/app/users/:userUid", path: `/app/users/${colleague}`, title: "Emma Penhaligon" },
  {
    ...agent,
    route: "/app/users/:userUid/history",
    path: `/app/users/${colleague}/history`,
    title: "Emma Penhaligon",
  },
  { ...agent, route: "/app/agency", path: "/app/agency", title: "Our agency" },
  { ...supplier, route: "/supplier-app/users", path: "/supplier-app/users", title: "User List" },
  { ...supplier, route: "/supplier-app/users/add", path: "/supplier-app/users/add", title: "Invite User" },
  {
    ...supplier,
    route: "/supplier-app/users/:userUid",
    path: `/supplier-app/users/${seedUid("user", "front.steamvale")}`,
    title: "Piotr Żak",
  },
  {
    ...supplier,
    route: "/supplier-app/users/:userUid/history",
    path: `/supplier-app/users/${seedUid("user", "front.steamvale")}/history`,
    title: "Piotr Żak",
  },
];
