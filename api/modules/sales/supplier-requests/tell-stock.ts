import { and, asc, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { stockMoves, type StockMoves, type ToldLine } from "#api/domain/stock/stock-moves.ts";
import type { Call } from "#api/http/context.ts";
import { queueMails } from "#api/mail/outbox.ts";
import { servicesInWords } from "#api/mail/stock-words.ts";
import { snapshotOf } from "#api/modules/sales/supplier-requests/snapshot-of.ts";
import { languageOf, readSupplierAccounts } from "#api/modules/sales/supplier-requests/supplier-accounts.ts";
import { leaderOf } from "#api/modules/files/client-file/name-people.ts";
import type { Submission, SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import { notifyEach } from "#api/modules/system/notifications/notify.ts";

type Teller = Pick<Call, "now" | "sendEvents" | "log" | "requestId"> & { account: Call["account"] };
type File = Pick<Submission, "file" | "brand" | "people" | "rooms">;
type Stand = File & { lines: readonly SubmissionLine[] };

/**
 * Tells suppliers what a file takes from the stock that they gave us and what it gives back, by what it was and what it
 * is: one mail to the reservations of each supplier that wants to know, and the bell of its accounts. Suppliers are told
 * the names that are known after the change. `tx` must be of the system's scope; the caller wakes the sender after the
 * commit.
 */
export async function tellStock(tx: Tx, before: Stand, after: Stand, teller: Teller): Promise<void> {
  const moves = stockMoves(toldLines(before), toldLines(after));
  if (moves.size === 0) return;
  const suppliers = await readSuppliers(tx, [...moves.keys()], after.file.brandId);
  const told = suppliers.flatMap((one) => {
    const its = moves.get(one.id);
    return its ? [{ ...one, ...its, news: newsOf(its) }] : [];
  });
  const accounts = await readSupplierAccounts(
    tx,
    told.map(({ id }) => id),
    "bookings.view",
  );
  const services = told.flatMap(({ sold, back }) => [...sold, ...back]);
  const names = await readExtraNames(
    tx,
    services.flatMap(({ service }) => service.optionCode ?? []),
  );
  const { reference, name: fileName, brandId } = after.file;
  await notifyEach(
    tx,
    teller,
    told.map(({ id, news, sold, back }) => ({
      recipients: accounts.filter(({ supplierId }) => supplierId === id),
      content: {
        kind: news.bell,
        facts: { reference, file_name: fileName, services: Math.max(sold.length, back.length) },
      },
    })),
  );
  await queueMails(
    tx,
    told.map(({ id, name, email, sold, back, news }) => {
      // In the language of whoever works there; the brand's own where nobody has an account.
      const locale = languageOf(accounts, { id, email }) ?? after.brand.defaultLocale;
      return {
        kind: news.mail,
        audience: "supplier",
        brandId,
        locale,
        to: { address: email, name },
        at: teller.now(),
        params: {
          name,
          reference,
          file_name: fileName,
          path: `/supplier-app/confirmed?${new URLSearchParams({ "filter[reference]": reference }).toString()}`,
          sold: servicesInWords(sold, names, locale),
          back: servicesInWords(back, names, locale),
          travellers: travellersOf(after),
        },
      };
    }),
  );
}

/** Bought options of suppliers; seats on tours are our own. */
function toldLines({ lines, ...file }: Stand): ToldLine[] {
  return lines.flatMap((line) =>
    line.supplierId === null || line.optionId === null
      ? []
      : [
          {
            uid: line.uid,
            supplierId: line.supplierId,
            status: line.status,
            snapshot: snapshotOf(file, line, "new"),
          },
        ],
  );
}

function newsOf({ sold, back }: StockMoves) {
  if (back.length === 0) return { mail: "stock-sold", bell: "allotment.sold" } as const;
  if (sold.length === 0) return { mail: "stock-given-back", bell: "allotment.given-back" } as const;
  return { mail: "stock-changed", bell: "allotment.changed" } as const;
}

/** Everyone by name as far as it is known, the lead traveller first. */
function travellersOf({ people }: File): string {
  const lead = leaderOf(people);
  return [...people]
    .toSorted((one, other) => Number(other === lead) - Number(one === lead))
    .filter(({ lastName }) => lastName !== "")
    .map(({ title, firstName, lastName }) => [title, firstName, lastName].filter(Boolean).join(" "))
    .join(", ");
}

function readSuppliers(tx: Tx, ids: readonly number[], brandId: number) {
  return tx
    .select({ id: supplier.id, name: supplier.name, email: supplier.emailReservations })
    .from(supplier)
    .where(
      and(inArray(supplier.id, [...ids]), supplier.tellsStock, sql`${brandId} = any(${supplier.brandIds})`),
    )
    .orderBy(asc(supplier.id));
}
