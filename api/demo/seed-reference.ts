import type { Database, Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { permissionGroups } from "#contract/permissions.ts";
import { brand, setting } from "#api/db/schema/brand.ts";
import { place, routeLeg } from "#api/db/schema/place.ts";
import { permission, role, rolePermission } from "#api/db/schema/user.ts";
import { brandSeeds } from "./reference/brands.ts";
import { placeSeeds } from "./reference/places.ts";
import { roleSeeds } from "./reference/roles.ts";
import { routeLegSeeds } from "./reference/route-legs.ts";
import { settingSeeds } from "./reference/settings.ts";
import { keyed, seedUid } from "./world/seed-keys.ts";

/** Loads what every installation needs (brands, settings, places, roles) into a database that has no brand. */
export async function seedReference(database: Database): Promise<void> {
  await inSystem(
    database,
    "What every installation begins with is laid before anybody is there",
    async (tx) => {
      const existing = await tx.select({ id: brand.id }).from(brand).limit(1);
      if (existing.length > 0) return;
      await tx
        .insert(brand)
        .values(brandSeeds.map((seed) => ({ ...seed, uid: seedUid("brand", seed.code) })));
      await tx
        .insert(setting)
        .values(
          settingSeeds.map((seed) => ({ isPublic: false, ...seed, group: seed.key.split(".")[0] ?? "" })),
        );
      await seedPlaces(tx);
      await seedRoles(tx);
    },
  );
}

async function seedPlaces(tx: Tx): Promise<void> {
  const places = await tx
    .insert(place)
    .values(placeSeeds.map((seed) => ({ ...seed, uid: seedUid("place", seed.code) })))
    .returning({ id: place.id, key: place.code });
  const placeId = keyed("place", places);
  await tx.insert(routeLeg).values(
    routeLegSeeds.map((seed) => ({
      fromPlaceId: placeId(seed.from),
      toPlaceId: placeId(seed.to),
      mode: seed.mode,
      distanceKm: seed.km,
      minutes: seed.minutes,
      notes: seed.notes,
    })),
  );
}

async function seedRoles(tx: Tx): Promise<void> {
  const permissions = await tx
    .insert(permission)
    .values(
      Object.entries(permissionGroups).flatMap(([group, names]) => names.map((name) => ({ name, group }))),
    )
    .returning({ id: permission.id, key: permission.name });
  const roles = await tx
    .insert(role)
    .values(roleSeeds.map(({ name, audience }) => ({ name, audience, isSystem: true })))
    .returning({ id: role.id, key: role.name });
  const permissionId = keyed("permission", permissions);
  const roleId = keyed("role", roles);
  await tx
    .insert(rolePermission)
    .values(
      roleSeeds.flatMap((seed) =>
        seed.permissions.map((name) => ({ roleId: roleId(seed.name), permissionId: permissionId(name) })),
      ),
    );
}
