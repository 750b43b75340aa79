import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { runStatements } from "#scripts/statements.ts";
import { freePort, newFolder, removeFolder, startFile, startProcess, takePort } from "./start.ts";

const secret = "a-secret-that-is-long-enough-for-production";
const folder = newFolder();
let database: ThrowAwayPostgres;
beforeAll(async () => {
  database = await startPostgres();
});
afterAll(async () => {
  await database.stop();
  removeFolder(folder);
});

/** Starts, waits for the end, and shows that the message is for people. */
async function refused(env: Record<string, string>, args?: readonly string[]) {
  const { code, output } = await startProcess(
    { DATA_DIR: folder, PORT: String(await freePort()), SESSION_SECRET: secret, ...env },
    args,
  ).ended;
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output;
}

describe("a start that cannot work ends at once and says what to do about", () => {
  it("an address of another kind of database", async () => {
    const output = await refused({ DATABASE_URL: "mysql://root@localhost/waymark" });
    expect(output).toContain("DATABASE_URL: must begin with postgres://");
  });

  it("an address that is none", async () => {
    const output = await refused({ DATABASE_URL: "postgres://user:word@host:port/waymark" });
    expect(output).toContain("DATABASE_URL: is no address");
  });

  it("a port where nothing listens", async () => {
    const port = await freePort();
    const output = await refused({ DATABASE_URL: `postgres://desk:hunter2@127.0.0.1:${port}/waymark` });
    expect(output).toContain(`Nothing listens at 127.0.0.1:${port}`);
    expect(output).not.toContain("hunter2");
  });

  it("a user whom the database does not know", async () => {
    const url = new URL(database.url);
    url.username = "stranger";
    url.password = "hunter2";
    const output = await refused({ DATABASE_URL: url.href });
    expect(output).toContain("refuses the user stranger");
    expect(output).not.toContain("hunter2");
  });

  it("a database that does not exist", async () => {
    const output = await refused({ DATABASE_URL: database.urlOf("nowhere") });
    expect(output).toContain("There is no database nowhere");
    expect(output).toContain("createdb nowhere");
  });

  it("a user who may not create anything", async () => {
    await runStatements(database.url, "create role reader login", "create database theirs");
    const url = new URL(database.urlOf("theirs"));
    url.username = "reader";
    const output = await refused({ DATABASE_URL: url.href });
    expect(output).toContain("There are no tables of Waymark in the database of DATABASE_URL yet");
    expect(output).toContain("Run npm run migrate with DATABASE_OWNER_URL");
  });

  it("production without a database, which would be the demo", async () => {
    const output = await refused({ NODE_ENV: "production", DATABASE_URL: "", DEMO: "" });
    expect(output).toContain("NODE_ENV is production, and there is no DATABASE_URL");
    expect(output).toContain("DEMO=on");
  });

  it("production without a secret", async () => {
    const output = await refused({
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      SESSION_SECRET: "",
    });
    expect(output).toContain("SESSION_SECRET is missing");
  });

  it("an API elsewhere without a secret for the sessions here", async () => {
    const output = await refused({ API_URL: "http://127.0.0.1:9", SESSION_SECRET: "" });
    expect(output).toContain("SESSION_SECRET is missing: with API_URL");
  });

  it("an address for error reports that is none", async () => {
    const output = await refused({ SENTRY_DSN: "https://sentry.example.com/42" });
    expect(output).toContain("SENTRY_DSN: must look like https://key@");
  });

  it("a secret that is too short", async () => {
    const output = await refused({ DATABASE_URL: database.url, SESSION_SECRET: "short" });
    expect(output).toContain("SESSION_SECRET: must have at least 32 characters");
  });

  it("a port that is taken, and leaves the database as it was", async () => {
    const taken = await takePort();
    const output = await refused({
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      ALLOW_OWNER: "on",
      HOST: "127.0.0.1",
      PORT: String(taken.port),
    });
    await taken.close();
    expect(output).toContain(`Port ${taken.port} on 127.0.0.1 is taken`);
    expect(output).toContain(`PORT=${taken.port + 1}`);
  });

  it("a taken port of the API alone, before it makes any data", async () => {
    const taken = await takePort();
    const DATA_DIR = join(folder, "of-the-api");
    const env = { HOST: "127.0.0.1", API_PORT: String(taken.port), DATA_DIR };
    const output = await refused(env, [resolve("server", "api.mjs")]);
    await taken.close();
    expect(output).toContain(`Port ${taken.port} on 127.0.0.1 is taken`);
    expect(output).toContain(`API_PORT=${taken.port + 1} npm run api`);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it.each([secret, ""])("a data folder that is none, with the secret %j", async (SESSION_SECRET) => {
    const file = join(folder, "no-folder");
    writeFileSync(file, "");
    for (const DATA_DIR of [file, join(file, "below")]) {
      const output = await refused({ DATA_DIR, SESSION_SECRET });
      expect(output).toContain(`The data folder ${DATA_DIR} cannot be used`);
      expect(output).toContain("DATA_DIR=");
    }
  });

  it("a host that is not this machine", async () => {
    const output = await refused({
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      ALLOW_OWNER: "on",
      HOST: "203.0.113.1",
    });
    expect(output).toContain("HOST=203.0.113.1 is no address of this machine");
  });

  it("a port that is no number", async () => {
    expect(await refused({ PORT: "http" })).toContain("PORT: must be a number from 0 to 65535");
  });

  it("a missing build", async () => {
    const bare = join(folder, "bare", "server");
    mkdirSync(bare, { recursive: true });
    for (const file of ["start.mjs", "bundle.mjs"]) copyFileSync(resolve("server", file), join(bare, file));
    expect(await refused({}, [join(bare, "start.mjs")])).toContain(
      "There is no build yet. Run: npm run build",
    );
  });

  it("a Node that is too old", async () => {
    const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"18.20.0"}});Object.defineProperty(process,"version",{value:"v18.20.0"})`;
    const output = await refused({}, ["--import", older, startFile]);
    expect(output).toContain("needs Node 20.19 or newer; this is v18.20.0");
  });
});
