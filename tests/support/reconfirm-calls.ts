import { eq, sql } from "drizzle-orm";
import { rawRows } from "#api/db/raw-rows.ts";
import { setting } from "#api/db/schema/brand.ts";
import { notification } from "#api/db/schema/notification.ts";
import { reconfirmBatch } from "#api/db/schema/reconfirm-batch.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import type {
  FileReconfirmation,
  ReconfirmBatch,
  ReconfirmItem,
} from "#contract/sales/reconfirmation/reconfirmation.ts";
import { changeWorld } from "#tests/support/change-calls.ts";
import { withRequests } from "#tests/support/request-calls.ts";
import type { TestCall } from "#tests/support/test-api.ts";

/** A booking that its suppliers have confirmed, due for finalisation, and the ways in which it is reconfirmed. */
export async function reconfirmWorld() {
  const changes = await changeWorld();
  await changes.confirmed();
  const world = await withRequests(changes);
  const { api, uid } = world;
  const setDays = (key: "reconfirm" | "finalise", days: number) =>
    api.system((tx) =>
      tx
        .update(setting)
        .set({ value: days })
        .where(eq(setting.key, `fit.${key}_days_before`)),
    );
  await setDays("finalise", 2000);
  const path = `/api/office/client-files/${uid}/reconfirmations`;
  const inOffice = (rest = "", more: TestCall = {}) =>
    api.call(`${path}${rest}`, { token: world.office, ...more });
  const batches = () => api.system((tx) => tx.select().from(reconfirmBatch).orderBy(reconfirmBatch.id));
  const linkOf = (batch: string) =>
    `/api/public/reconfirmations/${capabilityToken(api.parts.serverKey, "reconfirm-batch", batch, 1)}`;
  const open = async (batch: string): Promise<ReconfirmBatch> =>
    (await api.call(linkOf(batch), { headers: { "Accept-Language": "en" } })).json.data;
  const answer = (batch: string, answers: object[], more: TestCall = {}) =>
    api.call(`${linkOf(batch)}/answers`, { method: "POST", body: { answers }, ...more });
  /** The batch with the most services, and those as they are read. */
  const largest = async () => {
    const read = await Promise.all(
      (await batches()).map(async (one) => ({ uid: one.uid, ...(await open(one.uid)) })),
    );
    return read.toSorted((a, b) => b.items.length - a.items.length)[0]!;
  };
  return {
    ...world,
    setDays,
    inOffice,
    askAll: () => inOffice("", { method: "POST" }),
    services: async (): Promise<FileReconfirmation[]> => (await inOffice()).json.data,
    batches,
    linkOf,
    open,
    answerBatch: answer,
    largest,
    told: (kind: "supplier.reconfirmation" | "reconfirmation.received" | "supplier.silent") =>
      api.system((tx) => tx.select().from(notification).where(eq(notification.kind, kind))),
    reconfirmed: async () =>
      (await world.bought()).filter(({ reconfirmedAt }) => reconfirmedAt !== null).length,
    /** Everything that an answer could change. */
    versions: () =>
      api.system((tx) =>
        rawRows<Record<string, number>>(
          tx,
          sql`select (select sum(lock_version) from supplier_request)::int as requests,
          (select sum(lock_version) from service_line)::int as lines,
          (select count(*) from supplier_request where viewed_at is not null)::int as viewed`,
        ),
      ),
  };
}

/** An answer to one service as it is read. */
export const sayTo = (item: ReconfirmItem, answer: string, words = "") => ({
  ...{ uid: item.uid, lock_version: item.lock_version },
  ...{ answer, words },
});

export type ReconfirmWorld = Awaited<ReturnType<typeof reconfirmWorld>>;
