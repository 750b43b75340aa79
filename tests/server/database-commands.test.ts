import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sequencesOf } from "#api/backup/postgres-tables.ts";
import { databaseOn } from "#api/db/client.ts";
import { migrate } from "#api/db/migrate.ts";
import { openPostgres } from "#api/db/postgres.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { withConnection } from "#scripts/statements.ts";
import { administrated } from "./database-users.ts";
import { newFolder, removeFolder } from "./start.ts";

const folder = newFolder();
const server = await startPostgres();
const { addressOf, administrate, as, command, documented, environment, owned, start } = administrated(
  server,
  folder,
);
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

/** As the documented way makes it, up to the first `npm run migrate`. */
async function prepare(name: string) {
  const env = owned(name, `${name}_owner`, `${name}_app`);
  await administrate((await command("migrate.ts", env, "--sql")).output);
  return env;
}

async function wentWell(running: ReturnType<typeof command>) {
  const done = await running;
  expect(done, done.output).toMatchObject({ code: 0 });
  return done.output;
}
const succeeded = (...parameters: Parameters<typeof command>) => wentWell(command(...parameters));

describe("with an owner and a user that owns nothing", () => {
  let desk: ReturnType<typeof owned>;
  let drill: ReturnType<typeof owned>;
  const served = environment("desk_app", "desk");
  const file = join(folder, "desk.backup");
  const sequences = (database: string) => withConnection(server.urlOf(database), sequencesOf);

  beforeAll(async () => {
    desk = await prepare("desk");
    drill = await prepare("drill");
  });

  it("first-account waits for npm run migrate, and then needs no owner", async () => {
    const early = await documented("first-account.ts", served, "mia", "mia@example.com", "Mia Tāne");
    expect(early.code).toBe(1);
    expect(early.output).toContain("Run npm run migrate");
    await succeeded("migrate.ts", desk);
    const link = await succeeded("first-account.ts", served, "mia", "mia@example.com", "Mia Tāne");
    expect(link).toContain("/reset-password/");
  });

  it("audit-verify and backup need no owner either, and restore leaves a database that serves", async () => {
    expect(await succeeded("audit-verify.ts", served)).toContain("the audit log is whole");
    await succeeded("backup.ts", served, file);
    const { DATABASE_OWNER_URL: _, ...drillServed } = drill;
    const asServed = await command("restore.ts", { ...drillServed, DATA_DIR: join(folder, "drill") }, file);
    expect(asServed.code).toBe(1);
    expect(asServed.output).toContain("Name its owner in DATABASE_OWNER_URL");
    await succeeded("restore.ts", { ...drill, DATA_DIR: join(folder, "drill") }, file);
    expect(await sequences("drill")).toEqual(await sequences("desk"));
    const { ready, stop } = await start(environment("drill_app", "drill"));
    await ready();
    await stop();
  });

  it("db:reset fills as the owner what the other then serves", async () => {
    const output = await wentWell(documented("db-reset.ts", drill, "--scale=2", "--drop"));
    expect(output).toContain("Ready in");
    const { ready, stop } = await start({ ...environment("drill_app", "drill"), DEMO: "on" });
    await ready();
    await stop();
  });

  it("a database that was given another name is brought over to roles of that name", async () => {
    await administrate("alter database desk rename to office");
    const office = owned("office", "desk_owner", "desk_app");
    const { ended } = await start(environment("desk_app", "office"));
    expect((await ended).output).toContain("are not those of this build");
    const { output } = await command("migrate.ts", office);
    await administrate(output.slice(output.indexOf("create role")));
    await succeeded("migrate.ts", office);
    const left = await as("desk_owner", "office", rightsOf("waymark\\_desk\\_%"));
    expect(left).toEqual([{ count: 0 }]);
    const { ready, stop } = await start(environment("desk_app", "office"));
    await ready();
    await stop();
  });
});

/** How much of this database roles of such names have rights on, own, or are named by in policies. */
const rightsOf = (
  names: string,
) => `select count(*)::int from pg_shdepend d join pg_roles r on r.oid = d.refobjid
  where d.refclassid = 'pg_authid'::regclass and r.rolname like '${names}'
    and d.dbid = (select oid from pg_database where datname = current_database())`;

describe("installations from when all databases of a server shared the roles", () => {
  const shared = ["system", "public", "office", "agent", "supplier"] as const;
  const sharedRoles = Object.fromEntries(
    shared.map((audience) => [audience, `waymark_${audience}`]),
  ) as Record<(typeof shared)[number], string>;
  const present = () =>
    administrate(
      `select rolname from pg_roles where rolname in (${shared.map((name) => `'waymark_${name}'`).join()})`,
    );

  beforeAll(async () => {
    await administrate("create role before login createrole;\ncreate role after_app login;");
    for (const name of ["one", "other"]) {
      await administrate(`create database ${name} owner before`);
      const database = databaseOn({ ...openPostgres(addressOf("before", name)), roles: sharedRoles });
      await migrate(database);
      await database.close();
    }
  });

  it("get roles of their own, and those of before lose their rights", async () => {
    expect(await as("before", "one", rightsOf("waymark\\_office"))).not.toEqual([{ count: 0 }]);
    const refused = await start(environment("after_app", "one"));
    expect((await refused.ended).output).toContain("Run npm run migrate");
    const output = await succeeded("migrate.ts", owned("one", "before", "after_app"));
    expect(output).toContain("The role waymark_office of before stays: another database");
    expect(output).toContain('alter role "before" nocreaterole;');
    for (const audience of shared)
      expect(await as("before", "one", rightsOf(`waymark\\_${audience}`))).toEqual([{ count: 0 }]);
    const { ready, stop } = await start(environment("after_app", "one"));
    await ready();
    await stop();
  });

  it("leave the other one as it was, until it is brought over too and the old roles go", async () => {
    expect(await present()).toHaveLength(5);
    expect(await as("before", "other", rightsOf("waymark\\_office"))).not.toEqual([{ count: 0 }]);
    await succeeded("migrate.ts", owned("other", "before", "after_app"));
    expect(await present()).toEqual([]);
  });
});
