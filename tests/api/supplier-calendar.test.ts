import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { calendarLink } from "#api/db/schema/calendar-link.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { CalendarService } from "#contract/sales/supplier-bookings/calendar.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
let token: string;

beforeEach(async () => {
  api = await testApi();
  token = await api.signIn("desk.steamvale");
});

const link = async (as = token) => (await api.call("/api/supplier/calendar-link", { token: as })).json.data;
const change = (step: "renewal" | "closing", as = token) =>
  api.call(`/api/supplier/calendar-link/${step}`, { method: "POST", token: as });

/** Makes an address and answers its secret. */
async function made(as = token): Promise<string> {
  expect((await change("renewal", as)).json.data).toEqual({ on: true });
  const { path } = await link(as);
  return /^\/supplier\/calendar\/([\w-]{43})\/bookings\.ics$/.exec(path)?.[1] ?? "";
}

const feed = (secret: string) => api.call(`/api/public/supplier-calendars/${secret}`);
const shown = async (secret: string): Promise<CalendarService[]> => (await feed(secret)).json.data.services;

describe("the address of a calendar", () => {
  test("is there when its user made it, and opens without an account", async () => {
    expect(await link()).toEqual({ on: false, path: null });
    const secret = await made();
    const answer = await feed(secret);
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({ supplier_name: "Steamvale Lakeside Hotel", locale: "en" });
  });

  test("made anew opens another, and the one before nothing", async () => {
    const first = await made();
    const second = await made();
    expect(second).not.toBe(first);
    expect([(await feed(first)).status, (await feed(second)).status]).toEqual([404, 200]);
  });

  test("switched off answers as one that never was, until it is made anew", async () => {
    const secret = await made();
    expect((await change("closing")).json.data).toEqual({ on: false });
    const [off, never] = [await feed(secret), await feed("x".repeat(43))];
    expect([off.status, off.json.message]).toEqual([404, never.json.message]);
    expect(await link()).toEqual({ on: false, path: null });
    expect((await change("closing")).status).toBe(200);
    expect((await feed(await made())).status).toBe(200);
  });

  test("ends with what its user may: suspended, without the right, in a closed company", async () => {
    const secret = await made();
    const during = async (begin: ReturnType<typeof sql>, end: ReturnType<typeof sql>) => {
      await api.system((tx) => tx.execute(begin));
      const { status } = await feed(secret);
      await api.system((tx) => tx.execute(end));
      return status;
    };
    const set = (what: string) => sql.raw(`update "user" set ${what} where username = 'desk.steamvale'`);
    const company = (status: string) =>
      sql.raw(`update supplier set status = '${status}'
        where id = (select supplier_id from "user" where username = 'desk.steamvale')`);
    expect(await during(set("status = 'suspended'"), set("status = 'active'"))).toBe(404);
    expect(await during(company("closed"), company("active"))).toBe(404);
    expect((await feed(secret)).status).toBe(200);
    const rights = sql`delete from role_permission where permission_id =
      (select id from permission where name = 'bookings.view')`;
    await api.system((tx) => tx.execute(rights));
    expect((await feed(secret)).status).toBe(404);
  });

  test("is each user's own: neither shown to a colleague nor stopped by one", async () => {
    const secret = await made();
    const colleague = await api.signIn("front.steamvale");
    expect(await link(colleague)).toEqual({ on: false, path: null });
    await change("closing", colleague);
    await made(colleague);
    expect((await feed(secret)).status).toBe(200);
  });

  test("is kept as a hash, and each change of it stands in the history of the account", async () => {
    const secret = await made();
    const [kept] = await api.system((tx) => tx.select().from(calendarLink));
    expect(JSON.stringify(kept)).not.toContain(secret);
    await change("closing");
    await change("closing");
    const rows = await api.system((tx) =>
      tx
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(like(auditLog.action, "calendar-link-%"))
        .orderBy(auditLog.id),
    );
    expect(rows.map(({ action }) => action)).toEqual(["calendar-link-renewed", "calendar-link-closed"]);
  });

  test("is not asked for more often than a house would", async () => {
    const tries = Array.from({ length: 121 }, () => feed("x".repeat(43)));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe("the services of a calendar", () => {
  async function moved(line: Partial<typeof serviceLine.$inferInsert>): Promise<string> {
    const [own] = await api.system((tx) =>
      tx
        .select({ uid: serviceLine.uid })
        .from(serviceLine)
        .where(
          sql`${serviceLine.supplierId} = (select supplier_id from "user" where username = 'desk.steamvale')
            and ${serviceLine.status} in ('OK', 'AL')`,
        )
        .orderBy(serviceLine.id)
        .limit(1),
    );
    await api.system((tx) => tx.update(serviceLine).set(line).where(eq(serviceLine.uid, own!.uid)));
    return own!.uid;
  }
  const holds = async (secret: string, uid: string) =>
    (await shown(secret)).some((service) => service.uid === uid);

  test("are those from 14 days ago to 90 days ahead", async () => {
    const secret = await made();
    const held: boolean[] = [];
    for (const day of ["2026-11-05", "2026-11-06", "2027-02-18", "2027-02-19"]) {
      held.push(await holds(secret, await moved({ dateFrom: day, dateTo: day })));
    }
    expect(held).toEqual([false, true, true, false]);
  });

  test("are confirmed ones of that supplier, and leave with their confirmation", async () => {
    const secret = await made();
    const uid = await moved({ dateFrom: "2026-11-25", dateTo: "2026-11-26" });
    expect(await holds(secret, uid)).toBe(true);
    expect(await holds(await made(await api.signIn("desk.starbasin")), uid)).toBe(false);
    // The row is another one once it is no longer confirmed.
    await api.system((tx) => tx.update(serviceLine).set({ status: "CX" }).where(eq(serviceLine.uid, uid)));
    expect(await holds(secret, uid)).toBe(false);
  });

  test("tell no traveller, price, remark or contact", async () => {
    const secret = await made();
    await moved({ dateFrom: "2026-11-25", dateTo: "2026-11-26", supplierRemarks: "nut allergy" });
    const text = JSON.stringify(await shown(secret));
    expect(text).not.toMatch(/cents|travellers|rooms|remark|allergy|phone|email|Matthias|Célia/);
  });
});
