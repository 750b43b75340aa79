import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "#scripts/postgres.ts";
import { administrated, documentedStatements } from "./database-users.ts";
import { newFolder, removeFolder } from "./start.ts";
import { newVisitor } from "./visitor.ts";

const folder = newFolder();
const server = await startPostgres();
const { addressOf, administrate, as, command, documented, environment, owned, start } = administrated(
  server,
  folder,
);
const production = owned("waymark", "waymark_owner", "waymark_app");
const staging = owned("staging", "staging_owner", "staging_app");

beforeAll(async () => {
  await administrate("drop database waymark");
  await administrate(documentedStatements());
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

/** A start that ends by itself, and what it says about why. */
async function refused(env: Record<string, string>) {
  const { ended } = await start(env);
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toContain("Waymark cannot start.");
  expect(output).not.toMatch(/^\s+at /m);
  return output;
}

describe("the documented way", () => {
  it("is what npm run migrate -- --sql prints for the same addresses", async () => {
    const { output } = await documented("migrate.ts", production, "--sql");
    expect(output).toBe(documentedStatements());
  });

  it("refuses a start before the tables are there, and says what to run", async () => {
    const output = await refused(production);
    expect(output).toContain("There are no tables of Waymark in the database of DATABASE_URL yet");
    expect(output).toContain("Run npm run migrate");
  });

  it("makes tables and lets the product in, as often as it is run", async () => {
    const first = await documented("migrate.ts", production);
    expect(first, first.output).toMatchObject({ code: 0 });
    expect(first.output).toContain("Tables and walls are up to date now.");
    expect(first.output).toContain("The user waymark_app may connect and serve");
    const second = await command("migrate.ts", production);
    expect(second, second.output).toMatchObject({ code: 0 });
    expect(second.output).toContain("Tables and walls are up to date already.");
  });

  it("serves, with the demo where it is wanted, as the user that owns nothing", async () => {
    const { DATABASE_OWNER_URL: _, ...served } = production;
    const { origin, ready, stop } = await start({ ...served, DEMO: "on" });
    await ready();
    const visitor = newVisitor(origin);
    await visitor.signIn("/admin/login", "consultant");
    expect((await visitor.get("/admin/client-files")).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await stop();
  });
});

describe("the product's user, and the owner as far as it is the server's", () => {
  const denied = { code: "42501" };

  it.each([
    "alter table client_file disable row level security",
    "alter table client_file no force row level security",
    "drop policy office_select on client_file",
    "alter table audit_log disable trigger audit_log_keeps_rows",
    "drop trigger audit_log_keeps_rows on audit_log",
    "drop function refuse_rewriting() cascade",
    "set session_replication_role = replica",
    "alter table brand add column more text",
    "create table more ()",
    "create schema more",
    "insert into drizzle.access_state values ('another')",
    "create role more",
    "alter role waymark_app createrole",
    "alter role waymark_app bypassrls",
    "grant pg_execute_server_program to waymark_app",
    "grant waymark_owner to waymark_app",
    "copy brand from program 'id'",
    "create database more",
  ])("cannot %s", async (statement) => {
    await expect(as("waymark_app", "waymark", statement)).rejects.toMatchObject(denied);
  });

  it.each([
    "create role more",
    "alter role waymark_owner createrole",
    "grant pg_execute_server_program to waymark_owner",
    "grant pg_read_server_files to waymark_owner",
    "set role pg_execute_server_program",
    "copy brand from program 'id'",
    "select pg_read_file('/etc/passwd')",
  ])("as the owner cannot %s", async (statement) => {
    await expect(as("waymark_owner", "waymark", statement)).rejects.toMatchObject(denied);
  });

  it("reads no row outside of a scope", async () => {
    for (const user of ["waymark_app", "waymark_owner"])
      expect(await as(user, "waymark", "select from brand")).toEqual([]);
  });
});

describe("another database of the same server", () => {
  it("is made beside it, with roles of its own", async () => {
    const { output } = await command("migrate.ts", staging, "--sql");
    await administrate(output);
    const made = await command("migrate.ts", staging);
    expect(made, made.output).toMatchObject({ code: 0 });
    expect(made.output).toContain("waymark_staging_system");
  });

  it("lets neither read the other", async () => {
    const closed = { code: "42501", message: expect.stringContaining("permission denied for database") };
    for (const user of ["staging_app", "staging_owner"])
      await expect(as(user, "waymark", "select 1")).rejects.toMatchObject(closed);
    for (const user of ["waymark_app", "waymark_owner"])
      await expect(as(user, "staging", "select 1")).rejects.toMatchObject(closed);
    for (const role of ["waymark_waymark_system", "waymark_waymark_office"])
      await expect(as("staging_app", "staging", `set role ${role}`)).rejects.toMatchObject({ code: "42501" });
  });

  it("is said in words by a start that has the wrong user for it", async () => {
    const output = await refused(environment("staging_app", "waymark"));
    expect(output).toContain("The user staging_app lacks rights in the database waymark");
    expect(output).toContain("npm run migrate");
  });
});

describe("a start is refused to", () => {
  it.each([
    ["a superuser", "", "waymark", "is a superuser"],
    [
      "one past the row policies",
      "create role past login bypassrls",
      "past",
      "passes row policies (BYPASSRLS)",
    ],
    ["one that may make roles", "create role maker login createrole", "maker", "may make roles (CREATEROLE)"],
    [
      "one that could become such a one",
      "create role heir login; grant maker to heir",
      "heir",
      "may make roles (CREATEROLE)",
    ],
    [
      "one that may run programs there",
      "create role runner login; grant pg_execute_server_program to runner",
      "runner",
      "may read, write or run files on the machine",
    ],
    ["the owner", "", "waymark_owner", "owns the database or its tables"],
  ])("%s, in words and before the port is open", async (_, statements, user, words) => {
    if (statements) await administrate(`${statements}; grant connect on database waymark to ${user}`);
    const output = await refused(environment(user, "waymark"));
    expect(output).toContain(`The user of DATABASE_URL ${words}`);
    expect(output).toContain("npm run migrate");
    expect(output).toContain("ALLOW_OWNER=on");
    expect(output).not.toContain("is ready");
  });

  it("nobody with ALLOW_OWNER=on: the owner brings tables up to date by starting", async () => {
    await administrate("create role laptop login createrole;\ncreate database laptop owner laptop;");
    const { origin, ready, stop } = await start({
      ...environment("laptop", "laptop"),
      ALLOW_OWNER: "on",
      DEMO: "on",
    });
    await ready();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await stop();
  });
});

describe("npm run migrate refuses", () => {
  const refusal = async (env: Record<string, string>) => {
    const { code, output } = await command("migrate.ts", env);
    expect(code).toBe(1);
    expect(output).not.toMatch(/^\s+at /m);
    return output;
  };

  it("an owner that cannot make the roles which are missing, with the statements for an administrator", async () => {
    await administrate(`create role lone_owner login;\ncreate role lone_app login;
create database lone owner lone_owner;`);
    const output = await refusal(owned("lone", "lone_owner", "lone_app"));
    expect(output).toContain("create role waymark_lone_supplier;");
    await administrate(output.slice(output.indexOf("create role")));
    expect(await command("migrate.ts", owned("lone", "lone_owner", "lone_app"))).toMatchObject({ code: 0 });
  });

  it("a user that owns the database, one that is not there, and an owner that owns nothing", async () => {
    expect(await refusal(owned("waymark", "waymark_owner", "waymark_owner"))).toContain(
      "The user waymark_owner of DATABASE_URL owns the database",
    );
    expect(await refusal(owned("waymark", "waymark_owner", "nobody"))).toContain(
      'create role "nobody" login',
    );
    expect(await refusal(owned("waymark", "waymark_app", "staging_app"))).toContain(
      'alter database "waymark" owner to "waymark_app";',
    );
  });

  it("addresses that are missing, or of two databases", async () => {
    expect(await refusal({ DATA_DIR: folder })).toContain("The embedded database needs no npm run migrate");
    expect(await refusal(environment("waymark_app", "waymark"))).toContain("DATABASE_OWNER_URL is not set");
    const two = { ...production, DATABASE_OWNER_URL: addressOf("staging_owner", "staging") };
    expect(await refusal(two)).toContain("name different databases");
  });
});
