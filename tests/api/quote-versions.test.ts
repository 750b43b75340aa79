import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import { linePrice, serviceLine } from "#api/db/schema/service-line.ts";
import { versionHash } from "#api/domain/quotes/canonical.ts";
import { quoteCalls, type QuoteCalls } from "#tests/support/quote-calls.ts";

let calls: QuoteCalls;

beforeAll(async () => {
  calls = await quoteCalls();
});

const versionsOf = ({ api, fileId }: QuoteCalls) =>
  api.system((tx) =>
    tx
      .select({ version: quoteVersion, status: quote.status, currentNo: quote.currentNo })
      .from(quoteVersion)
      .innerJoin(quote, eq(quote.id, quoteVersion.quoteId))
      .where(eq(quote.fileId, fileId))
      .orderBy(quoteVersion.no),
  );

describe("saving a version", () => {
  test("freezes what the file offers, numbered and sealed, as a draft", async () => {
    const saved = await calls.saveVersion("First idea");
    const [row] = await versionsOf(calls);
    expect(row).toMatchObject({ status: "Draft", currentNo: saved.no });
    const { version } = row!;
    expect(version).toMatchObject({ no: 1, label: "First idea", uid: saved.uid });
    expect(versionHash(version.snapshot, version.amounts)).toBe(version.hash);
    const { snapshot, amounts } = version;
    expect(snapshot.lines.length).toBeGreaterThan(0);
    const people = snapshot.perRoom.flatMap((room) => room.people.map(({ cents }) => cents));
    expect(people.reduce((sum, cents) => sum + cents, 0)).toBe(snapshot.totalCents);
    expect(snapshot.totalCents).toBe(amounts.totals.sellCents + snapshot.roundingCents);
  });

  test("leaves services without a price out and lists them", async () => {
    const dropped = await calls.api.system(async (tx) => {
      const [line] = await tx
        .select({ id: serviceLine.id, uid: serviceLine.uid })
        .from(serviceLine)
        .innerJoin(linePrice, eq(linePrice.lineId, serviceLine.id))
        .where(and(eq(serviceLine.fileId, calls.fileId), eq(serviceLine.kind, "included")))
        .limit(1);
      await tx.update(linePrice).set({ isCurrent: false }).where(eq(linePrice.lineId, line!.id));
      return line!.uid;
    });
    const saved = await calls.saveVersion();
    expect(saved.no).toBe(2);
    expect(saved.leftOut.map(({ uid }) => uid)).toEqual([dropped]);
    const [, second] = await versionsOf(calls);
    expect(second?.version.snapshot.lines.map(({ uid }) => uid)).not.toContain(dropped);
  });

  test("numbers versions that are saved at the same time one after the other", async () => {
    await Promise.all([calls.saveVersion(), calls.saveVersion()]);
    expect((await versionsOf(calls)).map(({ version }) => version.no)).toEqual([1, 2, 3, 4]);
  });

  test("writes down who saved it in the audit log of the file", async () => {
    const rows = await calls.api.system((tx) =>
      tx.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.fileId, calls.fileId)),
    );
    expect(rows.filter(({ action }) => action === "version_saved").length).toBe(4);
  });

  test("refuses once the quote was accepted, and for a booking", async () => {
    const { api, fileId } = calls;
    const accepted = {
      status: "Accepted" as const,
      acceptedNo: 1,
      acceptedByName: "Ada",
      acceptedAt: new Date(),
    };
    await api.system((tx) => tx.update(quote).set(accepted).where(eq(quote.fileId, fileId)));
    await expect(calls.saveVersion()).rejects.toMatchObject({ status: 409 });
    await api.system((tx) => tx.update(clientFile).set({ kind: "booking" }).where(eq(clientFile.id, fileId)));
    await expect(calls.saveVersion()).rejects.toMatchObject({ status: 409 });
  });
});

describe("a saved version", () => {
  test.each([
    ["what it says", { snapshot: {} as never }],
    ["what the agency pays", { amounts: {} as never }],
    ["its number", { no: 99 }],
    ["its seal", { hash: "0".repeat(64) }],
  ])("keeps %s, whoever writes", async (_what, change) => {
    const write = calls.api.system((tx) => tx.update(quoteVersion).set(change));
    await expect(write).rejects.toMatchObject({ code: "42501" });
  });

  test("cannot be removed, and can be marked as sent", async () => {
    await expect(calls.api.system((tx) => tx.delete(quoteVersion))).rejects.toMatchObject({ code: "42501" });
    await calls.api.system((tx) => tx.update(quoteVersion).set({ sentAt: new Date() }));
  });
});
