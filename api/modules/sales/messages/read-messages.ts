import { and, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { fileMessage } from "#api/db/schema/quote.ts";

type Wanted = {
  /** Internal number of the file; left out where the scope shows one file alone. */
  fileId?: number;
  /** Public name of a message: only what was written before it. */
  before?: string | undefined;
  /** Only what the client reads as well. */
  forClient?: boolean;
  size: number;
};

/**
 * The newest messages of a file, oldest first, and where the piece before them ends (null at the beginning). Threads
 * have no end, so nobody reads one whole.
 */
export async function readMessages(tx: Tx, { fileId, before, forClient, size }: Wanted) {
  const rows = await tx
    .select({
      uid: fileMessage.uid,
      author: fileMessage.author,
      author_name: fileMessage.authorName,
      kind: fileMessage.kind,
      body: fileMessage.body,
      at: fileMessage.createdAt,
      for_client: fileMessage.forClient,
    })
    .from(fileMessage)
    .where(
      and(
        fileId === undefined ? undefined : eq(fileMessage.fileId, fileId),
        forClient ? eq(fileMessage.forClient, true) : undefined,
        before === undefined
          ? undefined
          : sql`(${fileMessage.createdAt}, ${fileMessage.id}) <
              (select m.created_at, m.id from file_message m where m.uid = ${before})`,
      ),
    )
    .orderBy(desc(fileMessage.createdAt), desc(fileMessage.id))
    .limit(size + 1);
  const shown = rows.slice(0, size).toReversed();
  return {
    messages: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
    earlier: rows.length > size ? (shown[0]?.uid ?? null) : null,
  };
}
