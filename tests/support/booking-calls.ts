import { and, asc, eq, sql, type AnyColumn } from "drizzle-orm";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { asQuote } from "#tests/support/quote-file.ts";
import { testApi } from "#tests/support/test-api.ts";

/** An agent who holds the terms and the name that a booking request asks for, before a quote of three services. */
export async function quoteWorld() {
  const api = await testApi();
  let token = await api.signIn("jonas.silberfarn");
  const fileId = await api.system((tx) => asQuote(tx, "NZFI100005"));
  const path = "/api/agent/client-files/NZFI100005";
  const lead = { title: "Frau", first_name: "Lena", last_name: "Groß", terms_accepted: true };
  const german = { "Accept-Language": "de" };

  const get = (rest = "") => api.call(`${path}${rest}`, { token, headers: german });
  const post = (body: object, headers: Record<string, string> = {}) =>
    api.call(`${path}/submit`, { method: "POST", token, body, headers: { ...german, ...headers } });
  const preview = () => get("/request");
  return {
    api,
    fileId,
    get,
    preview,
    post,
    /** What a person sends who looks at the file now. */
    seen: async () => {
      const { data } = (await preview()).json;
      return { lock_version: data.lock_version, net_cents: data.totals.net_cents, ...lead };
    },
    call: (rest: string, more: { method?: string; body?: object } = {}) =>
      api.call(`/api/agent/client-files/${rest}`, { token, ...more }),
    /** Prices are old by then, and so is the session. */
    twoDaysLater: async () => {
      api.clock.advance({ hours: 49 });
      token = await api.signIn("jonas.silberfarn");
    },
    file: async () => {
      const [row] = await api.system((tx) => tx.select().from(clientFile).where(eq(clientFile.id, fileId)));
      if (!row) throw new Error("The file is gone");
      return row;
    },
    /** Its services in their order, without notes and own arrangements. */
    bought: () =>
      api.system((tx) =>
        tx
          .select()
          .from(serviceLine)
          .where(and(eq(serviceLine.fileId, fileId), sql`${serviceLine.optionId} is not null`))
          .orderBy(asc(serviceLine.dayNo), asc(serviceLine.seq)),
      ),
    /** Condition on rows that belong to those services. */
    ofLines: (column: AnyColumn) =>
      sql`${column} in (select id from service_line where file_id = ${fileId} and option_id is not null)`,
  };
}
