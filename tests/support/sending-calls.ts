import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { quoteCalls, quotedReference, quotingAgent } from "#tests/support/quote-calls.ts";

/** Where the agency's calls about the quote begin. */
export const quoteBase = `/api/agent/client-files/${quotedReference}/quote`;

export type SendingCalls = Awaited<ReturnType<typeof sendingCalls>>;

/** An API with a saved version in which one service is offered beside the total, and ways to send it. */
export async function sendingCalls() {
  const calls = await quoteCalls();
  let agent = await calls.api.signIn(quotingAgent);
  await calls.api.system(async (tx) => {
    const [one] = await tx
      .select({ id: serviceLine.id })
      .from(serviceLine)
      .where(and(eq(serviceLine.fileId, calls.fileId), eq(serviceLine.costed, true)))
      .orderBy(serviceLine.dayNo, serviceLine.seq)
      .limit(1);
    await tx.update(serviceLine).set({ kind: "optional", costed: false }).where(eq(serviceLine.id, one!.id));
  });
  const post = (path: string, body: unknown, token?: string) =>
    calls.api.call(path, { method: "POST", body, ...(token !== undefined && { token }) });
  const stateOf = async () => (await calls.api.call(quoteBase, { token: agent })).json.data;
  await post(`${quoteBase}/versions`, {}, agent);
  return {
    calls,
    agent,
    post,
    stateOf,
    /** For a test whose clock went past the end of the session. */
    signInAgain: async () => (agent = await calls.api.signIn(quotingAgent)),
    /** Sends the newest version and answers the path of the client's calls. */
    sent: async (more: Record<string, unknown> = {}): Promise<string> => {
      const { lock_version } = await stateOf();
      const body = { by: "link", valid_until: "2026-12-01", lock_version, ...more };
      const answer = await post(`${quoteBase}/sending`, body, agent);
      expect(answer.status, answer.text).toBe(200);
      const [newest] = (await stateOf()).versions;
      return `/api/public/quotes/${String(newest.path).split("/").at(-1)}`;
    },
  };
}
