import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import { surnameBudget } from "#api/modules/sales/itineraries/lookup-budgets.ts";
import type { Delivery } from "#api/mail/transport.ts";
import { findReference } from "#tests/support/find-reference.ts";
import { publishTrips } from "#tests/support/published-trips.ts";
import { publicUrl, testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi({ lookupSecondFactor: "on" });
});

const [trip, right] = ["NZFI100001", "Weissenborn"];
const find = (reference: string, from?: string, surname?: string) =>
  findReference(api, reference, from, surname);
const closed =
  "Too many wrong surnames were entered, so the surname opens nothing here for now. If what you entered belongs to a published trip, we have sent its link to the e-mail address in the booking, which may be that of your travel agency.";

/** Tries wrong surnames, each from an address of its own; answers the statuses. */
async function tryWrong(reference: string, times: number, first = 1) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await find(reference, `203.0.113.${first + time}`, "Nobody")).status);
  return statuses;
}

const ofFile = eq(clientFile.reference, trip);

describe("guessing the surname of one reference", () => {
  test("ends after five wrong ones in an hour, whatever the address; then the link goes by mail", async () => {
    expect(await tryWrong(trip, 6)).toEqual([404, 404, 404, 404, 404, 429]);
    const answer = await find(trip, "198.51.100.9", right);
    expect(answer.status).toBe(429);
    expect(answer.json.message).toBe(closed);
    const mails = await api.mails(2);
    const [mail] = mails;
    const link = /\/travel-app\/([\w-]{43})$/m.exec(mail!.text)![1]!;
    expect(mail!.text).toContain(`${publicUrl}/travel-app/${link}`);
    expect((await api.call(`/api/public/itineraries/${link}`)).json.data.reference).toBe(trip);
    // In the language of the file, not of whoever asked.
    expect(mail!.subject).toBe(`Der Link zu Ihrer Reise ${trip}`);
  });

  test("is no way to flood the owner: three mails a day", async () => {
    await tryWrong(trip, 15);
    await find(trip, "198.51.100.9", right);
    expect(await api.mails(3)).toHaveLength(3);
    expect(await api.mails(3)).toHaveLength(0);
    api.clock.advance({ hours: 48 });
    await tryWrong(trip, 6, 100);
    expect(await api.mails(4)).toHaveLength(1);
  });

  test("cannot get past the limit by sending all at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => find(trip, `203.0.113.${index}`, "Nobody")),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test("gets the same answers for a reference that never was", async () => {
    const [there, nowhere] = [await tryWrong(trip, 7), await tryWrong("NZFI999999", 7, 50)];
    expect(nowhere).toEqual(there);
    expect((await find("NZFI999999", "198.51.100.9", right)).text).toBe(
      (await find(trip, "198.51.100.10", "Nobody")).text,
    );
  });

  test("keeps the owner out of the short way only, and not for ever", async () => {
    await tryWrong(trip, 6);
    expect((await find(trip, "198.51.100.9", right)).status).toBe(429);
    api.clock.advance({ hours: 2 });
    expect((await find(trip, "198.51.100.9", right)).status).toBe(200);
  });

  test("gets twenty in a month, however patient", async () => {
    let judged = 0;
    for (let round = 0; round < 8; round += 1) {
      judged += (await tryWrong(trip, 6, round * 10)).filter((status) => status === 404).length;
      // So long that the budgets of a day are as new.
      api.clock.advance({ hours: 48 });
    }
    expect(judged).toBe(20);
    expect((await find(trip, "198.51.100.9", right)).status).toBe(429);
  });

  test("does not count the right ones", async () => {
    for (let time = 0; time < 9; time += 1)
      expect((await find(trip, `198.51.100.${time}`, right)).status).toBe(200);
    expect(await tryWrong(trip, 6)).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

describe("guessing surnames of many references", () => {
  const others = Array.from({ length: 60 }, (_, index) => ({
    reference: `NZFI5${String(index).padStart(5, "0")}`,
    surname: "Whitcombe",
  }));
  const judgedFrom = async (addressOf: (guess: number) => string) => {
    let judged = 0;
    for (const [guess, { reference }] of others.entries()) {
      if (guess % 8 === 0) api.clock.advance({ minutes: 1 });
      if ((await find(reference, addressOf(guess), "Nobody")).status === 404) judged += 1;
    }
    return judged;
  };

  test.each([
    ["one address", () => "203.0.113.5", surnameBudget.place],
    ["a /64", (guess: number) => `2001:db8:1:1::${guess}`, surnameBudget.place],
    ["a /56", (guess: number) => `2001:db8:1:${(0xab00 + guess).toString(16)}::1`, surnameBudget.site],
    ["a /48", (guess: number) => `2001:db8:1:${(guess * 256).toString(16)}::1`, surnameBudget.customer],
    ["everywhere", (guess: number) => `203.0.113.${guess}`, surnameBudget.all],
  ])("ends soon from %s", async (_where, addressOf, budget) => {
    expect(await judgedFrom(addressOf)).toBe(budget);
  });

  test("leaves the owners the mail, for the right surname alone", async () => {
    await publishTrips(api, others);
    await judgedFrom((guess) => `203.0.113.${guess}`);
    for (const surname of ["Nobody", "Whitcombe"]) {
      const answer = await find("NZFI500059", "198.51.100.9", surname);
      expect([answer.status, answer.json.message]).toEqual([429, closed]);
    }
    expect(await api.mails(1)).toHaveLength(1);
  });

  test("is told in the log at half of what is allowed and once more when it is used up", async () => {
    await judgedFrom((guess) => `203.0.113.${guess}`);
    const lines = api.logs.map((line) => JSON.parse(line));
    const told = lines.filter(({ what }) => what === "find-itinerary-surname").map(({ event }) => event);
    expect(told).toEqual(["rate_limit_half_reached", "excess_rate_limit_exceeded"]);
  });
});

describe("the mail with the link goes", () => {
  const recipient = async (): Promise<Delivery["to"] | undefined> => {
    await tryWrong(trip, 6);
    return (await api.mails(1))[0]?.to;
  };
  const contact = { phone: null, address: null, country: null };
  const leadEmail = (email: string | null) =>
    api.system(async (tx) => {
      const [file] = await tx.select({ id: clientFile.id }).from(clientFile).where(ofFile);
      await tx.update(pax).set({ email }).where(eq(pax.fileId, file!.id));
    });

  test("to the client whom the file knows", async () => {
    const client = { name: "Hedwig Weißenborn", email: "hedwig@clients.example", ...contact };
    await api.system((tx) => tx.update(clientFile).set({ clientContact: client }).where(ofFile));
    expect(await recipient()).toEqual({ name: client.name, address: client.email });
  });

  test("else to the lead traveller", async () => {
    await leadEmail("lead@clients.example");
    expect((await recipient())?.address).toBe("lead@clients.example");
  });

  test("else to the agent, else to the agency", async () => {
    await leadEmail(null);
    expect((await recipient())?.address).toBe("anke@silberfarn.example");
    await api.system((tx) => tx.update(clientFile).set({ agentUserId: null }).where(ofFile));
    api.clock.advance({ hours: 2 });
    await tryWrong(trip, 6, 100);
    expect((await api.mails(2)).at(-1)?.to.address).not.toBe("anke@silberfarn.example");
  });
});
