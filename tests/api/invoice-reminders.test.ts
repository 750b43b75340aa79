import { and, asc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { auditLog } from "#api/db/schema/audit.ts";
import { setting } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { invoiceReminder } from "#api/db/schema/invoice-reminder.ts";
import { invoice } from "#api/db/schema/invoice.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import { pdfText } from "#api/documents/testing/pdf-tools.ts";
import { addDays } from "#api/domain/today.ts";
import { remindOfInvoices } from "#api/modules/money/reminders/remind-of-invoices.ts";
import { ledgerWorld } from "#tests/support/ledger-calls.ts";

let world: Awaited<ReturnType<typeof ledgerWorld>>;
let bill: { uid: string; number: string };

/** An invoice that is due in ten days. */
beforeEach(async () => {
  world = await ledgerWorld();
  const { today } = await world.money();
  await world.issue("full", { due_date: addDays(today, 10) });
  const { uid, number } = await world.newest();
  bill = { uid, number: number! };
});

const round = (more: object = {}) =>
  remindOfInvoices({ ...world.api.parts, system: world.api.system, mailQueued: () => undefined, ...more });
const later = (days: number) => world.api.clock.advance({ hours: days * 24 });

/** The reminders of the invoice that went out, by what the mails say of the time. */
async function mailed(): Promise<unknown[]> {
  const rows = await world.api.system((tx) =>
    tx
      .select({ params: outboxMessage.params })
      .from(outboxMessage)
      .where(
        and(
          eq(outboxMessage.kind, "payment-reminder"),
          sql`${outboxMessage.params}->>'number' = ${bill.number}`,
        ),
      )
      .orderBy(asc(outboxMessage.id)),
  );
  return rows.map(({ params }) => params["time"]);
}

const steps = () =>
  world.api.system(async (tx) => {
    const rows = await tx
      .select({ step: invoiceReminder.step })
      .from(invoiceReminder)
      .innerJoin(invoice, eq(invoice.id, invoiceReminder.invoiceId))
      .where(eq(invoice.uid, bill.uid))
      .orderBy(asc(invoiceReminder.id));
    return rows.map(({ step }) => step);
  });

describe("the clock", () => {
  test("reminds 7 days before, on the day, 7 and 14 days after, once each", async () => {
    await round();
    expect(await steps()).toEqual([]);
    for (let day = 0; day < 40; day += 1) {
      later(1);
      await round();
      await round();
    }
    expect(await steps()).toEqual([-7, 0, 7, 14]);
    expect(await mailed()).toEqual(["before", "today", "after", "after"]);
  });

  test("that stood still sends the latest alone, and nothing that is long over", async () => {
    later(18);
    await round();
    expect(await steps()).toEqual([7]);
    later(30);
    await round();
    expect(await steps()).toEqual([7]);
  });

  test("goes by the day of the brand's office", async () => {
    // It is the afternoon of the day before in Auckland when this day begins in London.
    const { due_date: due } = await world.newest();
    const midnight = new Date(`${addDays(due, -8)}T11:00:00Z`).getTime();
    const untilThen = (midnight - world.api.clock.now().getTime()) / 3_600_000;
    world.api.clock.advance({ hours: untilThen - 1 });
    await round();
    expect(await steps()).toEqual([]);
    world.api.clock.advance({ hours: 1 });
    await round();
    expect(await steps()).toEqual([-7]);
  });

  test("reminds once, however many processes keep house at the same moment", async () => {
    later(4);
    await Promise.all(Array.from({ length: 6 }, () => round()));
    expect(await mailed()).toEqual(["before"]);
    expect(await steps()).toEqual([-7]);
  });

  test("reminds once where another was quicker between looking and sending", async () => {
    later(4);
    let isFirst = true;
    const system: typeof world.api.system = async (work) => {
      const answer = await world.api.system(work);
      if (isFirst) {
        isFirst = false;
        await round();
      }
      return answer;
    };
    await round({ system });
    expect([await steps(), await mailed()]).toEqual([[-7], ["before"]]);
  });

  test("that is cut off on the way leaves neither mark nor mail, and does it the next time", async () => {
    later(4);
    // What seals the history comes last.
    const serverKey = new Proxy(world.api.parts.serverKey, {
      get: () => {
        throw new Error("cut off");
      },
    });
    await expect(round({ serverKey })).rejects.toThrow("cut off");
    expect([await steps(), await mailed()]).toEqual([[], []]);
    await round();
    expect([await steps(), await mailed()]).toEqual([[-7], ["before"]]);
  });
});

describe("nobody is reminded", () => {
  const stops: [string, () => Promise<unknown>][] = [
    ["of what is paid", async () => world.receipt((await world.newest()).open_cents, { invoice: bill.uid })],
    ["of what is credited", () => world.deed(`invoices/${bill.uid}/credit`, { reason: "correction" })],
    [
      "of what was given up",
      async () =>
        world.deed(`invoices/${bill.uid}/write-off`, {
          cents: (await world.newest()).open_cents,
          note: "Gone",
        }),
    ],
    [
      "of an agency that wants none",
      () => world.api.system((tx) => tx.update(agency).set({ sendsReminders: false })),
    ],
    [
      "where the house sends none",
      () =>
        world.api.system((tx) =>
          tx.insert(setting).values({ key: "booking.payment_reminders", group: "booking", value: false }),
        ),
    ],
    [
      "of a booking that is cancelled, before its invoice is put right",
      () =>
        world.api.system((tx) =>
          tx.update(clientFile).set({ status: "Cancelled" }).where(eq(clientFile.id, world.fileId)),
        ),
    ],
  ];

  test.each(stops)("%s", async (_why, stop) => {
    await stop();
    later(11);
    await round();
    expect([await steps(), await mailed()]).toEqual([[], []]);
  });

  test("of more than is open, of what is paid in part", async () => {
    const { open_cents: open } = await world.newest();
    await world.receipt(open - 1234);
    later(11);
    await round();
    const mail = await reminder();
    expect(mail.text).toContain("12,34");
  });
});

/** The reminder of the invoice as it is handed to the mail server. */
async function reminder() {
  const mails = await world.api.mails(1);
  const found = mails.find(({ subject, attachment }) => subject.includes(bill.number) && attachment);
  if (!found) throw new Error("No reminder went out");
  return found;
}

test("the mail is in the agency's language, with the invoice in it, and the history says that it went out", async () => {
  later(4);
  await round();
  const mail = await reminder();
  expect(mail.to.address).toBe("fernweh@silberfarn.example");
  expect(mail.subject).toContain("Zahlungserinnerung");
  for (const words of [bill.number, "NZFI100005", "fällig", "gegenstandslos"])
    expect(mail.text).toContain(words);
  const plain = (bytes: Uint8Array) => pdfText(bytes).replaceAll(/\s+/g, " ");
  const paper = await world.api.call(`${world.path}/invoices/${bill.uid}/document`, {
    token: await world.api.signIn("admin"),
  });
  expect(plain(mail.attachment!.content)).toBe(plain(paper.bytes));
  const [entry] = await world.api.system((tx) =>
    tx
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectUid, bill.uid), eq(auditLog.action, "reminded"))),
  );
  expect(entry).toMatchObject({ actorAudience: "system", fileId: world.fileId });
  expect(entry!.after).toMatchObject({ number: bill.number });
});

test("the switch of an agency is turned by those who may, as they read it, and its history tells", async () => {
  const path = `${world.path}/agency-reminders`;
  later(4);
  await round();
  // The session is over by then.
  const token = await world.api.signIn("admin");
  const turn = (body: object, as = token) => world.api.call(path, { method: "PUT", token: as, body });
  const before = (await world.api.call(path, { token })).json.data;
  expect(before).toMatchObject({ sends_reminders: true, stopped: false });
  expect(before.sent).toMatchObject([{ number: bill.number, step: -7, to: before.email }]);
  const { lock_version } = before;
  const off = { sends_reminders: false, lock_version };
  expect((await turn(off, await world.api.signIn("consultant"))).status).toBe(403);
  expect((await turn(off)).json.data).toMatchObject({
    sends_reminders: false,
    lock_version: lock_version + 1,
  });
  const late = await turn({ sends_reminders: true, lock_version });
  expect([late.status, late.json.current.sends_reminders]).toEqual([409, false]);
  const [entry] = (await world.api.call(`${path}/history`, { token })).json.data;
  expect(entry.changes).toMatchObject([{ field: "sends_reminders", before: true, after: false }]);
  later(7);
  await round();
  expect(await steps()).toEqual([-7]);
});
