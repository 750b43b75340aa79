import { beforeEach, expect, test } from "vitest";
import type { Tx } from "#api/db/client.ts";
import { fileMessage, quoteVersion } from "#api/db/schema/quote.ts";
import { hashCapability } from "#api/domain/capability.ts";
import { sendingCalls, type SendingCalls } from "#tests/support/sending-calls.ts";

let calls: SendingCalls["calls"];
let quoteTokenHash: string;

beforeEach(async () => {
  const { calls: made, sent } = await sendingCalls();
  calls = made;
  const path = await sent();
  quoteTokenHash = hashCapability(path.split("/").at(-1)!);
});

/** Reads with the rights of whoever holds the link that was sent, or of nobody. */
const asPublic = <T>(hash: string | undefined, work: (tx: Tx) => Promise<T>) =>
  calls.api.parts.database.inScope(
    { audience: "public", ...(hash !== undefined && { quoteTokenHash: hash }) },
    work,
  );

test("the database refuses what the agency pays to whoever holds the link of a quote", async () => {
  const inPublic = asPublic(quoteTokenHash, (tx) =>
    tx.select({ amounts: quoteVersion.amounts }).from(quoteVersion),
  );
  await expect(inPublic).rejects.toMatchObject({ code: "42501" });
  const numbers = (hash?: string) =>
    asPublic(hash, (tx) => tx.select({ no: quoteVersion.no }).from(quoteVersion));
  expect(await numbers()).toEqual([]);
  expect(await numbers(quoteTokenHash)).toEqual([{ no: 1 }]);
});

test("the database shows whoever holds the link what was written to clients alone", async () => {
  const { api, fileId } = calls;
  const message = { fileId, author: "office", authorName: "Hana", kind: "message" } as const;
  await api.system((tx) =>
    tx.insert(fileMessage).values([
      { ...message, uid: "01J9Z3NDEKTSV4RRFFQ69G5FA1", body: "For us", forClient: false },
      { ...message, uid: "01J9Z3NDEKTSV4RRFFQ69G5FA2", body: "For you", forClient: true },
    ]),
  );
  const read = await asPublic(quoteTokenHash, (tx) =>
    tx.select({ body: fileMessage.body }).from(fileMessage),
  );
  expect(read).toEqual([{ body: "For you" }]);
});
