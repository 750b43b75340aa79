import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Scope } from "#api/db/scope.ts";
import { auditHead, auditLog } from "#api/db/schema/audit.ts";
import { user } from "#api/db/schema/user.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

const source = (api: TestApi) => ({
  ...api.parts,
  account: null,
  requestId: "r",
  clientAddress: "192.0.2.1",
});

/** The office as a manager of one brand alone, or of both, stands before the database. */
async function officeOf(api: TestApi, username: string): Promise<Scope> {
  const [found] = await api.system((tx) =>
    tx.select({ id: user.id, brandIds: user.brandIds }).from(user).where(eq(user.username, username)),
  );
  return { audience: "office", userId: found!.id, brandIds: found!.brandIds };
}

test("an entry without a brand is read by those who may read its record, and by nobody else", async () => {
  const api = await testApi();
  const uidOf = async (username: string) => {
    const [found] = await api.system((tx) =>
      tx.select({ uid: user.uid }).from(user).where(eq(user.username, username)),
    );
    return found!.uid;
  };
  const ofBoth = { type: "user", uid: await uidOf("manager.banksia") };
  const ofNewZealand = { type: "user", uid: await uidOf("desk.steamvale") };
  const unknown = { type: "thing", uid: "01ARZ3NDEKTSV4RRFFQ69G5FAV" };
  await api.system((tx) =>
    writeAudit(
      tx,
      { ...source(api), system: true },
      ...[ofBoth, ofNewZealand, unknown].map((subject) => ({ subject, action: "changed" })),
    ),
  );
  const seenBy = async (username: string) => {
    const scope = await officeOf(api, username);
    const rows = await api.parts.database.inScope(scope, (tx) =>
      tx.select({ uid: auditLog.subjectUid }).from(auditLog).where(eq(auditLog.requestId, "r")),
    );
    return rows.map(({ uid }) => uid).toSorted();
  };
  expect(await seenBy("admin")).toEqual([ofBoth.uid, ofNewZealand.uid].toSorted());
  expect(await seenBy("manager.banksia")).toEqual([ofBoth.uid]);
});

test("the public can neither read nor write the log or the ends of its lanes", async () => {
  const api = await testApi();
  const refused = (work: Parameters<typeof api.parts.database.inScope>[1]) =>
    expect(api.parts.database.inScope({ audience: "public" }, work)).rejects.toThrow("Database error 42501");
  await refused((tx) => tx.select().from(auditHead));
  await refused((tx) => tx.update(auditHead).set({ seal: "" }));
  await refused((tx) => tx.delete(auditHead));
  await refused((tx) => tx.select({ id: auditLog.id }).from(auditLog));
  await refused((tx) =>
    writeAudit(tx, source(api), {
      subject: { type: "thing", uid: "01ARZ3NDEKTSV4RRFFQ69G5FAV" },
      action: "changed",
    }),
  );
});
