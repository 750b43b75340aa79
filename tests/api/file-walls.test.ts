import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { rawRows } from "#api/db/raw-rows.ts";
import { user } from "#api/db/schema/user.ts";
import type { Scope } from "#api/db/scope.ts";
import { fileTables, type FileTable } from "#tests/support/file-tables.ts";

let world: Awaited<ReturnType<typeof fileTables>>;

beforeAll(async () => {
  world = await fileTables();
}, 120_000);

async function account(username: string) {
  const [found] = await world.asSystem((tx) => tx.select().from(user).where(eq(user.username, username)));
  return found!;
}

async function agentScope(username: string, agencyWide: boolean): Promise<Scope> {
  const { id, agencyId } = await account(username);
  return { audience: "agent", userId: id, agencyId: agencyId!, agencyWide };
}

async function officeScope(brand: "NZ" | "AU"): Promise<Scope> {
  const [found] = await world.asSystem((tx) =>
    rawRows<{ id: number }>(tx, sql`select id from brand where code = ${brand}`),
  );
  return { audience: "office", userId: 1, brandIds: [found!.id] };
}

/** The condition on the files that somebody may work with, said once more and without the walls. */
function ownFiles(scope: Scope): string {
  if (scope.audience === "office") return `brand_id = ${scope.brandIds[0]}`;
  if (scope.audience !== "agent") return "false";
  const ofAgency = `agency_id = ${scope.agencyId}`;
  return scope.agencyWide ? ofAgency : `${ofAgency} and agent_user_id = ${scope.userId}`;
}

/** What agents see of the rows of their files, where it is not all: drafts are the house's own. */
const forAgents: Record<string, string> = { invoice: "status not in ('Draft', 'Void')" };

const isSome = (found: readonly unknown[]) => expect(found.length).toBeGreaterThan(0);

test.each<[string, () => Promise<Scope>]>([
  ["an agent of one agency", () => agentScope("emma.larkspur", true)],
  ["an agent of another", () => agentScope("anke.silberfarn", true)],
  ["an agent who has files of his own alone", () => agentScope("jonas.silberfarn", false)],
  ["the office of New Zealand", () => officeScope("NZ")],
  ["the office of Australia", () => officeScope("AU")],
])(
  "the database alone shows %s every row of an own file, and of a foreign one none",
  async (_who, scopeOf) => {
    const scope = await scopeOf();
    const files = await world.there({ name: "client_file", column: "id" }, ownFiles(scope));
    isSome(files);
    const own = new Set(files.map(({ file }) => file));
    const readable = world.readableBy(scope.audience);
    expect(readable.length).toBeGreaterThan(10);
    for (const table of readable) {
      const rows = await world.there(table, scope.audience === "agent" ? forAgents[table.name] : undefined);
      const wanted = rows.filter(({ file }) => own.has(file));
      expect(await world.seen(scope, table), table.name).toEqual(wanted);
    }
  },
);

test("of every table about files that agents read there are rows of several agencies", async () => {
  const poor: string[] = [];
  for (const table of world.readableBy("agent")) {
    const files = (await world.there(table)).map(({ file }) => file).join(",");
    const [found] = await world.asSystem((tx) =>
      rawRows<{ agencies: number }>(
        tx,
        sql`select count(distinct agency_id)::int as agencies from client_file
          where id = any(string_to_array(${files}, ',')::int[])`,
      ),
    );
    if (found!.agencies < 2) poor.push(table.name);
  }
  expect(poor).toEqual([]);
});

/** Sees exactly the rows that the conditions name, table by table, and may read no other table about files. */
async function seesExactly(scope: Scope, conditions: Record<string, string>) {
  const readable = world.readableBy(scope.audience);
  expect(readable.map(({ name }) => name).toSorted()).toEqual(Object.keys(conditions).toSorted());
  const seen = new Map<string, number>();
  for (const table of readable) {
    const wanted = await world.there(table, conditions[table.name]);
    expect(await world.seen(scope, table), table.name).toEqual(wanted);
    seen.set(table.name, wanted.length);
  }
  return Object.fromEntries(seen);
}

/** Rows that only the narrowest part of a wall keeps from somebody who may see their like. */
async function isKept(table: FileTable, condition: string) {
  isSome(await world.there(table, condition));
}

describe("the database alone shows a supplier", () => {
  test.each(["desk.steamvale", "desk.starbasin"])(
    "what it was asked for and nothing else: %s",
    async (name) => {
      const { id, supplierId } = await account(name);
      const asked = `supplier_id = ${supplierId} and status not in ('QU', 'AV', 'OR')`;
      const sleptIn = `select file_id from service_line where supplier_id = ${supplierId}
        and status in ('OK', 'AL') and service_type in ('AC', 'AF')`;
      const counts = await seesExactly(
        { audience: "supplier", userId: id, supplierId: supplierId! },
        {
          client_file: `id in (select file_id from service_line where ${asked})`,
          pax: `file_id in (${sleptIn}) and status = 'active'`,
          room: `file_id in (${sleptIn})`,
          room_pax: `room_id in (select id from room where file_id in (${sleptIn}))`,
          service_line: asked,
          supplier_request: `supplier_id = ${supplierId} and status <> 'Draft' and sent_at is not null`,
        },
      );
      for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
      await isKept(
        { name: "supplier_request", column: "line_id" },
        `supplier_id = ${supplierId} and status = 'Draft'`,
      );
      const lines = { name: "service_line", column: "file_id" } as const;
      await isKept(lines, `supplier_id <> ${supplierId}`);
      await isKept(lines, `supplier_id = ${supplierId} and status in ('QU', 'AV', 'OR')`);
    },
  );
});

describe("the database alone shows the public", () => {
  const nothing = {
    client_file: "false",
    ...{ itinerary: "false", quote: "false", quote_version: "false", file_message: "false" },
    supplier_request: "false",
  };

  test("nothing of any file without a link or a reference, or with wrong ones", async () => {
    await seesExactly({ audience: "public" }, nothing);
    const wrong = "0".repeat(64);
    await seesExactly(
      {
        audience: "public",
        ...{ itineraryTokenHash: wrong, quoteTokenHash: wrong, requestTokenHash: wrong },
        referenceKey: "NZFI999999",
      },
      nothing,
    );
  });

  test("that there is the request which its link opens, and nothing else of it", async () => {
    const [request] = await world.asSystem((tx) =>
      rawRows<{ hash: string; id: number }>(
        tx,
        sql`select token_hash as hash, id from supplier_request where sent_at is not null and token_hash is not null`,
      ),
    );
    const { hash, id } = request!;
    await seesExactly(
      { audience: "public", requestTokenHash: hash },
      { ...nothing, supplier_request: `id = ${id}` },
    );
    await isKept({ name: "supplier_request", column: "line_id" }, `id <> ${id} and sent_at is not null`);
  });

  test("the version that its link opens, with the quote and the messages for the client", async () => {
    const [version] = await world.asSystem((tx) =>
      rawRows<{ hash: string; quote: number }>(
        tx,
        sql`select token_hash as hash, quote_id as quote from quote_version v where sent_at is not null
          and exists (select from quote_version o where o.quote_id = v.quote_id and o.no > v.no)`,
      ),
    );
    const { hash, quote } = version!;
    const counts = await seesExactly(
      { audience: "public", quoteTokenHash: hash },
      {
        ...nothing,
        // Its number and that of its agency, whose logo is shown.
        client_file: `id = (select file_id from quote where id = ${quote})`,
        quote: `id = ${quote}`,
        quote_version: `token_hash = '${hash}'`,
        file_message: `for_client and file_id = (select file_id from quote where id = ${quote})`,
      },
    );
    expect(counts).toEqual({
      ...{ client_file: 1, itinerary: 0, quote: 1, quote_version: 1, file_message: 1, supplier_request: 0 },
    });
    await isKept(
      { name: "quote_version", column: "quote_id" },
      `quote_id <> ${quote} and sent_at is not null`,
    );
  });

  test("no version that was not sent, whoever has its link", async () => {
    const [version] = await world.asSystem((tx) =>
      rawRows<{ hash: string }>(tx, sql`select token_hash as hash from quote_version where sent_at is null`),
    );
    await seesExactly({ audience: "public", quoteTokenHash: version!.hash }, nothing);
  });

  test("the published itinerary of a link or of a reference, and no other", async () => {
    const [found] = await world.asSystem((tx) =>
      rawRows<{ id: number; hash: string; reference: string }>(
        tx,
        sql`select id, token_hash as hash, reference_key as reference from itinerary where published_at <= now()
          and unpublished_at is null and link_closed_at is null`,
      ),
    );
    const { id, hash, reference } = found!;
    const one = { ...nothing, itinerary: `id = ${id}` };
    await seesExactly({ audience: "public", itineraryTokenHash: hash }, one);
    await seesExactly({ audience: "public", referenceKey: reference }, one);
  });
});
