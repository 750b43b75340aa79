import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { money } from "#api/documents/format/money.ts";
import { todayIn } from "#api/domain/today.ts";
import { queueMail } from "#api/mail/outbox.ts";
import { fileOfQuote } from "#api/modules/files/client-file/quote-file.ts";
import { agentsOf, officeOf } from "#api/modules/files/client-file/recipients.ts";
import type { PaymentRecord } from "#api/modules/money/payments/lock-payment.ts";
import type { PaymentParts } from "#api/modules/money/payments/payment-parts.ts";
import { notify } from "#api/modules/system/notifications/notify.ts";
import { publish } from "#api/realtime/publish.ts";
import { channels } from "#contract/system/realtime/channels.ts";

type MailPurpose = "payment-request" | "payment-received";

/** Writes to the payer, in the payer's language. The link is derived when the mail is sent. */
export async function mailPayer(
  tx: Tx,
  parts: PaymentParts,
  row: PaymentRecord,
  kind: MailPurpose,
): Promise<void> {
  const [house] = await tx
    .select({ name: brand.name, timezone: brand.timezone })
    .from(brand)
    .where(eq(brand.id, row.brandId));
  const total = row.amountCents + row.surchargeCents;
  await queueMail(tx, {
    kind,
    params: {
      name: row.payerName,
      brand: house?.name ?? "",
      purpose: row.purpose,
      reference: row.merchantReference,
      amount: money(total, row.currency, row.language),
      payment_uid: row.uid,
      rotation: row.rotation,
      link_key: row.linkKey,
      until: todayIn(house?.timezone ?? "UTC", row.expiresAt),
    },
    audience: "client",
    brandId: row.brandId,
    locale: row.language,
    to: { address: row.payerEmail, name: row.payerName },
    at: parts.now(),
  });
}

/** Tells payer, consultant and agent that the money has come, and the open pages of the file. `tx` is of the system's scope. */
export async function tellPaid(tx: Tx, parts: PaymentParts, row: PaymentRecord): Promise<void> {
  await mailPayer(tx, parts, row, "payment-received");
  const file = await fileOfQuote(tx, row.fileId);
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name, payment_uid: row.uid };
  const accounts = [...(await officeOf(tx, file)), ...(await agentsOf(tx, file))];
  await notify(tx, parts, accounts, { kind: "payment.received", facts });
  publish(tx, parts, {
    channels: [channels.clientFile(file.uid)],
    event: "payment.settled",
    payload: { file_uid: file.uid, payment_uid: row.uid },
  });
}

/** Tells the office that money came which somebody has to look at. `tx` is of the system's scope. */
export async function tellMoneyParked(tx: Tx, parts: PaymentParts, row: PaymentRecord): Promise<void> {
  const file = await fileOfQuote(tx, row.fileId);
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name, payment_uid: row.uid };
  await notify(tx, parts, await officeOf(tx, file), { kind: "payment.parked", facts });
  await tellPaymentChanged(tx, parts, row);
}

/** Tells the open pages of the file that a payment stands elsewhere. */
export async function tellPaymentChanged(tx: Tx, parts: PaymentParts, row: PaymentRecord): Promise<void> {
  const file = await fileOfQuote(tx, row.fileId);
  publish(tx, parts, {
    channels: [channels.clientFile(file.uid)],
    event: "payment.settled",
    payload: { file_uid: file.uid, payment_uid: row.uid },
  });
}
