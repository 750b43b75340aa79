import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { runStatements, withConnection } from "#scripts/statements.ts";
import { freePort, newFolder, removeFolder, startProcess } from "./start.ts";
import { errorIdIn, eventually, newVisitor, textOf } from "./visitor.ts";

/** Calls that wait for the database at the same time; as many as the server has connections to it. */
const poolSize = 10;
const noStack = /\bat (async )?[\w.<>]+ \(|\.(ts|js|mjs):\d+|Error:|\b\w+Error\b/;

const folder = newFolder();
let database: ThrowAwayPostgres;
let server: ReturnType<typeof startProcess>;
let origin: string;
let office: ReturnType<typeof newVisitor>;
let agent: ReturnType<typeof newVisitor>;
let trip: string;

beforeAll(async () => {
  database = await startPostgres();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = startProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ALLOW_OWNER: "on",
    DEMO: "1",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: origin,
    SESSION_SECRET: "the-secret-of-the-server-tests-0123456789",
  });
  await server.said("is ready");
  office = newVisitor(origin);
  await office.signIn("/admin/login", "consultant");
  agent = newVisitor(origin);
  await agent.signIn("/?index", "anke.silberfarn");
  const found = await newVisitor(origin).post("/travel-app/", { reference: "NZFI100001" });
  trip = found.headers.get("Location") ?? "";
});
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await database.stop();
  removeFolder(folder);
});

/** The status of an answer; 0 when there was none. */
const statusOf = (visitor: typeof office, path: string) =>
  visitor.get(path).then(
    ({ status }) => status,
    () => 0,
  );
const readiness = async () => {
  const answer = await fetch(`${origin}/readyz`);
  return { status: answer.status, body: (await answer.json()) as { parts: Record<string, string> } };
};
const isWhole = async () =>
  (await readiness()).status === 200 && (await office.get("/admin/client-files")).status === 200;

describe("while the database is down", () => {
  beforeAll(async () => {
    await agent.get("/app/list-bookings");
    await database.halt();
  });
  afterAll(async () => {
    await database.resume();
    await eventually(isWhole);
  });

  it("a signed-in visitor sees the outage inside the shell, in their language, with an id that is in the log", async () => {
    const page = await agent.get("/app/list-bookings");
    expect(page.status).toBe(503);
    const text = textOf(page.text);
    expect(text).toContain("Unsere Daten sind gerade nicht erreichbar");
    expect(page.text).toContain('href="/app/list-bookings"');
    expect(page.text).toMatch(/<html lang="de"/);
    expect(page.text.match(/<main\b/g)).toHaveLength(1);
    expect(text).not.toMatch(noStack);
    const id = errorIdIn(page.text);
    expect(id).not.toBe("");
    await eventually(async () => server.output().includes(id));
    expect(server.output()).toMatch(new RegExp(`"event":"api.failed","request_id":"${id}"`));
  });

  it("a guest sees the same without a shell", async () => {
    const page = await newVisitor(origin, "fr").get(trip);
    expect(page.status).toBe(503);
    expect(textOf(page.text)).toContain("Nos données sont momentanément inaccessibles");
    expect(textOf(page.text)).not.toMatch(noStack);
    expect(errorIdIn(page.text)).not.toBe("");
  });

  it("a session that this server has not met yet gets the page as well", async () => {
    const stranger = await newVisitor(origin, "it").get("/admin/client-files");
    // Without a session the guard leads to the sign-in, which needs no data.
    expect(stranger.status).toBe(302);
    const login = await newVisitor(origin, "it").get("/admin/login");
    expect(login.status).toBe(200);
  });

  it("a form keeps what was typed and says so in words", async () => {
    const answer = await newVisitor(origin, "es").post("/admin/login", {
      login: "consultant",
      password: "waymark-demo",
    });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('value="consultant"');
    expect(answer.text).not.toContain("waymark-demo");
    expect(textOf(answer.text)).not.toMatch(noStack);
    const found = await newVisitor(origin).post("/travel-app/", { reference: "NZFI100001" });
    expect(found.status).toBe(503);
    expect(found.text).toContain('value="NZFI100001"');
    expect(textOf(found.text)).not.toMatch(/database/i);
  });

  it("a form of a portal comes back whole, to be sent again once, and says that nothing was saved", async () => {
    const typed = {
      name: "Kererū & Sons",
      colour: "teal",
      _key: "a-key-of-this-form-01",
      password: "secret-9",
    };
    const answer = await office.post("/admin/labels/add", typed);
    expect(answer.status).toBe(503);
    expect(textOf(answer.text)).toContain("This was not saved");
    expect(answer.text).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/admin\/labels\/add"/);
    expect(answer.text).toContain('name="name" value="Kererū &amp; Sons"');
    expect(answer.text).toContain('name="_key" value="a-key-of-this-form-01"');
    expect(answer.text).not.toContain("secret-9");
    expect(answer.text).not.toContain('http-equiv="refresh"');
    const action = await office.post("/admin/labels", { bulk: "delete", ids: "1" });
    expect(action.status).toBe(503);
    expect(server.output()).not.toMatch(/"event":"page.failed"/);
  });

  it("a download answers a page and not a broken file", async () => {
    const answer = await newVisitor(origin).get(`${trip}/papers/itinerary.pdf`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(errorIdIn(answer.text)).not.toBe("");
    expect(textOf(answer.text)).not.toMatch(noStack);
  });

  it("the process says that it lives and which part is missing", async () => {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const { status, body } = await readiness();
    expect(status).toBe(503);
    expect(body.parts).toMatchObject({
      database: "not reachable",
      realtime: "cut off from the other processes",
    });
    expect(JSON.stringify(body)).not.toContain("postgres://");
  });
});

it("everything works again once the database is back, without a restart, and sessions are kept", async () => {
  await database.halt();
  expect((await office.get("/admin")).status).toBeLessThan(504);
  await database.resume();
  await eventually(isWhole);
  const page = await office.get("/admin/client-files");
  expect(page.status).toBe(200);
  expect((await newVisitor(origin).get(trip)).status).toBe(200);
  await eventually(async () => (await readiness()).body.parts["realtime"] === "ok");
  expect(server.child.exitCode).toBeNull();
});

it("every request of an outage under load is answered, and none after it fails", async () => {
  const answers: number[] = [];
  let over = false;
  const load = Array.from({ length: 4 }, async (_, index) => {
    const visitor = index % 2 ? newVisitor(origin) : office;
    while (!over) answers.push(await statusOf(visitor, index % 2 ? trip : "/admin/client-files"));
  });
  await database.halt();
  const before = answers.length;
  await eventually(async () => answers.length - before > 40);
  await database.resume();
  await eventually(isWhole);
  over = true;
  await Promise.all(load);
  expect(new Set(answers)).toEqual(new Set([200, 503]));
  const after = await Promise.all(
    Array.from({ length: 3 * poolSize }, () => office.get("/admin/client-files")),
  );
  expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
});

describe("a connection that is cut", () => {
  const own = "from pg_stat_activity where application_name like 'waymark%'";
  const waiting = () => runStatements(database.url, `select pid ${own} and wait_event_type = 'Lock'`);
  const cutAll = () => runStatements(database.url, `select pg_terminate_backend(pid) ${own}`);

  it("carried the id of the request that it worked for, for PostgreSQL's log", async () => {
    const { asked, names } = await withConnection(database.url, async (lock) => {
      await lock.query("begin; lock table client_file in access exclusive mode");
      const asked = [office.get("/admin/client-files"), office.get("/admin/client-files")];
      await eventually(async () => (await waiting()).length === asked.length);
      const rows = await runStatements(
        database.url,
        `select application_name ${own} and wait_event_type = 'Lock'`,
      );
      return { asked, names: rows.map((row) => String(row["application_name"])) };
    });
    const answers = await Promise.all(asked);
    const ids = answers.map(({ headers }) => `waymark ${headers.get("X-Request-Id")}`);
    expect(new Set(ids).size).toBe(2);
    expect(names.toSorted()).toEqual(ids.toSorted());
  });

  it("in the middle of a query costs the reader nothing: the page is asked for again", async () => {
    const pages = await withConnection(database.url, async (lock) => {
      await lock.query("begin; lock table client_file in access exclusive mode");
      const asked = Array.from({ length: 3 }, () => office.get("/admin/client-files"));
      await eventually(async () => (await waiting()).length === asked.length);
      await cutAll();
      return { asked };
    });
    const answers = await Promise.all(pages.asked);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("again and again under load leaves no request hanging and the pool whole", async () => {
    let over = false;
    const answers: number[] = [];
    const load = Array.from({ length: 6 }, async () => {
      while (!over) answers.push(await statusOf(office, "/admin/client-files"));
    });
    for (let round = 0; round < 15; round += 1) {
      const before = answers.length;
      await cutAll();
      await eventually(async () => answers.length > before + 1);
    }
    over = true;
    await Promise.all(load);
    expect([...new Set(answers)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const after = await Promise.all(
      Array.from({ length: 3 * poolSize }, () => office.get("/admin/client-files")),
    );
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
  });
});
