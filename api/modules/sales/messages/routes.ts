import { and, eq, isNotNull } from "drizzle-orm";
import { quote, quoteVersion } from "#api/db/schema/quote.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import {
  showAgentThread,
  showOfficeThread,
  writeToAgency,
  writeToOffice,
  type FileThread,
} from "#contract/sales/client-files/messages.ts";
import { readMessages } from "./read-messages.ts";
import { writeMessage } from "./write-message.ts";

/** So many messages are read at once. */
const pageSize = 30;

/** What office and agency write to each other about a file. */
export const messageRoutes: Route[] = [
  route(showAgentThread, ({ params, query }, call) => showThread(params, query.before, call)),
  route(writeToOffice, ({ params, body }, call) => writeMessage(params, body.body, call)),
  route(showOfficeThread, ({ params, query }, call) => showThread(params, query.before, call)),
  route(writeToAgency, ({ params, body }, call) => writeMessage(params, body.body, call)),
];

type FileKey = { reference: string } | { uid: string };

async function showThread(key: FileKey, before: string | undefined, call: Call): Promise<FileThread> {
  const fileId = await findFileId(key, call);
  return call.database.inScope(call.scope, async (tx) => {
    const thread = await readMessages(tx, { fileId, before, size: pageSize });
    const sent = await tx
      .select({ no: quoteVersion.no })
      .from(quoteVersion)
      .innerJoin(quote, eq(quote.id, quoteVersion.quoteId))
      .where(and(eq(quote.fileId, fileId), isNotNull(quoteVersion.sentAt)))
      .limit(1);
    return { ...thread, client_reads: sent.length > 0 };
  });
}
