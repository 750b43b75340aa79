import { eq, inArray } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { testApi } from "#tests/support/test-api.ts";

export const bulkPath = "/api/office/client-files/bulk";
export const fileUid = (reference: string) => seedUid("file", reference);

/** An API whose files NZFI100003 and NZFI100004 are open, with calls that change many files at once. */
export async function bulkCalls() {
  const api = await testApi();
  await api.system((tx) =>
    tx
      .update(clientFile)
      .set({ status: "Confirmed" })
      .where(inArray(clientFile.reference, ["NZFI100003", "NZFI100004"])),
  );
  return {
    api,
    accountUid: async (username: string) => {
      const rows = await api.system((tx) =>
        tx.select({ uid: user.uid }).from(user).where(eq(user.username, username)),
      );
      return rows[0]!.uid;
    },
    consultantOf: async (reference: string) => {
      const rows = await api.system((tx) =>
        tx
          .select({ uid: user.uid, version: clientFile.lockVersion })
          .from(clientFile)
          .leftJoin(user, eq(user.id, clientFile.consultantId))
          .where(eq(clientFile.reference, reference)),
      );
      return rows[0]!;
    },
    post: (token: string, body: unknown, to = bulkPath, requestId = "request-of-a-test") =>
      api.call(to, { method: "POST", token, body, headers: { "X-Request-Id": requestId } }),
  };
}

export type BulkCalls = Awaited<ReturnType<typeof bulkCalls>>;
