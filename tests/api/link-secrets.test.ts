import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rawRows } from "#api/db/raw-rows.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { capabilityToken, hashCapability } from "#api/domain/capability.ts";
import { linkedReference } from "#tests/support/link-calls.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { sendingCalls } from "#tests/support/sending-calls.ts";
import type { TestApi } from "#tests/support/test-api.ts";

/** Every row of every table as text, the way a dump holds it. */
function dumped({ system }: TestApi): Promise<string> {
  return system(async (tx) => {
    const tables = await rawRows<{ name: string }>(
      tx,
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(50);
    const texts: string[] = [];
    for (const { name } of tables) {
      const rows = await rawRows<{ row: string }>(tx, sql.raw(`select t::text as row from ${name} t`));
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join("\n");
  });
}

/** In any of the ways in which 256 bits are written down. */
function spellings(token: string): string[] {
  const bytes = Buffer.from(token, "base64url");
  return [token, bytes.toString("hex"), bytes.toString("base64").replace(/=+$/, "")];
}

test("no link that was ever made, renewed, mailed or opened stands in the database or in the logs", async () => {
  const { calls, agent, sent, post } = await sendingCalls();
  const { api } = calls;
  const tokens: string[] = [];

  const links = async () =>
    (
      await api.system((tx) =>
        tx.select({ uid: itinerary.uid, rotation: itinerary.rotation }).from(itinerary),
      )
    ).map(({ uid, rotation }) => capabilityToken(api.parts.serverKey, "itinerary", uid, rotation));
  tokens.push(...(await links()));
  const renewed = await api.call(
    `/api/office/client-files/${seedUid("file", linkedReference)}/itinerary-link/renewal`,
    {
      method: "POST",
      token: await api.signIn("consultant"),
      headers: { "Idempotency-Key": "one-visit-of-the-form" },
      body: { lock_version: 1 },
    },
  );
  expect(renewed.status, renewed.text).toBe(200);
  tokens.push(...(await links()));
  for (const token of tokens) await post(`/api/public/itineraries/${token}/seen`, undefined);

  const quotePath = await sent({ by: "mail", email: "ada@travellers.example", name: "Ada Finch" });
  await post(`${quotePath}/seen`, undefined);
  await post(`${quotePath}/messages`, { name: "Ada Finch", body: "May we stay a day longer?" });
  tokens.push(quotePath.split("/").at(-1)!);
  await api.call("/api/public/password-resets", {
    method: "POST",
    body: { audience: "agent", username: "anke.silberfarn" },
  });
  const mails = (await api.mails(4)).map(({ text }) => text).join("\n");
  const mailed = [...mails.matchAll(/\/(?:quote|reset-password)\/([\w-]{43})/g)].map(([, token]) => token!);
  expect(mailed.length).toBeGreaterThanOrEqual(2);
  tokens.push(...mailed);
  expect(await api.call("/api/agent/client-files", { token: agent })).toMatchObject({ status: 200 });

  const dump = await dumped(api);
  // The dump is a real one: it holds what the tokens are found by.
  expect(tokens.filter((token) => dump.includes(hashCapability(token)))).toHaveLength(tokens.length - 1);
  const logs = api.logs.join("");
  for (const token of new Set(tokens)) {
    for (const spelling of spellings(token)) {
      expect(dump.includes(spelling)).toBe(false);
      expect(logs.includes(spelling)).toBe(false);
    }
  }
  // Neither stands the key from which all of them could be made.
  expect(dump.includes(api.parts.serverKey[0])).toBe(false);
});
