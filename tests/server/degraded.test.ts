import { once } from "node:events";
import { rmSync, symlinkSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { runStatements } from "#scripts/statements.ts";
import { freePort, newFolder, removeFolder, startFile, startProcess } from "./start.ts";
import { errorIdIn, eventually, newVisitor, textOf } from "./visitor.ts";

/** The first thread that sets documents ends in the middle of its work, the second runs out of memory. */
const brokenThreads = `
  import { createRequire, syncBuiltinESMExports } from "node:module";
  const threads = createRequire("file:///")("node:worker_threads");
  const Whole = threads.Worker;
  let made = 0;
  threads.Worker = class extends Whole {
    constructor(file, options) {
      made += 1;
      super(file, made === 2 ? { ...options, resourceLimits: { maxOldGenerationSizeMb: 4, maxYoungGenerationSizeMb: 1 } } : options);
      this.breaks = made === 1;
    }
    postMessage(...sent) {
      super.postMessage(...sent);
      if (this.breaks) void this.terminate();
    }
  };
  syncBuiltinESMExports();`;

const folder = newFolder();
/** Of a new installation: nothing has made it yet. */
const dataDir = join(folder, "data");
let database: ThrowAwayPostgres;
let server: ReturnType<typeof startProcess>;
let origin: string;
let smtpPort: number;

beforeAll(async () => {
  database = await startPostgres();
  smtpPort = await freePort();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ALLOW_OWNER: "on",
    DEMO: "1",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: origin,
    SESSION_SECRET: "the-secret-of-the-server-tests-0123456789",
    SMTP_URL: `smtp://mailer:canary-password@127.0.0.1:${smtpPort}?ignoreTLS=true`,
  };
  server = startProcess(env, [
    // The limit of the process goes before those of its threads.
    "--max-old-space-size=0",
    "--import",
    `data:text/javascript,${encodeURIComponent(brokenThreads)}`,
    startFile,
  ]);
  await server.said("is ready");
});
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await database.stop();
  removeFolder(folder);
});

async function readiness() {
  const answer = await fetch(`${origin}/readyz`);
  // The shape is our own.
  const body = (await answer.json()) as { status: string; parts: Record<string, string> };
  return { code: answer.status, ...body };
}

it("says of each part that it works", async () => {
  expect(await readiness()).toEqual({
    code: 200,
    status: "ok",
    parts: { database: "ok", disk: "ok", mail: "ok", documents: "ok", realtime: "ok" },
  });
});

describe("without its mail server", () => {
  const outbox = () =>
    runStatements(
      database.url,
      "select status, attempts, error, next_attempt_at > now() as later from outbox_message where audience = 'agent'",
    );

  it("answers as ever, keeps the mail, tells of it, and delivers it once when the mail server is back", async () => {
    const known = await newVisitor(origin).post("/forgot-password?for=agent", {
      username: "anke.silberfarn",
    });
    const unknown = await newVisitor(origin).post("/forgot-password?for=agent", { username: "nobody" });
    expect([known.status, known.headers.get("Location")]).toEqual([303, unknown.headers.get("Location")]);
    await newVisitor(origin).signIn("/admin/login", "consultant");
    await eventually(async () => (await outbox())[0]?.["attempts"] === 1);
    expect(await outbox()).toMatchObject([{ status: "queued", attempts: 1, later: true }]);
    expect(await readiness()).toMatchObject({ code: 200, status: "degraded" });
    expect((await readiness()).parts["mail"]).toMatch(/^the last delivery failed/);
    await server.said('"event":"mail.failed"');

    const mailServer = await startMailServer(smtpPort);
    // The time of the next attempt comes by hand and not by waiting.
    await runStatements(database.url, "update outbox_message set next_attempt_at = now()");
    await eventually(async () => (await outbox())[0]?.["status"] === "sent");
    expect(mailServer.delivered()).toBe(1);
    expect((await readiness()).parts["mail"]).toBe("ok");
    mailServer.close();
    expect(server.output()).not.toContain("canary-password");
  });
});

describe("with a disk that is full", () => {
  it("says so where it is asked and in the log, goes on answering, and recovers by itself", async () => {
    // A device that has no room, for root as well.
    const probe = join(dataDir, `write-test-${server.child.pid}`);
    symlinkSync("/dev/full", probe);
    expect(await readiness()).toMatchObject({ code: 503, status: "unavailable", parts: { disk: "full" } });
    await server.said('"event":"part.state","part":"disk","state":"full"');
    expect((await newVisitor(origin).get("/admin/login")).status).toBe(200);
    rmSync(probe);
    expect((await readiness()).parts["disk"]).toBe("ok");
    await server.said('"event":"part.state","part":"disk","state":"ok"');
  });
});

describe("when a thread that sets documents", () => {
  it.each(["dies", "runs out of memory"])(
    "%s, that download alone answers a page with an error id",
    async () => {
      const answer = await newVisitor(origin, "de").get(await documentPath());
      expect(answer.status).toBe(502);
      expect(answer.headers.get("Content-Type")).toContain("text/html");
      const id = errorIdIn(answer.text);
      expect(id).not.toBe("");
      // "Try again" leads to the document.
      const [, again = ""] = /href="(\/documents\/failed\?of=[^"]+)"/.exec(answer.text) ?? [];
      expect(decodeURIComponent(again)).toMatch(/of=\/travel-app\/[\w-]+\/papers\/itinerary\.pdf/);
      expect(textOf(answer.text)).not.toMatch(/DocumentFailed|thread|\.ts:|heap/i);
      await server.said(`"event":"api.failed","request_id":"${id}"`);
      expect(await readiness()).toMatchObject({ status: "degraded" });
    },
  );

  it("works again, the next download is whole", async () => {
    const answer = await newVisitor(origin).get(await documentPath());
    expect(answer.status).toBe(200);
    expect(answer.text.startsWith("%PDF-")).toBe(true);
    expect(await readiness()).toMatchObject({ status: "ok" });
  });

  async function documentPath() {
    const found = await newVisitor(origin).post("/travel-app/", { reference: "NZFI100001" });
    return `${found.headers.get("Location")}/papers/itinerary.pdf`;
  }
});

/** Takes every mail and counts. */
async function startMailServer(port: number) {
  let delivered = 0;
  const talk = (socket: Socket) => {
    let inData = false;
    socket.write("220 ready\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        if (inData) {
          inData = line !== ".";
          if (inData) continue;
          delivered += 1;
          socket.write("250 kept\r\n");
        } else {
          inData = line === "DATA";
          const isHello = /^EHLO/i.test(line);
          const reply = isHello ? "250-here\r\n250 AUTH PLAIN" : /^AUTH/i.test(line) ? "235 yes" : "250 ok";
          socket.write(`${inData ? "354 go on" : line === "QUIT" ? "221 bye" : reply}\r\n`);
        }
      }
    });
  };
  const mailServer: Server = createServer(talk).listen(port, "127.0.0.1");
  await once(mailServer, "listening");
  return { delivered: () => delivered, close: () => mailServer.close() };
}
