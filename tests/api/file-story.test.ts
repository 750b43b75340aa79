import { eq, isNotNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newestEntries } from "#api/audit/history.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { FileEntry } from "#contract/system/audit/file-entry.ts";
import { toldOfFiles } from "#contract/system/audit/file-history.ts";
import { changeWorld } from "#tests/support/change-calls.ts";
import { takeOut } from "#tests/support/invoice-calls.ts";
import { linkCalls, linkedReference } from "#tests/support/link-calls.ts";
import { quotedReference } from "#tests/support/quote-calls.ts";
import { sendingCalls } from "#tests/support/sending-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

/** Kept, and told to nobody: what says nothing to people, or is said by the entry itself. */
const untold = [
  "itinerary.rotation",
  "itinerary.unpublished_at",
  "service-line.kind",
  "supplier-request.status",
];

async function fileOf(api: TestApi, reference: string) {
  const [file] = await api.system((tx) =>
    tx.select().from(clientFile).where(eq(clientFile.reference, reference)),
  );
  return file!;
}

async function historyOf(api: TestApi, reference: string, reader = "consultant") {
  const { uid } = await fileOf(api, reference);
  const path = `/api/office/client-files/${uid}/history?per_page=100`;
  const answer = await api.call(path, { token: await api.signIn(reader) });
  expect(answer.status, answer.text).toBe(200);
  return { text: answer.text, entries: answer.json.data as FileEntry[] };
}

const deeds = (entries: readonly FileEntry[]) => entries.map(({ subject, action }) => `${subject}.${action}`);

/** Every entry of the log about a file is told, with all its fields but those that are left out on purpose. */
async function expectWholeStory(api: TestApi) {
  const rows = await api.system((tx) => tx.select().from(auditLog).where(isNotNull(auditLog.fileId)));
  const told = new Map<string, { actions: readonly string[]; fields: readonly string[] }>(
    Object.entries(toldOfFiles),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { subjectType, action, before, after } of rows) {
    expect(told.get(subjectType)?.actions).toContain(action);
    const left = Object.keys({ ...before, ...after })
      .filter((field) => !told.get(subjectType)?.fields.includes(field))
      .map((field) => `${subjectType}.${field}`);
    expect(left.filter((field) => !untold.includes(field))).toEqual([]);
  }
}

describe("the history of a client file", () => {
  test("tells of the versions of its quote: saved, sent, opened and accepted, with what the client took", async () => {
    const { calls, sent, post } = await sendingCalls();
    const link = await sent();
    expect((await post(`${link}/seen`, {})).status).toBe(204);
    type Service = { uid: string; kind: string; name: string };
    const page = (await calls.api.call(link)).json.data;
    const services: Service[] = page.days.flatMap((day: { services: Service[] }) => day.services);
    const option = services.find(({ kind }) => kind === "optional")!;
    const ticked = (await calls.api.call(`${link}?options=${option.uid}`)).json.data;
    const yes = {
      name: "Ann Whitcombe",
      agreed: true,
      options: [option.uid],
      total_cents: ticked.total_cents,
    };
    expect((await post(`${link}/acceptance`, yes)).status).toBe(204);
    const { entries } = await historyOf(calls.api, quotedReference);
    expect(deeds(entries).slice(0, 4)).toEqual([
      "quote.accepted",
      "quote.viewed",
      "quote.sent",
      "quote.version_saved",
    ]);
    expect(entries[0]).toMatchObject({ actor: { audience: "public", name: null } });
    expect(entries[0]!.changes).toContainEqual({
      field: "accepted_by",
      before: null,
      after: "Ann Whitcombe",
    });
    const [line] = await calls.api.system((tx) =>
      tx.select({ name: serviceLine.name }).from(serviceLine).where(eq(serviceLine.uid, option.uid)),
    );
    expect(entries[0]!.changes).toContainEqual({ field: "options", before: null, after: [line!.name.en] });
    expect(entries[2]!.changes).toContainEqual({ field: "version", before: null, after: 1 });
    expect(entries[2]!.changes).toContainEqual({ field: "valid_until", before: null, after: "2026-12-01" });
    await expectWholeStory(calls.api);
  });

  test("tells of the link of its itinerary, and neither the link nor what it is made of", async () => {
    const { api, step, token } = await linkCalls();
    const tokens = [await token()];
    for (const one of ["renewal", "closing", "opening"] as const) expect((await step(one)).status).toBe(200);
    tokens.push(await token());
    const { entries, text } = await historyOf(api, linkedReference);
    expect(deeds(entries)).toEqual([
      "itinerary.link-opened",
      "itinerary.link-closed",
      "itinerary.link-renewed",
    ]);
    expect(entries[1]!.changes).toEqual([{ field: "link", before: "open", after: "closed" }]);
    const [{ hash } = { hash: null }] = await api.system((tx) =>
      tx
        .select({ hash: itinerary.tokenHash })
        .from(itinerary)
        .where(eq(itinerary.referenceKey, linkedReference)),
    );
    for (const secret of [...tokens, hash, "rotation", "hash", "token"]) expect(text).not.toContain(secret);
    await expectWholeStory(api);
  });

  test("tells of a change of the booking, its services by name, and of its invoice to who may see invoices", async () => {
    const world = await changeWorld();
    await world.book();
    const out = await takeOut(world);
    const { services } = await world.change();
    expect(services.map(({ uid }) => uid)).not.toContain(out);
    const { entries } = await historyOf(world.api, "NZFI100005");
    const told = deeds(entries);
    for (const deed of [
      ...["client-file.submitted", "service-line.held"],
      ...["change-request.created", "client-file.changed", "invoice.created"],
    ])
      expect(told).toContain(deed);
    const line = (await world.bought()).find(({ uid }) => uid === out)!;
    const ended = entries.find(
      ({ subject, action }) => subject === "service-line" && action.startsWith("cancel"),
    );
    expect(ended?.service).toBe(line.name.en);
    const narrow = await historyOf(world.api, "NZFI100005", "operations");
    expect(deeds(narrow.entries)).toEqual(told.filter((deed) => !deed.startsWith("invoice.")));
    expect(narrow.text).not.toMatch(/gst_cents|total_cents/);
    await expectWholeStory(world.api);
  });

  test("says nothing of cost, yield or secrets, whoever reads it and whatever the log may hold", async () => {
    const api = await testApi();
    const { id: fileId, uid, brandId } = await fileOf(api, "NZFI100001");
    const source = { ...api.parts, account: null, requestId: "r", clientAddress: "", system: true } as const;
    const secret = { cost_cents: 777_001, yield_cents: 777_002, margin_bps: 777_003, token_hash: "777004" };
    const subject = { uid, fileId, brandId };
    await api.system((tx) =>
      writeAudit(
        tx,
        source,
        {
          subject: { ...subject, type: "service-line" as const },
          action: "held",
          after: { status: "AL", ...secret },
        },
        {
          subject: { ...subject, type: "quote" as const },
          action: "expired",
          before: secret,
          after: { label: "x" },
        },
      ),
    );
    // A kind of record and an action that nobody has words for.
    await api.system((tx) =>
      tx.execute(sql`insert into audit_log (uid, lane, seq, at, actor_audience, ip, action, subject_type,
        subject_uid, file_id, brand_id, request_id, after, previous_hash, hash)
        select other.kind, lane, other.seq, at, actor_audience, ip, other.action, other.kind, subject_uid, file_id,
        brand_id, 'r', after, hash, hash
        from audit_log, (values (98, 'ledger', 'held'), (99, 'quote', 'costed')) as other (seq, kind, action)
        where file_id = ${fileId} and audit_log.action = 'held'`),
    );
    for (const reader of ["admin", "operations", "accounts", "consultant", "product"]) {
      const { text, entries } = await historyOf(api, "NZFI100001", reader);
      expect(deeds(entries).toSorted()).toEqual(["quote.expired", "service-line.held"]);
      expect(text).not.toMatch(/\b777\b|cost|yield|margin|token/);
    }
  });

  test("is there for the office alone", async () => {
    const api = await testApi();
    const { uid } = await fileOf(api, "NZFI100001");
    for (const name of ["anke.silberfarn", "desk.steamvale"]) {
      const token = await api.signIn(name);
      const answer = await api.call(`/api/office/client-files/${uid}/history`, { token });
      expect(answer.status, name).toBe(401);
    }
    expect((await api.call(`/api/office/client-files/${uid}/history`)).status).toBe(401);
  });
});

test("the newest entries of a file are read in the order of an index, without sorting", async () => {
  const api = await testApi();
  const plan = await api.system(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    // Of a handful of rows sorting is the cheaper way; where no index has the order, they are sorted all the same.
    await tx.execute(sql`set local enable_sort = off`);
    await tx.execute(sql`set local enable_incremental_sort = off`);
    const page = newestEntries(tx, eq(auditLog.fileId, 1)).limit(25);
    return rawRows(tx, sql`explain (format json) ${page.getSQL()}`);
  });
  const text = JSON.stringify(plan);
  expect(text).toContain('"Index Name":"audit_log_of_file"');
  expect(text).not.toContain('"Node Type":"Sort"');
});
