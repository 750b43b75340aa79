import { asc, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import type { Call } from "#api/http/context.ts";
import { queueMails, type Mail } from "#api/mail/outbox.ts";
import { momentInWords } from "#api/mail/moment-words.ts";
import { servicesInWords } from "#api/mail/stock-words.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import {
  languageOf,
  readSupplierAccounts,
  type SupplierAccount,
} from "#api/modules/sales/supplier-requests/supplier-accounts.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";
import type { SupplierRequestKind } from "#contract/sales/supplier-requests/status.ts";

type Teller = Pick<Call, "now" | "sendEvents" | "log" | "requestId"> & { account: Call["account"] };
type Told = Pick<Submission, "file" | "brand">;

/** A request that was sent, as its mail needs it. */
export type SentRequest = {
  uid: string;
  kind: SupplierRequestKind;
  snapshot: RequestSnapshot;
  supplierId: number;
  dueAt: Date;
  isUrgent: boolean;
  linkKey: string;
};

const mailKinds = {
  new: "request-new",
  amend: "request-amend",
  cancel: "request-cancel",
  reconfirm: "request-new",
} as const;

/**
 * Tells suppliers what they are asked: one mail for each request, with its link, and the bell of the accounts that may
 * answer. `reminds` words the mails as reminders and rings nothing; `declinedWith` says, in those words, that what the
 * supplier offered is not taken. `tx` must be of the system's scope; the caller wakes
 * the sender after the commit.
 */
export async function tellRequests(
  tx: Tx,
  about: Told,
  sent: readonly SentRequest[],
  teller: Teller,
  { reminds = false, declinedWith = null }: { reminds?: boolean; declinedWith?: string | null } = {},
): Promise<void> {
  const suppliers = await readSuppliers(tx, sent);
  const accounts = await readSupplierAccounts(tx, [...suppliers.keys()], "requests.view");
  const names = await readExtraNames(
    tx,
    sent.flatMap(({ snapshot }) => snapshot.service.optionCode ?? []),
  );
  const mails = sent.flatMap((one): Mail[] => {
    const to = suppliers.get(one.supplierId);
    if (!to) return [];
    const locale = languageOf(accounts, to) ?? about.brand.defaultLocale;
    const kind = reminds ? "request-reminder" : mailKinds[one.kind];
    const mail = { ...mailOf(one, about, { to, locale, names }), at: teller.now() };
    if (declinedWith === null) return [{ ...mail, kind }];
    return [{ ...mail, kind: "offer-declined", params: { ...mail.params, message: declinedWith } }];
  });
  await queueMails(tx, mails);
  if (!reminds && declinedWith === null) await ring(tx, about, sent, accounts, teller);
}

type Addressed = {
  to: { email: string; name: string };
  locale: Locale;
  names: ReadonlyMap<string, TranslatedText>;
};

function mailOf(
  { uid, snapshot, dueAt, isUrgent, linkKey }: SentRequest,
  { file, brand }: Told,
  { to, locale, names }: Addressed,
) {
  return {
    audience: "supplier" as const,
    brandId: file.brandId,
    locale,
    to: { address: to.email, name: to.name },
    params: {
      name: to.name,
      reference: file.reference,
      file_name: file.name,
      request_uid: uid,
      rotation: 1,
      link_key: linkKey,
      service: servicesInWords([snapshot], names, locale),
      travellers: snapshot.file.travellers.join(", "),
      due: momentInWords(dueAt, brand.timezone, locale),
      urgent: isUrgent ? 1 : 0,
      phone: brand.phone,
    },
  };
}

/** Rings for each account in its own language. */
function ring(
  tx: Tx,
  { file }: Told,
  sent: readonly SentRequest[],
  accounts: readonly SupplierAccount[],
  teller: Teller,
): Promise<void> {
  const facts = { file_uid: file.uid, reference: file.reference, file_name: file.name };
  const news = sent.flatMap(({ supplierId, snapshot }) =>
    accounts
      .filter((account) => account.supplierId === supplierId)
      .map((account) => ({
        recipients: [account],
        content: {
          kind: "request.received" as const,
          facts: { ...facts, service: nameFor(account, snapshot) },
        },
      })),
  );
  return notifyEach(tx, teller, news);
}

function nameFor({ locale }: SupplierAccount, { service }: RequestSnapshot): string {
  return service.name[locale] ?? service.name.en;
}

async function readSuppliers(tx: Tx, sent: readonly SentRequest[]) {
  const ids = [...new Set(sent.map(({ supplierId }) => supplierId))];
  const rows = await tx
    .select({ id: supplier.id, name: supplier.name, email: supplier.emailReservations })
    .from(supplier)
    .where(inArray(supplier.id, ids))
    .orderBy(asc(supplier.id));
  return new Map(rows.map((row) => [row.id, row]));
}
