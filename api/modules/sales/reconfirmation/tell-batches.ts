import { asc, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { supplier } from "#api/db/schema/company.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import { momentInWords } from "#api/mail/moment-words.ts";
import { queueMails, type Mail } from "#api/mail/outbox.ts";
import { bookingsInWords } from "#api/mail/stock-words.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import { languageOf, readSupplierAccounts } from "#api/modules/sales/supplier-requests/supplier-accounts.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";

type Teller = Pick<Call, "now" | "sendEvents" | "log" | "requestId"> & { account: Call["account"] };

/** A batch as its mail needs it. */
export type SentBatch = {
  uid: string;
  supplierId: number;
  brandId: number;
  dueAt: Date;
  isUrgent: boolean;
  linkKey: string;
  services: readonly RequestSnapshot[];
};

/**
 * Tells suppliers that they are asked to reconfirm: one mail for each batch, with its link, and the bell of the accounts
 * that may see it. `reminds` words the mails as reminders and rings nothing. System scope; the caller wakes the sender.
 */
export async function tellBatches(
  tx: Tx,
  batches: readonly SentBatch[],
  teller: Teller,
  { reminds = false } = {},
): Promise<void> {
  if (batches.length === 0) return;
  const ids = [...new Set(batches.map(({ supplierId }) => supplierId))];
  const suppliers = await tx
    .select({ id: supplier.id, name: supplier.name, email: supplier.emailReservations })
    .from(supplier)
    .where(inArray(supplier.id, ids))
    .orderBy(asc(supplier.id));
  const brands = new Map((await tx.select().from(brand)).map((one) => [one.id, one]));
  const accounts = await readSupplierAccounts(tx, ids, "bookings.view");
  const names = await readExtraNames(
    tx,
    batches.flatMap(({ services }) => services.flatMap(({ service }) => service.optionCode ?? [])),
  );
  const mails = batches.flatMap((batch): Mail[] => {
    const to = suppliers.find(({ id }) => id === batch.supplierId);
    const of = brands.get(batch.brandId);
    if (!to || !of || to.email === "") return [];
    const locale = languageOf(accounts, to) ?? of.defaultLocale;
    const kind = reminds ? ("reconfirm-reminder" as const) : ("reconfirm" as const);
    return [{ kind, ...mailOf(batch, { to, of, locale, names }), at: teller.now() }];
  });
  await queueMails(tx, mails);
  if (reminds) return;
  await notifyEach(
    tx,
    teller,
    batches.map(({ supplierId, services, brandId }) => ({
      recipients: accounts.filter((account) => account.supplierId === supplierId),
      content: {
        kind: "reconfirmation.received" as const,
        facts: { brand: brands.get(brandId)?.name ?? "", services: services.length },
      },
    })),
  );
}

type Addressed = {
  to: { email: string; name: string };
  of: { name: string; timezone: string; phone: string };
  locale: Locale;
  names: ReadonlyMap<string, TranslatedText>;
};

function mailOf(
  { uid, brandId, services, dueAt, isUrgent, linkKey }: SentBatch,
  { to, of, locale, names }: Addressed,
) {
  return {
    audience: "supplier" as const,
    brandId,
    locale,
    to: { address: to.email, name: to.name },
    params: {
      name: to.name,
      brand: of.name,
      batch_uid: uid,
      rotation: 1,
      link_key: linkKey,
      count: services.length,
      services: bookingsInWords(services, names, locale),
      due: momentInWords(dueAt, of.timezone, locale),
      urgent: isUrgent ? 1 : 0,
      phone: of.phone,
    },
  };
}
