import { desc, eq, sql } from "drizzle-orm";
import { auditLog } from "#api/db/schema/audit.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import { testApi, type TestApi, type TestCall } from "#tests/support/test-api.ts";

/** A published trip of the demo world, of an agency that has one account. */
export const linkedReference = "NZFI100002";
const fileUid = seedUid("file", linkedReference);

type Step = "renewal" | "closing" | "opening";
type StepOptions = { version?: number; key?: string; as?: string; of?: TestApi };

/** An API with the calls around the link of a published itinerary. */
export async function linkCalls() {
  const api = await testApi();
  const office = await api.signIn("consultant");
  const agent = await api.signIn("luca.ponteverde");
  const row = async () => {
    const [found] = await api.system((tx) =>
      tx.select().from(itinerary).where(eq(itinerary.referenceKey, linkedReference)),
    );
    if (!found) throw new Error(`${linkedReference} has no itinerary`);
    return found;
  };
  const itineraryOf = async (path: string, token: string) =>
    (await api.call(path, { token })).json.data.itinerary;
  return {
    api,
    row,
    /** The token that the link of today is made of. */
    token: async () => {
      const { uid, rotation } = await row();
      return capabilityToken(api.parts.serverKey, "itinerary", uid, rotation);
    },
    atOffice: () => itineraryOf(`/api/office/client-files/${fileUid}`, office),
    atAgency: () => itineraryOf(`/api/agent/client-files/${linkedReference}`, agent),
    agencyDocument: () =>
      api.call(`/api/agent/client-files/${linkedReference}/itinerary-document`, { token: agent }),
    step: async (step: Step, { version, key, as, of = api }: StepOptions = {}) =>
      of.call(`/api/office/client-files/${fileUid}/itinerary-link/${step}`, {
        method: "POST",
        token: as ? await api.signIn(as) : office,
        body: { lock_version: version ?? (await row()).lockVersion },
        headers: key ? { "Idempotency-Key": key } : {},
      }),
    /** Everything that a link opens, by any way that asks for no account. */
    opened: async (token: string) => {
      const path = `/api/public/itineraries/${token}`;
      const calls: [string, TestCall?][] = [
        [path],
        [`${path}/document`],
        [`${path}/seen`, { method: "POST" }],
      ];
      const answers = await Promise.all(calls.map(([address, more]) => api.call(address, more)));
      return answers.map(({ status, text }) => (status === 404 ? `404 ${text}` : String(status)));
    },
    find: (from = "198.51.100.7") => api.call(`/api/find-itinerary/${linkedReference}`, { from }),
    look: (token: string, more: TestCall = {}) =>
      api.call(`/api/public/itineraries/${token}/seen`, { method: "POST", ...more }),
    /** Makes it a trip that ended on that day. */
    endedOn: (date: string) =>
      api.system((tx) =>
        tx
          .update(itinerary)
          .set({
            snapshot: sql`jsonb_set(${itinerary.snapshot}, '{date_to}', ${JSON.stringify(date)}::jsonb)`,
          })
          .where(eq(itinerary.referenceKey, linkedReference)),
      ),
    /** What the log says about the link, the newest first. */
    logged: () =>
      api.system((tx) =>
        tx
          .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
          .from(auditLog)
          .where(eq(auditLog.subjectType, "itinerary"))
          .orderBy(desc(auditLog.id)),
      ),
  };
}
