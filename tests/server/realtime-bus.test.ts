import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPostgresBus } from "#api/realtime/bus.ts";
import { startPostgres, type ThrowAwayPostgres } from "#scripts/postgres.ts";
import { runStatements } from "#scripts/statements.ts";
import { eventually } from "./visitor.ts";

/** Shorter than any attempt to connect takes until it is given up. */
const closeLimitMs = 6_000;

let database: ThrowAwayPostgres;
const outside: unknown[] = [];
const note = (error: unknown) => outside.push(error);

beforeAll(async () => {
  process.on("uncaughtException", note).on("unhandledRejection", note);
  database = await startPostgres();
});
afterAll(async () => {
  await database.stop();
  process.off("uncaughtException", note).off("unhandledRejection", note);
  if (outside.length > 0) throw new AggregateError(outside, "Thrown where nobody can catch it");
});

/** A bus that notes what happens to it. */
async function openBus(url = database.url) {
  const bus = openPostgresBus(url);
  onTestFinished(bus.close);
  const heard: string[] = [];
  const lost: string[] = [];
  const times = { connected: 0 };
  const joined = bus.listen({
    heard: (text) => heard.push(text),
    connected: () => (times.connected += 1),
    lost: ({ message }) => lost.push(message),
  });
  return { ...bus, heard, lost, times, joined };
}

async function twoBuses() {
  const both = [await openBus(), await openBus()] as const;
  await Promise.all(both.map(({ joined }) => joined));
  return both;
}

/** Stops the database until the answer is called, at the latest until the test is over. */
async function beginOutage() {
  await database.halt();
  let resumed: Promise<void> | undefined;
  const end = () => (resumed ??= database.resume());
  onTestFinished(end);
  return end;
}

const hears = (bus: { heard: string[] }, text: string) =>
  eventually(() => Promise.resolve(bus.heard.includes(text)));

test("two buses hear each other", async () => {
  const [one, two] = await twoBuses();
  await one.send("from one");
  await hears(two, "from one");
  await two.send("from two");
  await hears(one, "from two");
  expect([one.times.connected, two.times.connected]).toEqual([1, 1]);
});

test("what is sent in an outage is refused; after it both hear again and know that they missed something", async () => {
  const [one, two] = await twoBuses();
  await one.send("before");
  await hears(two, "before");
  const endOutage = await beginOutage();
  await eventually(() => Promise.resolve(one.lost.length > 0 && two.lost.length > 0));
  await expect(one.send("meanwhile")).rejects.toThrow(/ECONNREFUSED/);
  await endOutage();
  await eventually(() => Promise.resolve(one.times.connected === 2 && two.times.connected === 2));
  await one.send("after");
  await two.send("after as well");
  await hears(two, "after");
  await hears(one, "after as well");
  expect(two.heard).not.toContain("meanwhile");
  // Once for the outage, however often it was tried.
  expect([one.lost.length, two.lost.length]).toEqual([1, 1]);
});

test("connections that are cut come back, those that listen and those that speak", async () => {
  const [one, two] = await twoBuses();
  await one.send("before");
  await runStatements(
    database.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'waymark-realtime'",
  );
  await eventually(() => Promise.resolve(two.times.connected === 2));
  // Whoever spoke last may learn only now that the line is cut.
  await one.send("lost").catch(() => undefined);
  await one.send("after");
  await hears(two, "after");
});

test("a bus that is opened in an outage begins to listen once the database is there", async () => {
  const endOutage = await beginOutage();
  const bus = await openBus();
  await eventually(() => Promise.resolve(bus.lost.length > 0));
  expect(bus.times.connected).toBe(0);
  await endOutage();
  await bus.joined;
  await bus.send("here");
  await hears(bus, "here");
});

test("what others notify on the channel is left out", async () => {
  const bus = await openBus();
  await bus.joined;
  await runStatements(
    database.url,
    ...["", "no piece", "aaaaaaaaaaaa 1/1 {", "aaaaaaaaaaaa 1/1 7", "aaaaaaaaaaaa 0/1 7"].map(
      (text) => `select pg_notify('waymark_realtime', '${text}')`,
    ),
  );
  await bus.send("ours");
  await hears(bus, "ours");
  expect(bus.heard).toEqual(["ours"]);
});

test("the last words before a bus is closed are still heard, and its connections are gone", async () => {
  const [one, two] = await twoBuses();
  const sent = one.send("gone".repeat(5_000));
  await one.close();
  await sent;
  await hears(two, "gone".repeat(5_000));
  await two.close();
  await eventually(async () => {
    const left = await runStatements(
      database.url,
      "select pid from pg_stat_activity where application_name = 'waymark-realtime'",
    );
    return left.length === 0;
  });
});

test(
  "a bus is closed while it still connects to a server that does not answer",
  async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const taken = new Set<Socket>();
    silent.on("connection", (socket) => taken.add(socket.on("close", () => taken.delete(socket)).resume()));
    // A server that listens on TCP has an address of this kind.
    const { port } = silent.address() as AddressInfo;
    const bus = await openBus(`postgres://waymark@127.0.0.1:${port}/waymark`);
    const refused = bus.send("to nobody").catch(() => "refused");
    await eventually(() => Promise.resolve(taken.size === 2));
    await bus.close();
    await bus.joined;
    expect(await refused).toBe("refused");
    await eventually(() => Promise.resolve(taken.size === 0));
    expect(bus.lost).toEqual([]);
  },
  closeLimitMs,
);
