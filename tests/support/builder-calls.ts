import { eq } from "drizzle-orm";
import { auditLog } from "#api/db/schema/audit.ts";
import { clientFile, dayHeader } from "#api/db/schema/client-file.ts";
import { itinerary, itineraryVersion } from "#api/db/schema/itinerary.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import type { ItineraryDraft } from "#contract/sales/itineraries/builder.ts";
import { testApi, type TestCall } from "#tests/support/test-api.ts";

/** An API with the ways in which the office builds the itinerary of a published trip of the demo world. */
export async function builderWorld(reference = "NZFI100002") {
  const api = await testApi();
  const office = await api.signIn("consultant");
  const uid = seedUid("file", reference);
  const base = `/api/office/client-files/${uid}`;
  const call = (rest: string, more: TestCall = {}) => api.call(`${base}${rest}`, { token: office, ...more });
  const draft = async (): Promise<ItineraryDraft> => (await call("/itinerary")).json.data;
  const row = async () => {
    const [found] = await api.system((tx) =>
      tx.select().from(itinerary).where(eq(itinerary.referenceKey, reference)),
    );
    if (!found) throw new Error(`${reference} has no itinerary`);
    return found;
  };
  const post = async (what: string, version?: number, more: TestCall = {}) => {
    const body = { lock_version: version ?? (await draft()).lock_version };
    return call(`/itinerary/${what}`, { method: "POST", body, ...more });
  };
  const file = async () => {
    const [found] = await api.system((tx) => tx.select().from(clientFile).where(eq(clientFile.uid, uid)));
    if (!found) throw new Error(`There is no file ${reference}`);
    return found;
  };
  return {
    api,
    office,
    uid,
    call,
    draft,
    row,
    file,
    post,
    /** Saves the draft as it is read now, with what is to be different. */
    save: async (values: object, more: TestCall = {}) => {
      const { intro, thank_you, hero_place, show_driving_notes, show_prices, lock_version } = await draft();
      const body = { intro, thank_you, hero_place, show_driving_notes, show_prices, lock_version, ...values };
      return call("/itinerary", { method: "PUT", body, ...more });
    },
    publish: (version?: number) => post("publication", version),
    withdraw: (version?: number) => post("withdrawal", version),
    preview: async (query = "") => (await call(`/itinerary/preview${query}`)).json.data,
    /** What the client's link answers. */
    asClient: async (query = "") => {
      const { uid: of, rotation } = await row();
      const token = capabilityToken(api.parts.serverKey, "itinerary", of, rotation);
      return api.call(`/api/public/itineraries/${token}${query}`);
    },
    versions: async () => {
      const { id } = await row();
      return api.system((tx) =>
        tx
          .select()
          .from(itineraryVersion)
          .where(eq(itineraryVersion.itineraryId, id))
          .orderBy(itineraryVersion.version),
      );
    },
    setDay: async (dayNo: number, set: Partial<typeof dayHeader.$inferInsert>) => {
      const { id } = await file();
      const days = await api.system((tx) => tx.select().from(dayHeader).where(eq(dayHeader.fileId, id)));
      const day = days.find((one) => one.dayNo === dayNo);
      if (!day) throw new Error(`There is no day ${dayNo}`);
      await api.system((tx) => tx.update(dayHeader).set(set).where(eq(dayHeader.id, day.id)));
    },
    days: async () => {
      const { id } = await file();
      return api.system((tx) =>
        tx.select().from(dayHeader).where(eq(dayHeader.fileId, id)).orderBy(dayHeader.dayNo),
      );
    },
    lines: async () => {
      const { id } = await file();
      return api.system((tx) =>
        tx
          .select()
          .from(serviceLine)
          .where(eq(serviceLine.fileId, id))
          .orderBy(serviceLine.dayNo, serviceLine.seq),
      );
    },
    log: async () => {
      const { id } = await file();
      return api.system((tx) =>
        tx
          .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
          .from(auditLog)
          .where(eq(auditLog.fileId, id))
          .orderBy(auditLog.id),
      );
    },
  };
}

export type BuilderWorld = Awaited<ReturnType<typeof builderWorld>>;
