import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { rawRows } from "#api/db/raw-rows.ts";
import { phoneStatements } from "#api/db/phone-statements.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { user } from "#api/db/schema/user.ts";
import { quoteCalls, quotedReference, quotingAgent } from "#tests/support/quote-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function saveOwn(username: string, phone: string, locale = "en") {
  const token = await api.signIn(username);
  const { data } = (await api.call("/api/public/profile", { token })).json;
  return api.call("/api/public/profile", {
    method: "PATCH",
    token,
    headers: { "Accept-Language": locale },
    body: { lock_version: data.lock_version, name: data.name, phone },
  });
}
const stored = async (of: TestApi, statement: ReturnType<typeof sql>) => {
  const [row] = await of.system((tx) => rawRows<{ value: string }>(tx, statement));
  return row?.value;
};
const numberOf = (username: string) => sql`select phone as value from "user" where username = ${username}`;

test.each([
  ["consultant", "(09) 555-0177", "+6495550177", "+64 9 555 0177"],
  ["lachlan.banksia", "03 5550 0177", "+61355500177", "+61 3 5550 0177"],
  ["jonas.silberfarn", "040 66969 177", "+494066969177", "+49 40 66969177"],
  ["luca.ponteverde", "+64 21 555 014", "+6421555014", "+64 21 555 014"],
  ["desk.steamvale", "07 555 0177", "+6475550177", "+64 7 555 0177"],
])("the number of %s, written %s, is kept as %s", async (username, written, kept, shown) => {
  const saved = await saveOwn(username, written);
  expect(saved.json.data.phone, saved.text).toBe(shown);
  expect(await stored(api, numberOf(username))).toBe(kept);
});

test("what is no number is refused in the words of the reader, with an example from their country", async () => {
  const refused = await saveOwn("jonas.silberfarn", "+999 123 4567", "de");
  expect(refused.status).toBe(422);
  expect(refused.json.errors.phone[0]).toMatch(/keine Telefonnummer.*Ländervorwahl.*\+49 /);
});

test("the number of a client is read by the country they live in, else by that of the agency", async () => {
  const { api: own, fileId } = await quoteCalls();
  const token = await own.signIn(quotingAgent);
  const path = `/api/agent/quotes/${quotedReference}`;
  const save = async (contact: { phone: string; country: string | null }) => {
    const { lock_version } = (await own.call(path, { token })).json.data;
    const body = { part: "contact", lock_version, name: null, email: null, address: null, ...contact };
    return own.call(path, { method: "PATCH", token, body });
  };
  const kept = () =>
    stored(own, sql`select client_contact ->> 'phone' as value from ${clientFile} where id = ${fileId}`);
  const inFrance = await save({ phone: "04 65 55 01 40", country: "FR" });
  expect(inFrance.json.data.client_contact.phone, inFrance.text).toBe("+33 4 65 55 01 40");
  expect(await kept()).toBe("+33465550140");
  const anywhere = await save({ phone: "040 66969 188", country: null });
  expect(anywhere.json.data.client_contact.phone).toBe("+49 40 66969188");
  expect((await save({ phone: "1", country: null })).json.errors).toHaveProperty("phone");
});

test("numbers of before are brought into the form they are kept in, where they say their country", async () => {
  const was = (phone: string) =>
    api.system((tx) =>
      tx.execute(sql`update ${user} set phone = ${phone} where ${eq(user.username, "consultant")}`),
    );
  const upgrade = () =>
    api.system(async (tx) => {
      for (const statement of phoneStatements) await tx.execute(sql.raw(statement));
    });
  for (const [before, after] of [
    ["+64 9 555-0141", "+6495550141"],
    ["+49 (0)40 66969 140", "+494066969140"],
    ["09 555 0141", "09 555 0141"],
    ["ask for Ngaire", "ask for Ngaire"],
  ] as const) {
    await was(before);
    await upgrade();
    await upgrade();
    expect(await stored(api, numberOf("consultant"))).toBe(after);
  }
});
