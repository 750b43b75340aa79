import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { asOwner } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { notification } from "#api/db/schema/notification.ts";
import { quote } from "#api/db/schema/quote.ts";
import { waitingQuote } from "#tests/support/waiting-quote.ts";

let world: Awaited<ReturnType<typeof waitingQuote>>;

beforeEach(async () => {
  world = await waitingQuote();
});

const import2027 = () => world.importSeason("2027-01-01", "2027-02-28");
const versionNow = async () => (await world.calls.show(world.draft.reference)).lock_version;
const offer = (status: "Sent" | "Accepted") =>
  world.calls.api.system(async (tx) => {
    const [file] = await tx.select().from(clientFile).where(eq(clientFile.uid, world.draft.uid));
    const changed = await tx.update(quote).set({ status }).where(eq(quote.fileId, file!.id)).returning();
    expect(changed).toHaveLength(1);
  });

test("a quote that waits for a rate gets its price once an import brings it, and its consultant is told", async () => {
  const before = await versionNow();
  await world.keepHouse();
  expect(await world.lineNow()).toMatchObject({ status: "no_rate", sell: null });
  const { done } = await import2027();
  expect(done.json.data.counts).toMatchObject({ added: 1 });
  await world.keepHouse();
  // 20 % on the cost of each night in one double.
  const { units, ...now } = await world.lineNow();
  expect(now).toEqual({ status: "priced", sell: units * 120_00 });
  expect(await versionNow()).toBe(before + 1);
  const told = await world.calls.api.system((tx) =>
    tx.select().from(notification).where(eq(notification.kind, "rates.arrived")),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]!.facts).toMatchObject({ reference: world.draft.reference, services: 1 });
  await world.keepHouse();
  expect(await versionNow()).toBe(before + 1);
});

test("the history of the file says that it was priced when rates came", async () => {
  await import2027();
  await world.keepHouse();
  const token = await world.calls.api.signIn("manager");
  const { json } = await world.calls.api.call(`/api/office/client-files/${world.draft.uid}/history`, {
    token,
  });
  expect(json.data[0]).toMatchObject({ action: "repriced", actor: { audience: "system" } });
});

test("an offer that waits for its client, or was accepted, keeps its prices", async () => {
  await import2027();
  for (const status of ["Sent", "Accepted"] as const) {
    await offer(status);
    await world.keepHouse();
    expect(await world.lineNow()).toMatchObject({ status: "no_rate", sell: null });
  }
});

test("rates of other days leave a quote as it is", async () => {
  await world.importSeason("2028-01-01", "2028-02-28");
  const before = await versionNow();
  await world.keepHouse();
  expect([await versionNow(), (await world.lineNow()).status]).toEqual([before, "no_rate"]);
});

test("one that cannot be priced is left as it was and logged, and holds none of the others up", async () => {
  const broken = await world.calls.save({ rooms: "DB-2", name: "Family Broken" });
  const brokenLine = await world.letWait(broken);
  const refuses = `alter table client_file add constraint refuses_changes
    check (uid <> '${broken.uid}' or lock_version <= ${broken.lock_version})`;
  await asOwner(world.calls.api.parts.database, ({ script }) => script(refuses));
  await import2027();
  await world.keepHouse();
  expect(await world.lineNow()).toMatchObject({ status: "priced" });
  expect(await world.lineNow(brokenLine)).toMatchObject({ status: "no_rate", sell: null });
  const logged = world.calls.api.logs.filter((entry) => entry.includes("housekeeping.quote_not_priced"));
  expect(logged.map((entry) => (JSON.parse(entry) as { file: string }).file)).toEqual([broken.uid]);
});
