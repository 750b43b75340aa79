import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { clientFile, pax } from "#api/db/schema/client-file.ts";
import type { BookingRequest } from "#contract/sales/bookings/request.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";
import { draftCalls } from "#tests/support/draft-calls.ts";

const lead = { title: "Ms", first_name: "Ngaio", last_name: "Whitcombe", terms_accepted: true };
const calls = await draftCalls({ counting: true });

const peopleOf = ({ reference }: QuoteDraft) =>
  calls.api.system((tx) =>
    tx
      .select({
        seq: pax.seq,
        title: pax.title,
        first: pax.firstName,
        last: pax.lastName,
        isLead: pax.isLead,
      })
      .from(pax)
      .innerJoin(clientFile, eq(clientFile.id, pax.fileId))
      .where(eq(clientFile.reference, reference))
      .orderBy(asc(pax.seq)),
  );

async function request({ reference }: QuoteDraft, others: object[]) {
  const path = `client-files/${reference}`;
  const asked: BookingRequest = (await calls.ask(`${path}/request`)).json.data;
  const wish = { lock_version: asked.lock_version, net_cents: asked.totals.net_cents, ...lead, others };
  const before = [calls.queries(), calls.written()];
  const answer = await calls.send("POST", `${path}/submit`, wish);
  return { asked, answer, cost: [calls.queries() - before[0]!, calls.written() - before[1]!] };
}

test("a request names all who travel, and leaves the others as they were", async () => {
  const draft = await calls.save();
  const { asked, answer } = await request(draft, [
    { seq: 1, first_name: "Not", last_name: "The lead" },
    { seq: 3, title: "", first_name: "Rangi", last_name: "Whitcombe" },
    { seq: 4, title: "Dr", first_name: "李", last_name: "" },
    { seq: 99, first_name: "No", last_name: "Body" },
  ]);
  expect(
    asked.others.map(({ seq, type, age, room, room_code }) => [seq, type, age, room, room_code]),
  ).toEqual([
    [2, "A", null, 1, "DB"],
    [3, "C", 8, 1, "DB"],
    [4, "A", null, 2, "SG"],
  ]);
  expect(answer.status, answer.text).toBe(200);
  const [, second] = draft.travellers;
  expect(await peopleOf(draft)).toEqual([
    { seq: 1, title: "Ms", first: "Ngaio", last: "Whitcombe", isLead: true },
    { seq: 2, title: null, first: second!.first_name, last: second!.last_name, isLead: false },
    { seq: 3, title: null, first: "Rangi", last: "Whitcombe", isLead: false },
    { seq: 4, title: "Dr", first: "李", last: "", isLead: false },
  ]);
});

test("a name that is too long is refused beside its field, and nothing is booked", async () => {
  const draft = await calls.save();
  const { answer } = await request(draft, [{ seq: 2, first_name: "Ada", last_name: "x".repeat(61) }]);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.json.errors)).toEqual(["others.0.last_name"]);
  expect((await peopleOf(draft)).some(({ isLead }) => isLead)).toBe(
    draft.travellers.some(({ is_lead }) => is_lead),
  );
});

test("as many statements book it, however many are named", async () => {
  const named = [2, 3, 4].map((seq) => ({ seq, first_name: "Ada", last_name: `No. ${seq}` }));
  const { cost } = await request(await calls.save(), named);
  expect((await request(await calls.save(), [])).cost).toEqual(cost);
});
