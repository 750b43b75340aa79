import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { user } from "#api/db/schema/user.ts";
import { queueMail, type MailContent } from "#api/mail/outbox.ts";

/** The brand that an account's mails come from: its own, else the first of its company. */
export const mailBrandId = sql<number>`coalesce(${user.brandIds}[1],
  (select brand_ids[1] from agency where agency.id = ${user.agencyId}),
  (select brand_ids[1] from supplier where supplier.id = ${user.supplierId}))`;

type ToAccount = {
  userId: number;
  at: Date;
  /** Another address than the one of the account. */
  address?: string;
};

/** Queues a mail to the owner of an account, in the owner's language. `tx` must be of the system's scope. */
export async function mailToAccount(tx: Tx, { userId, at, address }: ToAccount, content: MailContent) {
  const [owner] = await tx
    .select({
      audience: user.audience,
      name: user.name,
      email: user.email,
      locale: user.locale,
      brandId: mailBrandId,
    })
    .from(user)
    .where(eq(user.id, userId));
  if (!owner) throw new Error("There is no account to write to");
  await queueMail(tx, {
    ...content,
    audience: owner.audience,
    brandId: owner.brandId,
    locale: owner.locale,
    to: { address: address ?? owner.email, name: owner.name },
    at,
  });
}
