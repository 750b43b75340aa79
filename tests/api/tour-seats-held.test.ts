import { expect, test } from "vitest";
import { expireHolds } from "#api/modules/tours/departures/expire-holds.ts";
import { tourCalls } from "#tests/support/tour-calls.ts";

test("until when seats are held stands on the service for agency and office, and goes with the option", async () => {
  const calls = await tourCalls();
  const [open] = await calls.starts("SOL");
  await calls.onCredit("LARBRI", "prepay");
  const { reference, uid } = (await calls.add(await calls.begin(open!.dateFrom), open!.uid)).json.data;
  const { lock_version, totals } = (await calls.ask(`client-files/${reference}/request`)).json.data;
  const lead = { title: "Ms", first_name: "Ida", last_name: "Lark", terms_accepted: true };
  const body = { lock_version, net_cents: totals.net_cents, ...lead };
  expect((await calls.send("POST", `client-files/${reference}/submit`, body)).status).toBe(200);

  const heldFor = async () => {
    const read = async (who: "consultant" | "emma.larkspur", path: string) =>
      (await calls.api.call(path, { token: await calls.api.signIn(who) })).json.data;
    const own = await read("emma.larkspur", `/api/agent/client-files/${reference}`);
    const office = await read("consultant", `/api/office/client-files/${uid}`);
    return [own, office].map(({ days }) =>
      days.flatMap(({ services }: { services: { seats_held_until: string | null }[] }) =>
        services.map((line) => line.seats_held_until),
      ),
    );
  };
  const [booking] = await calls.bookings(reference);
  const until = booking!.holdUntil!.toISOString();
  expect(await heldFor()).toEqual([[until], [until]]);
  calls.api.clock.advance({ hours: 73 });
  await calls.api.system((tx) => expireHolds(tx, calls.api.parts));
  expect(await heldFor()).toEqual([[null], [null]]);
});
