import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { verifyAuditChain } from "#api/audit/verify-chain.ts";
import { writeAudit } from "#api/audit/write-audit.ts";
import { asOwner } from "#api/db/client.ts";
import type { Tx } from "#api/db/client.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const verify = () => verifyAuditChain(api.parts.database, api.parts.serverKey);

function write(tx: Tx, ...names: string[]) {
  const { serverKey, now } = api.parts;
  const source = {
    account: null,
    requestId: "test",
    clientAddress: "192.0.2.1",
    serverKey,
    now,
    system: true,
  } as const;
  const changes = names.map((name) => ({
    subject: { type: "thing", uid: "01ARZ3NDEKTSV4RRFFQ69G5FAV" },
    action: "changed",
    before: { name: "old", size: 1.5, tags: ["a", "b"] },
    after: { name, size: 2, tags: null },
  }));
  return writeAudit(tx, source, ...changes);
}

/** As somebody with the password of the database's owner would, past roles and triggers. */
function tamper(statement: string) {
  return asOwner(api.parts.database, ({ script }) =>
    script(`set session_replication_role = replica; ${statement}; set session_replication_role = default;`),
  );
}

test("a log that nobody touched is whole, also an empty one", async () => {
  expect(await verify()).toEqual({ rows: 0, faults: [] });
  await api.system((tx) => write(tx, "one", "two"));
  await api.system((tx) => write(tx, "three"));
  expect(await verify()).toEqual({ rows: 3, faults: [] });
});

test("what was rolled back with its change leaves no trace and no gap", async () => {
  await api.system((tx) => write(tx, "one"));
  const failed = api.system(async (tx) => {
    await write(tx, "never");
    throw new Error("the change failed");
  });
  await expect(failed).rejects.toThrow("the change failed");
  await api.system((tx) => write(tx, "two"));
  expect(await verify()).toEqual({ rows: 2, faults: [] });
});

describe("finds out", () => {
  beforeEach(() => api.system((tx) => write(tx, "one", "two", "three")));

  test("a row that was edited", async () => {
    await tamper(`update audit_log set after = '{"name": "never said"}' where seq = 2`);
    expect((await verify()).faults).toEqual([{ lane: 1, seq: 2, fault: "changed" }]);
  });

  test.each(["actor_id = 1", "at = at - interval '1 day'", "ip = '203.0.113.9'", "reason = 'x'"])(
    "an edit of %s",
    async (edit) => {
      await tamper(`update audit_log set ${edit} where seq = 3`);
      expect((await verify()).faults).not.toEqual([]);
    },
  );

  test("a row that was removed in the middle", async () => {
    await tamper("delete from audit_log where seq = 2");
    expect((await verify()).faults).toContainEqual({ lane: 1, seq: 2, fault: "missing" });
  });

  test("the last row removed, also when the end was moved back to hide it", async () => {
    await tamper("delete from audit_log where seq = 3");
    expect((await verify()).faults).toEqual([{ lane: 1, seq: 3, fault: "missing-end" }]);
    await tamper(
      "update audit_head set seq = 2, hash = (select hash from audit_log where seq = 2) where lane = 1",
    );
    expect((await verify()).faults).toEqual([{ lane: 1, seq: 2, fault: "missing-end" }]);
  });

  test("a row that was slipped in behind the end", async () => {
    await tamper(
      "insert into audit_log (uid, lane, seq, at, actor_audience, ip, action, subject_type, subject_uid, request_id, previous_hash, hash) select 'x', lane, 4, at, actor_audience, ip, action, subject_type, subject_uid, request_id, hash, hash from audit_log where seq = 3",
    );
    expect((await verify()).faults).not.toEqual([]);
  });

  test("no fault where the key was changed since and the old one is still in the ring", async () => {
    const ring: KeyRing = ["the key that came after it, long enough", ...api.parts.serverKey];
    expect((await verifyAuditChain(api.parts.database, ring)).faults).toEqual([]);
  });

  test("a log written under another key", async () => {
    const report = await verifyAuditChain(api.parts.database, ["another key, which the server never had"]);
    expect(report.faults).not.toEqual([]);
  });
});

describe("nobody rewrites it", () => {
  beforeEach(() => api.system((tx) => write(tx, "one")));

  test.each(["update audit_log set action = 'x'", "delete from audit_log", "truncate audit_log"])(
    "%s is refused to the product and to the owner",
    async (statement) => {
      const asProduct = api.system((tx) => tx.execute(sql.raw(statement)));
      await expect(asProduct).rejects.toMatchObject({ code: "42501" });
      const asTheOwner = asOwner(api.parts.database, ({ script }) => script(statement));
      await expect(asTheOwner).rejects.toMatchObject({ code: "42501" });
      expect((await verify()).rows).toBe(1);
    },
  );

  test("an account cannot write in the name of another", async () => {
    const scope = { audience: "office" as const, userId: 1, brandIds: [1] };
    const forged = api.parts.database.inScope(scope, (tx) => write(tx, "forged"));
    await expect(forged).rejects.toMatchObject({ code: "42501" });
  });
});

test("many transactions at once write without waiting in one line, and the log is whole", async () => {
  await api.system((tx) => write(tx, "first"));
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => api.system((tx) => write(tx, `n${index}`, `m${index}`))),
  );
  expect(await verify()).toEqual({ rows: 81, faults: [] });
});
