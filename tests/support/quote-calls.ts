import { eq } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { user } from "#api/db/schema/user.ts";
import type { AuditSource } from "#api/audit/write-audit.ts";
import { saveVersion } from "#api/modules/sales/quote-versions/save-version.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

/** Jonas's trip of the demo world, put back to where it was a quote in English. */
export const quotedReference = "NZFI100005";

export const quotingAgent = "jonas.silberfarn";

export type QuoteCalls = Awaited<ReturnType<typeof quoteCalls>>;

/** The API with a file that is a quote, and ways to save versions of it as the product does. */
export async function quoteCalls() {
  const api = await testApi();
  const fileId = await asQuote(api, quotedReference);
  const source: AuditSource & { locale: "en" } = {
    account: null,
    system: true,
    locale: "en",
    requestId: "test",
    clientAddress: "192.0.2.1",
    serverKey: api.parts.serverKey,
    now: api.clock.now,
  };
  return {
    api,
    fileId,
    saveVersion: (label: string | null = null) =>
      api.system((tx) => saveVersion(tx, source, { fileId, label })),
  };
}

/** Makes a quote of a booking: nothing was asked of any supplier yet. */
export async function asQuote(api: TestApi, reference: string): Promise<number> {
  return api.system(async (tx) => {
    const [file] = await tx
      .update(clientFile)
      .set({ kind: "quote", status: "Quote", locale: "en" })
      .where(eq(clientFile.reference, reference))
      .returning({ id: clientFile.id });
    if (!file) throw new RangeError(`There is no file ${reference}`);
    await tx.update(user).set({ locale: "en" }).where(eq(user.username, quotingAgent));
    await tx.update(serviceLine).set({ status: "QU" }).where(eq(serviceLine.fileId, file.id));
    return file.id;
  });
}
