import { and, eq, gt, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { notFound } from "#api/http/refusal.ts";
import { queueMail } from "#api/mail/outbox.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import { findPaper } from "#api/modules/money/paper-mails/find-paper.ts";
import { moneyTexts } from "#api/texts/money-texts.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { mailPaper } from "#contract/money/paper-mails.ts";

/** So often the same paper goes to the same address within a day. */
const mostADay = 3;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Sends a paper of a file that the caller may see by mail, in the language of the paper; the outbox and the history of
 * the file get it in one transaction. What it says is frozen now, and set in print when the mail goes out. Refused where
 * the same has gone to the same address three times within a day.
 */
export async function sendPaper({ params, body }: InputOf<typeof mailPaper>, call: Call) {
  const fileId = await findFileId(params, call);
  const at = call.now();
  await call.database.inScope(call.scope, async (tx) => {
    // One after the other, so that no number of clicks at once gets past the limit.
    await lockFile(tx, fileId);
    const found = await findPaper(tx, fileId, params, call);
    if (!found) throw notFound(textsIn(call.locale).recordNotFound);
    const [file] = await tx
      .select({ uid: clientFile.uid, brandId: clientFile.brandId })
      .from(clientFile)
      .where(eq(clientFile.id, fileId));
    if (!file) throw new Error("A file that was found is gone");
    const key = `${file.uid} ${params.paper}`;
    await refuseRepeated(tx, { key, address: body.email }, call);
    await queueMail(tx, {
      kind: "paper-sent",
      params: {
        name: body.name,
        what: found.what,
        words: body.message,
        paper_key: key,
        file_name: found.fileName,
        paper: found.paper,
      },
      audience: "agent",
      brandId: file.brandId,
      locale: found.paper.content.locale,
      to: { address: body.email, name: body.name },
      at,
    });
    await writeAudit(tx, call, {
      subject: { type: "client-file", uid: file.uid, fileId, brandId: file.brandId },
      action: "paper-sent",
      after: { number: found.what },
    });
  });
  call.mailQueued();
  return undefined;
}

async function refuseRepeated(tx: Tx, { key, address }: { key: string; address: string }, call: Call) {
  const [sent] = await tx
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.kind, "paper-sent"),
        eq(outboxMessage.toAddress, address),
        gt(outboxMessage.createdAt, new Date(call.now().getTime() - dayMs)),
        sql`${outboxMessage.params}->>'paper_key' = ${key}`,
      ),
    );
  if ((sent?.count ?? 0) >= mostADay) throw notNow(moneyTexts(call.locale).paperSentOften);
}
