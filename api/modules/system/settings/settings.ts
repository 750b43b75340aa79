import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { readOnce, remembers } from "#api/db/read-once.ts";
import { brand, setting } from "#api/db/schema/brand.ts";
import type { Call } from "#api/http/context.ts";

/** One number among the settings; the fallback when it is missing or no number. */
export async function readNumberSetting(call: Pick<Call, "database">, key: string, fallback: number) {
  return (await readHouseNumbers(call, [key])).get(key) ?? fallback;
}

/** Numbers that the house runs by. What leaves is those that were named, for whoever asks that a limit holds. */
export function readHouseNumbers({ database }: Pick<Call, "database">, keys: readonly string[]) {
  return inSystem(
    database,
    "Limits and their like are settings of the house, which whoever they bind may not list",
    (tx) => readNumberSettings(tx, keys),
  );
}

/**
 * Numbers among the settings, by key; those that are missing or no number are left out, and so are those that the scope
 * of `tx` may not read.
 */
export async function readNumberSettings(tx: Tx, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await readSettings(tx, keys);
  return new Map(
    rows.flatMap(({ key, value }) => (typeof value === "number" ? [[key, value] as const] : [])),
  );
}

/** A switch among the settings; the fallback where it is missing or no switch. */
export async function readSwitch(tx: Tx, key: string, fallback: boolean): Promise<boolean> {
  const [row] = await readSettings(tx, [key]);
  return typeof row?.value === "boolean" ? row.value : fallback;
}

/**
 * Settings by their keys, those alone that the scope of `tx` may read. A reading asks for all of them once: what makes
 * a price or a page asks for some here and some there.
 */
export async function readSettings(
  tx: Tx,
  keys: readonly string[],
): Promise<{ key: string; value: unknown }[]> {
  const all = tx.select({ key: setting.key, value: setting.value }).from(setting);
  if (!remembers(tx)) return all.where(inArray(setting.key, [...keys]));
  const rows = await readOnce(tx, "settings", async () => all);
  return rows.filter(({ key }) => keys.includes(key));
}

const publicKeys = ["general.company_name", "general.live_chat_url"];

/** The settings call of the specification: company name, and what public pages need besides. */
export async function readPublicSettings({ database }: Pick<Call, "database">) {
  return database.inScope({ audience: "public" }, async (tx) => {
    // One statement, because every visitor of a public page waits for it.
    const rows = await tx
      .select({
        key: setting.key,
        value: setting.value,
        house: { name: brand.name, phone: brand.phone, email: brand.email },
      })
      .from(brand)
      .leftJoin(setting, and(inArray(setting.key, publicKeys), eq(setting.isPublic, true)))
      .where(eq(brand.isDefault, true));
    const house = rows[0]?.house;
    const values = new Map(rows.map(({ key, value }) => [key, value]));
    const text = (key: string) => {
      const value = values.get(key);
      return typeof value === "string" && value !== "" ? value : null;
    };
    return {
      general: {
        company_name: text("general.company_name") ?? house?.name ?? "",
        phone: house?.phone ?? "",
        email: house?.email ?? "",
        live_chat_url: text("general.live_chat_url"),
      },
    };
  });
}
