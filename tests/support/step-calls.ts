import { eq } from "drizzle-orm";
import { serviceLine } from "#api/db/schema/service-line.ts";
import type { OfficeFile } from "#contract/sales/client-files/client-file.ts";
import type { PlannedStep, StepReport } from "#contract/sales/service-steps/endpoints.ts";
import type { ServiceStep } from "#contract/sales/service-steps/step.ts";
import { changeWorld } from "#tests/support/change-calls.ts";
import { withRequests } from "#tests/support/request-calls.ts";
import type { TestCall } from "#tests/support/test-api.ts";

/** A booking of a car, a hotel and a spa, and the ways in which the office takes steps with them. */
export async function stepWorld({ stock = 0 } = {}) {
  const booked = await changeWorld();
  await booked.book({ stock });
  const world = await withRequests(booked);
  const { api, uid, office } = world;
  const path = `/api/office/client-files/${uid}`;
  const stepCall = (step: string, rest: string, more: TestCall) =>
    api.call(`${path}/service-steps/${step}${rest}`, { token: office, ...more });
  const preview = async (step: ServiceStep, uids: readonly string[], more: TestCall = {}) =>
    stepCall(step, `?services=${uids.join(",")}`, more);
  const planned = async (step: ServiceStep, ...uids: string[]): Promise<PlannedStep[]> =>
    (await preview(step, uids)).json.data.services;
  /** Sends the step with the services as they are planned now. */
  const post = async (step: ServiceStep, uids: readonly string[], body: object = {}, more: TestCall = {}) => {
    const services = (await planned(step, ...uids)).map(({ uid: line, lock_version, fee_cents }) => ({
      ...{ uid: line, lock_version, fee_cents },
    }));
    return stepCall(step, "", { method: "POST", body: { services, ...body }, ...more });
  };
  const take = async (step: ServiceStep, uids: readonly string[], body: object = {}): Promise<StepReport> => {
    const answer = await post(step, uids, body);
    if (answer.status !== 200) throw new Error(`${step} was refused: ${answer.text}`);
    return answer.json.data;
  };
  /** The steps that the page of the file offers with each service. */
  const offered = async (token = office): Promise<Record<string, ServiceStep[]>> => {
    const shown: OfficeFile = (await api.call(path, { token })).json.data;
    const services = shown.days.flatMap((day) => day.services);
    return Object.fromEntries(services.map(({ uid: line, steps }) => [line, steps]));
  };
  const set = (id: number, values: Partial<typeof serviceLine.$inferInsert>) =>
    api.system((tx) => tx.update(serviceLine).set(values).where(eq(serviceLine.id, id)));
  const lines = async () => {
    const [car, hotel, spa] = await world.bought();
    return { car: car!, hotel: hotel!, spa: spa! };
  };
  return { ...world, stepCall, preview, planned, post, take, offered, set, lines };
}

export type StepWorld = Awaited<ReturnType<typeof stepWorld>>;
