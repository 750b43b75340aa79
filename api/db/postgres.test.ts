import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { runStatements } from "#scripts/statements.ts";
import { testDemo } from "#tests/support/test-demo.ts";
import { asOwner, openDatabase, type Database } from "./client.ts";
import { migrate, requireCurrent } from "./migrate.ts";
import { databaseRolesOf } from "./roles.ts";
import { brand } from "./schema/brand.ts";
import { clientFile } from "./schema/client-file.ts";
import { place } from "./schema/place.ts";
import { accessToken } from "./schema/session.ts";
import { seedDemo } from "#api/demo/seed-demo.ts";

let server: ThrowAwayPostgres;
const opened: Database[] = [];

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await server.stop();
});

const administrate = (...statements: string[]) => runStatements(server.urlOf("postgres"), ...statements);

async function open(database: string, user: string): Promise<Database> {
  const url = new URL(server.urlOf(database));
  url.username = user;
  const made = await openDatabase({ url: url.href, dataDir: "", poolSize: 3 });
  opened.push(made);
  return made;
}

const rolesOfModest = Object.values(databaseRolesOf("modest"));
const countFiles = (database: Database) =>
  database.inScope({ audience: "system" }, async (tx) => (await tx.select().from(clientFile)).length);

describe("PostgreSQL", () => {
  it("says what to do when its user can neither create the roles nor take them on", async () => {
    await administrate("create user modest nosuperuser", "create database modest owner modest");
    await expect(migrate(await open("modest", "modest"))).rejects.toThrow(
      /neither create nor take on the roles waymark_modest_system.*npm run migrate/,
    );
  });

  it("is prepared by an owner who may create roles, and its walls bind that owner as well", async () => {
    await administrate("create user owner nosuperuser createrole", "create database owned owner owner");
    const database = await open("owned", "owner");
    await migrate(database, () => seedDemo(database, testDemo));
    expect(await countFiles(database)).toBe(6);
    const unscoped = await asOwner(database, async ({ queries }) => [
      ...(await queries.select({ id: brand.id }).from(brand)),
      ...(await queries.select({ id: accessToken.id }).from(accessToken)),
      ...(await queries.select({ id: place.id }).from(place)),
    ]);
    expect(unscoped).toEqual([]);
    const files = asOwner(database, async ({ queries }) => queries.select().from(clientFile));
    // Belonging to all five roles, the owner meets policies that refer to each other: refused, not answered.
    await expect(files).rejects.toMatchObject({ code: "42P17" });
  });

  it("is prepared by a modest owner once an administrator has made and granted the roles", async () => {
    await administrate(
      ...rolesOfModest.flatMap((role) => [`create role ${role}`, `grant ${role} to modest`]),
    );
    const database = await open("modest", "modest");
    await migrate(database, () => seedDemo(database, testDemo));
    expect(await countFiles(database)).toBe(6);
  });

  it("is served by a user who owns nothing, when it is up to date", async () => {
    await administrate("create user server nosuperuser");
    const database = await open("modest", "server");
    await expect(requireCurrent(database)).rejects.toThrow(/its user may not see them.*npm run migrate/);
    await administrate(...rolesOfModest.map((role) => `grant ${role} to server`));
    await requireCurrent(database);
    expect(await countFiles(database)).toBe(6);
  });

  it("is migrated and seeded once when four processes start at the same time", async () => {
    await administrate("create database busy owner owner");
    const starting = await Promise.all([1, 2, 3, 4].map(() => open("busy", "owner")));
    await Promise.all(starting.map((one) => migrate(one, () => seedDemo(one, testDemo))));
    expect(await Promise.all(starting.map(countFiles))).toEqual([6, 6, 6, 6]);
  });

  it("answers again after every connection was cut", async () => {
    const database = await open("owned", "owner");
    await database.ping();
    await administrate("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'owned'");
    // The first call may meet a connection that is just being closed; none after it may.
    await database.ping().catch(() => undefined);
    expect(await countFiles(database)).toBe(6);
  });

  it("reports a server that cannot be reached as unavailable", async () => {
    const gone = await openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", dataDir: "" });
    opened.push(gone);
    await expect(gone.ping()).rejects.toMatchObject({ name: "DatabaseError", unavailable: true });
  });
});
