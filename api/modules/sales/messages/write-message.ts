import { ulid } from "ulid";
import { fileMessage } from "#api/db/schema/quote.ts";
import type { Call } from "#api/http/context.ts";
import type { Tx } from "#api/db/client.ts";
import { inSystem } from "#api/db/in-system.ts";
import { queueMail } from "#api/mail/outbox.ts";
import { mailToAccount } from "#api/mail/recipient.ts";
import { readBrandMail } from "#api/modules/sales/messages/brand-mail.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { fileOfQuote, type QuoteFile } from "#api/modules/files/client-file/quote-file.ts";
import { publish } from "#api/realtime/publish.ts";
import type { FileMessage } from "#contract/sales/client-files/messages.ts";
import { isWanted } from "#contract/system/notifications/kinds.ts";
import { channels } from "#contract/system/realtime/channels.ts";
import { agentsOf, officeOf } from "#api/modules/files/client-file/recipients.ts";

type FileKey = { reference: string } | { uid: string };

/**
 * Writes to the other side about a file that the caller may see: agents to the office, the office to the agency. The
 * client never reads it. Whoever is meant is told behind the bell, on open pages and, as they chose, by mail.
 */
export async function writeMessage(key: FileKey, body: string, call: Call): Promise<FileMessage> {
  const fileId = await findFileId(key, call);
  const account = call.signedIn();
  const at = call.now();
  const author = account.audience === "office" ? ("office" as const) : ("agent" as const);
  const row = { uid: ulid(at.getTime()), author, authorName: account.name, kind: "message" as const, body };
  await inSystem(call.database, "Messages tell and mail people behind other walls", async (tx) => {
    await tx
      .insert(fileMessage)
      .values({ ...row, fileId, authorId: account.id, forClient: false, createdAt: at });
    await tell(tx, await fileOfQuote(tx, fileId), { author, body }, call);
  });
  call.mailQueued();
  const { authorName, ...rest } = row;
  return { ...rest, author_name: authorName, at: at.toISOString(), for_client: false };
}

type Written = { author: "office" | "agent"; body: string };

async function tell(tx: Tx, file: QuoteFile, { author, body }: Written, call: Call): Promise<void> {
  const { name: by } = call.signedIn();
  const others = author === "office" ? await agentsOf(tx, file) : await officeOf(tx, file);
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name, by };
  await notify(tx, call, others, { kind: "file.message", facts });
  publish(tx, call, {
    channels: [channels.clientFile(file.uid)],
    event: "message.created",
    payload: { file_uid: file.uid },
  });
  const words = { by, reference: file.reference, trip: file.name, words: body };
  if (author === "agent" && file.consultantId === null) {
    const to = await readBrandMail(tx, file.brandId);
    const params = { ...words, name: to.name, path: pathFor("office", file) };
    await queueMail(tx, {
      kind: "file-message",
      params,
      audience: "office",
      brandId: file.brandId,
      locale: to.locale,
      to: { address: to.email, name: to.name },
      at: call.now(),
    });
    return;
  }
  for (const { id, name, audience, choices } of others) {
    if (id === call.account?.id || !isWanted(choices, "file.message", "mail")) continue;
    await mailToAccount(
      tx,
      { userId: id, at: call.now() },
      { kind: "file-message", params: { ...words, name, path: pathFor(audience, file) } },
    );
  }
}

function pathFor(audience: string, { uid, reference }: Pick<QuoteFile, "uid" | "reference">): string {
  return audience === "office"
    ? `/admin/client-files/${uid}/messages`
    : `/app/view-booking/${reference}/messages`;
}
