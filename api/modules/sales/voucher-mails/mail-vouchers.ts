import { and, eq, gt, sql } from "drizzle-orm";
import { writeAudit } from "#api/audit/write-audit.ts";
import type { Tx } from "#api/db/client.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { outboxMessage } from "#api/db/schema/session.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow } from "#api/http/record-versions.ts";
import { invalid } from "#api/http/refusal.ts";
import { queueMail } from "#api/mail/outbox.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { lockFile } from "#api/modules/files/client-file/lock-file.ts";
import { beneathTrip } from "#api/modules/sales/itineraries/beneath-trip.ts";
import { agentOfTrip, clientOfTrip } from "#api/modules/sales/itineraries/trip-people.ts";
import { paperOfVouchers, readVouchers } from "#api/modules/sales/voucher-mails/read-vouchers.ts";
import { voucherTextsIn } from "#api/texts/voucher-texts.ts";
import type { sendVouchers } from "#contract/sales/voucher-mails/voucher-mails.ts";

/** So often they go to the same address within a day. */
const mostADay = 3;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Mails the vouchers of confirmed services, as they hold now, to the agent of a booking or to its client; the outbox and
 * the history of the file get it in one transaction. Refused where nothing is confirmed or published.
 */
export async function mailVouchers({ params, body }: InputOf<typeof sendVouchers>, call: Call) {
  const fileId = await findFileId(params, call);
  const email = await beneathTrip(
    call,
    async (tx) => {
      // One after the other, so that no number of clicks at once gets past the limit.
      await lockFile(tx, fileId);
      const texts = voucherTextsIn(call.locale);
      const found = await readVouchers(tx, fileId, call);
      if (!found) throw notNow(texts.notPublished);
      if (found.ready === 0) throw notNow(texts.none);
      const { trip } = found;
      const to = body.to === "client" ? clientOfTrip(trip) : agentOfTrip(trip);
      if (!to) throw invalid({ to: [texts.noClient] });
      await refuseRepeated(tx, { file: params.uid, address: to.address }, call);
      const locale = body.to === "agent" ? (trip.agent?.locale ?? trip.locale) : trip.locale;
      await queueMail(tx, {
        kind: "vouchers-sent",
        params: {
          ...(await paperOfVouchers(tx, found, call)),
          name: to.name,
          trip: trip.name,
          reference: trip.reference,
          words: body.message,
          file_uid: params.uid,
        },
        audience: body.to,
        brandId: trip.brandId,
        locale,
        to,
        at: call.now(),
      });
      await tellSent(tx, { fileId, recipient: to.name }, call);
      return to.address;
    },
    { changes: true },
  );
  call.mailQueued();
  return { email };
}

/** Writes into the history of a file to whom its vouchers went. System scope. */
export async function tellSent(
  tx: Tx,
  { fileId, recipient }: { fileId: number; recipient: string },
  call: Call,
): Promise<void> {
  const { uid, brandId } = clientFile;
  const [file] = await tx.select({ uid, brandId }).from(clientFile).where(eq(clientFile.id, fileId));
  if (!file) throw new Error("A file that was found is gone");
  await writeAudit(tx, call, {
    subject: { type: "client-file", uid: file.uid, fileId, brandId: file.brandId },
    action: "vouchers-sent",
    after: { recipient },
  });
}

async function refuseRepeated(tx: Tx, { file, address }: { file: string; address: string }, call: Call) {
  const [sent] = await tx
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.kind, "vouchers-sent"),
        eq(outboxMessage.toAddress, address),
        gt(outboxMessage.createdAt, new Date(call.now().getTime() - dayMs)),
        sql`${outboxMessage.params}->>'file_uid' = ${file}`,
      ),
    );
  if ((sent?.count ?? 0) >= mostADay) throw notNow(voucherTextsIn(call.locale).sentOften);
}
