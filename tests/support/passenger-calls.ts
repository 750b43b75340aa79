import { and, eq } from "drizzle-orm";
import { pax } from "#api/db/schema/client-file.ts";
import { changeWorld } from "#tests/support/change-calls.ts";
import { withRequests } from "#tests/support/request-calls.ts";
import type { PassengerDetails } from "#contract/sales/passengers/passenger.ts";
import type { TestCall } from "#tests/support/test-api.ts";

/** A booking with its travellers, and the ways in which the office works with them. */
export async function passengerWorld({ confirmed = false } = {}) {
  const booked = await changeWorld();
  await (confirmed ? booked.confirmed() : booked.book({ stock: 0 }));
  const world = await withRequests(booked);
  const path = `/api/office/client-files/${world.uid}/passengers`;
  const passengers = (rest = "", more: TestCall = {}) =>
    world.api.call(`${path}${rest}`, { token: world.office, ...more });
  const one = async (seq: number): Promise<PassengerDetails> => (await passengers(`/${seq}`)).json.data;
  /** Saves a traveller as it is read now, with what is to be different. */
  const save = async (seq: number, values: object, more: TestCall = {}) => {
    const { title, first_name, last_name, date_of_birth, is_lead, lock_version } = await one(seq);
    const body = { title, first_name, last_name, date_of_birth, is_lead, lock_version, ...values };
    return passengers(`/${seq}`, { method: "PUT", body, ...more });
  };
  const stored = async (seq: number) => {
    const [row] = await world.api.system((tx) =>
      tx
        .select()
        .from(pax)
        .where(and(eq(pax.fileId, world.fileId), eq(pax.seq, seq))),
    );
    if (!row) throw new Error(`There is no traveller ${seq}`);
    return row;
  };
  return { ...world, passengers, one, save, stored };
}

export type PassengerWorld = Awaited<ReturnType<typeof passengerWorld>>;
