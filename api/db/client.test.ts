import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabase } from "#tests/support/test-database.ts";
import type { Database } from "./client.ts";
import { DatabaseError, sqlStateOf } from "./database-error.ts";
import { clientFile } from "./schema/client-file.ts";
import { user } from "./schema/user.ts";

const canary = "canary-9f31c7-argon2";

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});

function thrownBy(running: Promise<unknown>): Promise<unknown> {
  return running.then(
    () => undefined,
    (error: unknown) => error,
  );
}

const account = {
  uid: "01JD0000000000000000CANARY",
  audience: "office" as const,
  username: "ADMIN",
  name: canary,
  email: "canary@harakeke.example",
  passwordHash: canary,
  brandIds: [1],
};

describe("an error of the database", () => {
  it("names code and constraint, and none of the values that were sent", async () => {
    const error = await thrownBy(
      database.inScope({ audience: "system" }, (tx) => tx.insert(user).values(account)),
    );
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ code: "23505", constraint: "user_username_once", unavailable: false });
    const everythingVisible = inspect(error, { depth: 10, showHidden: true }) + JSON.stringify(error);
    expect(everythingVisible).not.toContain(canary);
  });

  it("hides the rest of a row that a check refuses", async () => {
    const error = await thrownBy(
      database.inScope({ audience: "system" }, (tx) =>
        tx.insert(user).values({ ...account, username: canary, theme: "neon" as never }),
      ),
    );
    expect(error).toMatchObject({ code: "23514", constraint: "user_theme_known" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(canary);
  });

  it("hides values in a statement that cannot be read", async () => {
    const error = await thrownBy(
      database.inScope({ audience: "system" }, (tx) => tx.execute(sql`selectt ${canary}`)),
    );
    expect(error).toMatchObject({ code: "42601" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(canary);
  });

  it("can be told apart inside the transaction by its code", async () => {
    let code: string | undefined;
    const failing = database.inScope({ audience: "system" }, async (tx) => {
      code = sqlStateOf(await thrownBy(tx.insert(user).values(account)));
      throw new Error("Stop here");
    });
    await thrownBy(failing);
    expect(code).toBe("23505");
  });

  it("leaves errors of the work itself as they are", async () => {
    const own = new RangeError("Too many nights");
    await expect(database.inScope({ audience: "system" }, () => Promise.reject(own))).rejects.toBe(own);
  });
});

describe("names", () => {
  it("are sorted the same on every database: by language, not by byte", async () => {
    const base = {
      kind: "quote" as const,
      department: "FI" as const,
      brandId: 1,
      agencyId: 1,
      currency: "NZD" as const,
      locale: "en" as const,
      priceMode: "net" as const,
      travelDate: "2027-01-01",
      endDate: "2027-01-02",
      paxCount: 1,
      status: "Quote" as const,
      source: "office" as const,
    };
    const names = ["Zebra", "apple", "Ōkawa", "Orwell", "ñandú", "Nadia", "Íñiguez", "Ivory"];
    const sorted = await database.inScope({ audience: "system" }, async (tx) => {
      await tx.insert(clientFile).values(
        names.map((name, index) => ({
          ...base,
          name,
          uid: `01JD00000000000000000NAME${index}`,
          reference: `NZFI90000${index}`,
        })),
      );
      const rows = await tx
        .select({ name: clientFile.name })
        .from(clientFile)
        .where(sql`${clientFile.reference} like 'NZFI9%'`)
        .orderBy(clientFile.name);
      return rows.map((row) => row.name);
    });
    expect(sorted).toEqual(["apple", "Íñiguez", "Ivory", "Nadia", "ñandú", "Ōkawa", "Orwell", "Zebra"]);
  });
});

describe("a database", () => {
  it("answers a ping", async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });
});
