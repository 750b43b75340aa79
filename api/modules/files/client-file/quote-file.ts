import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import type { MailContent } from "#api/mail/outbox.ts";
import { mailToAccount } from "#api/mail/recipient.ts";
import { agentsOf, officeOf } from "#api/modules/files/client-file/recipients.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { publish } from "#api/realtime/publish.ts";
import { isWanted } from "#contract/system/notifications/kinds.ts";
import { channels } from "#contract/system/realtime/channels.ts";

/** The file of a quote as news of it need it; `tx` is of the system's scope. */
export async function fileOfQuote(tx: Tx, fileId: number) {
  const [file] = await tx
    .select({
      id: clientFile.id,
      uid: clientFile.uid,
      reference: clientFile.reference,
      name: clientFile.name,
      kind: clientFile.kind,
      brandId: clientFile.brandId,
      agencyId: clientFile.agencyId,
      agentUserId: clientFile.agentUserId,
      consultantId: clientFile.consultantId,
      locale: clientFile.locale,
      clientContact: clientFile.clientContact,
    })
    .from(clientFile)
    .where(eq(clientFile.id, fileId));
  if (!file) throw new Error("A quote stands without its file");
  return file;
}

export type QuoteFile = Awaited<ReturnType<typeof fileOfQuote>>;

/** The agent of the file, or who sees all of the agency's where it has none, and its consultant. */
async function accountsOf(tx: Tx, file: QuoteFile) {
  const consultant = file.consultantId === null ? [] : await officeOf(tx, file);
  return [...(await agentsOf(tx, file)), ...consultant];
}

export type QuoteNews = {
  kind: "quote.viewed" | "quote.accepted" | "quote.declined" | "quote.question";
  /** Mailed as well where it is given; `words` is what the client wrote. */
  mail?: { kind: "quote-accepted" | "quote-declined" | "quote-question"; client: string; words: string };
};

/** Tells agent and consultant behind the bell, on open pages and by mail what their client did. */
export async function tellOfQuote(tx: Tx, call: Call, file: QuoteFile, { kind, mail }: QuoteNews) {
  const accounts = await accountsOf(tx, file);
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name };
  await notify(tx, call, accounts, { kind, facts });
  const event = kind === "quote.accepted" ? "quote.accepted" : "quote.viewed";
  publish(tx, call, { channels: [channels.clientFile(file.uid)], event, payload: { file_uid: file.uid } });
  if (!mail) return;
  for (const { id, audience, name, choices } of accounts) {
    if (id === call.account?.id || !isWanted(choices, kind, "mail")) continue;
    const path =
      audience === "office" ? `/admin/client-files/${file.uid}` : `/app/view-booking/${file.reference}`;
    const params = {
      name,
      path,
      reference: file.reference,
      trip: file.name,
      client: mail.client,
      words: mail.words,
    };
    const content: MailContent = { kind: mail.kind, params };
    await mailToAccount(tx, { userId: id, at: call.now() }, content);
  }
}
