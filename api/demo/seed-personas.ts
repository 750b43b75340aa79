import { hash } from "@node-rs/argon2";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { agency, supplier } from "#api/db/schema/company.ts";
import { agencyContact, supplierContact } from "#api/db/schema/contact.ts";
import { place } from "#api/db/schema/place.ts";
import { agePolicy } from "#api/db/schema/policy.ts";
import { permission, role, user, userPermission, userRole } from "#api/db/schema/user.ts";
import { agencySeeds, supplierSeeds } from "./personas/companies.ts";
import { demoPassword, userSeeds } from "./personas/users.ts";
import { keyed, seedUid } from "./world/seed-keys.ts";

/** Agencies, suppliers and the demo accounts. */
export async function seedPersonas(tx: Tx, now: Date): Promise<void> {
  const brandId = keyed("brand", await tx.select({ id: brand.id, key: brand.code }).from(brand));
  const placeId = keyed("place", await tx.select({ id: place.id, key: place.code }).from(place));
  const policyId = keyed(
    "policy",
    await tx.select({ id: agePolicy.id, key: agePolicy.code }).from(agePolicy),
  );
  const agencies = await tx
    .insert(agency)
    .values(
      agencySeeds.map(({ brands, ...seed }) => ({
        ...seed,
        uid: seedUid("agency", seed.code),
        brandIds: brands.map(brandId),
      })),
    )
    .returning({ id: agency.id, key: agency.code });
  const suppliers = await tx
    .insert(supplier)
    .values(
      supplierSeeds.map(({ brands, place: code, agePolicy: policy, ...seed }) => ({
        ...seed,
        defaultAgePolicyId: policyId(policy ?? "standard"),
        uid: seedUid("supplier", seed.code),
        brandIds: brands.map(brandId),
        placeId: placeId(code),
      })),
    )
    .returning({ id: supplier.id, key: supplier.code });
  const agencyId = keyed("agency", agencies);
  const supplierId = keyed("supplier", suppliers);
  await seedContacts(tx, { agencyId, supplierId });
  await seedUsers(tx, now, { brandId, agencyId, supplierId });
}

/** A main contact and one for accounts at every company. */
async function seedContacts(tx: Tx, { agencyId, supplierId }: Pick<Keys, "agencyId" | "supplierId">) {
  const desk = (code: string, email: string, phone: string, index: number) => [
    {
      uid: seedUid("contact", `${code}:1`),
      name: contactNames[index % contactNames.length] ?? code,
      job: "Reservations",
      email,
      phone,
      roles: ["reservations" as const, "operations" as const],
      isPrimary: true,
    },
    {
      uid: seedUid("contact", `${code}:2`),
      name: contactNames[(index + 7) % contactNames.length] ?? code,
      job: "Accounts",
      email: email.replace(/^[^@]+/, "accounts"),
      phone: null,
      roles: ["accounts" as const],
      isPrimary: false,
    },
  ];
  await tx.insert(supplierContact).values(
    supplierSeeds.flatMap((seed, index) =>
      desk(seed.code, seed.emailReservations, seed.phone, index).map((row) => ({
        ...row,
        supplierId: supplierId(seed.code),
      })),
    ),
  );
  await tx.insert(agencyContact).values(
    agencySeeds.flatMap((seed, index) =>
      desk(seed.code, seed.email, seed.phone, index + 3).map((row) => ({
        ...row,
        agencyId: agencyId(seed.code),
      })),
    ),
  );
}

const contactNames = [
  ...[
    "Hinemoa Rāwiri",
    "Aroha Muñoz",
    "Tamati Heke",
    "Grace Ellison",
    "Siobhán Doyle",
    "Wiremu Kahu",
    "Petra Lang",
  ],
  ...[
    "Jordan Pike",
    "Mele Tau",
    "Arthur Beale",
    "Yuki Tanabe",
    "Ruby Marsden",
    "Nikau Poutama",
    "Clara Voss",
  ],
  ...["Ewan McBride", "Lupe Fonoti", "Hugh Pemberton"],
];

type Keys = Record<"brandId" | "agencyId" | "supplierId", (key: string) => number>;

async function seedUsers(tx: Tx, now: Date, { brandId, agencyId, supplierId }: Keys): Promise<void> {
  // One hash for all demo accounts: each takes about 30 ms, and their password is public anyway.
  const passwordHash = await hash(demoPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const users = await tx
    .insert(user)
    .values(
      userSeeds.map((seed) => ({
        uid: seedUid("user", seed.username),
        audience: seed.audience,
        username: seed.username,
        name: seed.name,
        email: seed.email,
        phone: seed.phone ?? null,
        locale: seed.locale ?? "en",
        isDemo: true,
        passwordHash,
        passwordChangedAt: now,
        status: seed.suspended ? ("suspended" as const) : ("active" as const),
        brandIds: (seed.brands ?? []).map(brandId),
        agencyId: seed.agency ? agencyId(seed.agency) : null,
        supplierId: seed.supplier ? supplierId(seed.supplier) : null,
        agencyWide: seed.agencyWide ?? false,
      })),
    )
    .returning({ id: user.id, key: user.username });
  const userId = keyed("user", users);
  const roleId = keyed("role", await tx.select({ id: role.id, key: role.name }).from(role));
  const permissionId = keyed(
    "permission",
    await tx.select({ id: permission.id, key: permission.name }).from(permission),
  );
  await tx
    .insert(userRole)
    .values(userSeeds.map((seed) => ({ userId: userId(seed.username), roleId: roleId(seed.role) })));
  await tx.insert(userPermission).values(
    userSeeds.flatMap((seed) =>
      (seed.permissions ?? []).map((name) => ({
        userId: userId(seed.username),
        permissionId: permissionId(name),
      })),
    ),
  );
}
