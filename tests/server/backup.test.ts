import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { walls } from "#api/db/access.ts";
import { openDatabase } from "#api/db/client.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { runStatements } from "#scripts/statements.ts";
import { runAsDocumented, runCommand } from "./commands.ts";
import { demoFolder } from "./demo-folder.ts";
import { freePort, newFolder, removeFolder, startProcess } from "./start.ts";
import { newVisitor } from "./visitor.ts";

const root = newFolder();
const postgres = await startPostgres();
afterAll(async () => {
  await postgres.stop();
  removeFolder(root);
  removeFolder(embedded.DATA_DIR);
});
await runStatements(postgres.url, "create database elsewhere");

const ALLOW_OWNER = "on";
const SESSION_SECRET = "the-secret-of-the-backup-tests-0123456789";
/** Bookings, prices, invoices, quotes and seats: what signing in does not change. */
const records = walls
  .map(({ table }) => table)
  .filter((table) => /file|line|invoice|quote|booking|departure|rate_(cost|sell)/.test(table));

async function startOn(env: Record<string, string>) {
  const port = await freePort();
  const server = startProcess({ ...env, DEMO: "1", HOST: "127.0.0.1", PORT: String(port) });
  await server.said("is ready");
  const stop = async () => {
    server.child.kill("SIGTERM");
    await server.ended;
  };
  return { origin: `http://127.0.0.1:${port}`, server, stop };
}

/** Rows and their sum of everything that must not change between two copies. */
async function sumsOf({ DATA_DIR = "", DATABASE_URL }: Record<string, string>) {
  const database = await openDatabase({ dataDir: DATA_DIR, url: DATABASE_URL });
  try {
    return await database.inScope({ audience: "system" }, async (tx) => {
      const sums: Record<string, unknown> = {};
      for (const table of records) {
        [sums[table]] = await tx
          .select({
            rows: sql<string>`count(*)::text`,
            sum: sql<string>`sum(hashtextextended(t::text, 0))::text`,
          })
          .from(sql.raw(`"${table}" t`));
      }
      return sums;
    });
  } finally {
    await database.close();
  }
}

const embedded = { DATA_DIR: demoFolder() };
const elsewhere = { DATA_DIR: join(root, "embedded", "elsewhere") };
const onPostgres = {
  DATA_DIR: join(root, "postgres"),
  DATABASE_URL: postgres.url,
  SESSION_SECRET,
  ALLOW_OWNER,
};
const otherPostgres = {
  DATA_DIR: join(root, "postgres-elsewhere"),
  DATABASE_URL: postgres.urlOf("elsewhere"),
  SESSION_SECRET,
  ALLOW_OWNER,
};

describe.each([
  ["the embedded database", embedded, elsewhere],
  ["PostgreSQL", onPostgres, otherPostgres],
])("a backup of %s", (name, source: Record<string, string>, target: Record<string, string>) => {
  const file = join(root, `${name.replaceAll(" ", "-")}.backup`);

  it("is taken under load and brought back elsewhere: the same records, links and accounts", async () => {
    const { origin, stop } = await startOn(source);
    let ended = false;
    const load = (async () => {
      while (!ended) await newVisitor(origin).signIn("/admin/login", "consultant");
    })();
    const found = await newVisitor(origin).post("/travel-app/", { reference: "NZFI100001" });
    const link = found.headers.get("Location") ?? "";
    const made = await runAsDocumented("backup.ts", source, file);
    ended = true;
    await load;
    await stop();
    expect(made, made.output).toMatchObject({ code: 0 });
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");

    const restored = await runAsDocumented("restore.ts", target, file);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    expect(await sumsOf(target)).toEqual(await sumsOf(source));
    expect((await runAsDocumented("audit-verify.ts", target)).output).toContain("the audit log is whole");
    const again = await startOn(target);
    const visitor = newVisitor(again.origin);
    await visitor.signIn("/admin/login", "consultant");
    expect((await visitor.get("/admin/client-files")).status).toBe(200);
    expect(link).toMatch(/^\/travel-app\//);
    expect((await newVisitor(again.origin).get(link)).status).toBe(200);
    await again.stop();
  }, 240_000);

  it("goes over no file and into no full place without --force, and says so", async () => {
    const before = readFileSync(file);
    const second = await runCommand("backup.ts", source, file);
    expect(second.code).toBe(1);
    expect(second.output).toContain(`${file} is there already`);
    expect(readFileSync(file).equals(before)).toBe(true);
    const back = await runCommand("restore.ts", target, file);
    expect(back.code).toBe(1);
    expect(back.output).toMatch(/not empty|has tables already/);
    expect(back.output).toContain("--force");
    expect(back.output).not.toMatch(/^\s+at /m);
  });

  it("that was damaged or cut off changes nothing, with --force as well", async () => {
    const sums = await sumsOf(target);
    const names = readdirSync(target["DATA_DIR"] ?? "").toSorted();
    const damaged = join(root, `damaged-${name.replaceAll(" ", "-")}.backup`);
    const whole = readFileSync(file);
    writeFileSync(damaged, whole);
    const handle = openSync(damaged, "r+");
    writeSync(handle, Buffer.from([(whole.at(9_000) ?? 0) ^ 1]), 0, 1, 9_000);
    closeSync(handle);
    expect((await runCommand("restore.ts", target, damaged, "--force")).output).toContain("is damaged");
    writeFileSync(damaged, whole.subarray(0, whole.length - 100));
    expect((await runCommand("restore.ts", target, damaged, "--force")).output).toContain("is not whole");
    writeFileSync(damaged, "something else");
    expect((await runCommand("restore.ts", target, damaged, "--force")).output).toContain(
      "is no whole backup",
    );
    expect(await sumsOf(target)).toEqual(sums);
    expect(readdirSync(target["DATA_DIR"] ?? "").toSorted()).toEqual(names);
  });

  it("replaces what is there with --force", async () => {
    const back = await runCommand("restore.ts", target, file, "--force");
    expect(back, back.output).toMatchObject({ code: 0 });
    expect(back.output).toContain("is kept in");
    expect(await sumsOf(target)).toEqual(await sumsOf(source));
  });
});

it("a restore that a crash broke off is ended by the next start", async () => {
  const dataDir = elsewhere.DATA_DIR;
  const before = await sumsOf(elsewhere);
  // As after the first of its steps: everything lies whole beside its place, and one part was moved.
  const staged = join(dataDir, "restore.new");
  mkdirSync(staged, { recursive: true });
  const mark = { aside: "before-a-crash", replaced: ["pglite", "secret"], names: ["pglite", "secret"] };
  writeFileSync(join(dataDir, "restore.json"), JSON.stringify(mark));
  writeFileSync(join(staged, "secret"), readFileSync(join(dataDir, "secret")));
  expect(await sumsOf(elsewhere)).toEqual(before);
  expect(existsSync(join(dataDir, "before-a-crash", "secret"))).toBe(true);
  expect(existsSync(join(dataDir, "restore.json")) || existsSync(staged)).toBe(false);
});
