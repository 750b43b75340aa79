import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { planPayments, presentPayment, shareAsked, tourPartOf } from "#api/domain/files/payment-schedule.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { findFileId } from "#api/modules/files/client-file/find-file.ts";
import { readDues } from "#api/modules/files/client-file/read-dues.ts";
import { readAgentLines, totalsOf } from "#api/modules/files/client-file/lines.ts";
import { readTourPart } from "#api/modules/money/accounts/tour-part.ts";
import { presentSums } from "#api/modules/money/ledger/present-documents.ts";
import { readSums } from "#api/modules/money/ledger/read-sums.ts";
import { readOfferTerms } from "#api/modules/system/settings/offer-terms.ts";
import type { FileAccount, showFileAccount } from "#contract/money/account.ts";

/** What the caller's agency pays for a file, and when. */
export async function showAccount(
  { params }: InputOf<typeof showFileAccount>,
  call: Call,
): Promise<FileAccount> {
  const fileId = await findFileId(params, call);
  return call.database.inScope(call.scope, async (tx) => {
    const { account, owedCents } = await readAccount(tx, fileId, call.now());
    return { ...account, sums: presentSums(await readSums(tx, fileId, owedCents)) };
  });
}

type ReadAccount = {
  account: Omit<FileAccount, "sums">;
  /** Net and fees of a booking, in cents; a quote owes nothing yet. */
  owedCents: number;
  /** Today where the brand is. */
  today: string;
};

/** What the agency of a file pays, and when, for whoever may read it in the scope of `tx`. A quote owes nothing yet. */
export async function readAccount(tx: Tx, fileId: number, now: Date): Promise<ReadAccount> {
  const [found] = await tx
    .select({
      file: {
        id: clientFile.id,
        kind: clientFile.kind,
        status: clientFile.status,
        locale: clientFile.locale,
        currency: clientFile.currency,
        priceMode: clientFile.priceMode,
        travelDate: clientFile.travelDate,
      },
      timezone: brand.timezone,
    })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(eq(clientFile.id, fileId));
  if (!found) throw new Error("A file that was found is gone");
  const { file } = found;
  const { totals, counted } = totalsOf(await readAgentLines(tx, fileId, file.locale));
  const terms = await readOfferTerms(tx);
  const today = todayIn(found.timezone, now);
  const hasTours = counted.some(({ departureId }) => departureId !== null);
  const tours = hasTours ? await readTourPart(tx, fileId) : tourPartOf([]);
  const due = { netCents: totals.net_cents, tours, travelDate: file.travelDate, requestedOn: today };
  const dues = await readDues(tx, file, totals.net_cents);
  const standing = standingOf(file, dues.payments.length > 0);
  const payments = standing === "proposed" ? planPayments(due, terms) : dues.payments;
  const isNet = file.priceMode === "net";
  const account = {
    currency: file.currency,
    price_mode: file.priceMode,
    totals: isNet ? { ...totals, sell_cents: null, commission_cents: null } : totals,
    fee_cents: dues.feeCents,
    schedule: {
      standing,
      payments: standing === "none" ? [] : payments.map(presentPayment),
    },
    terms: { deposit_bps: shareAsked(tours, terms), balance_days_before: terms.balanceDaysBefore },
  };
  const owedCents = file.kind === "booking" ? totals.net_cents + dues.feeCents : 0;
  return { account, owedCents, today };
}

type FileState = Pick<typeof clientFile.$inferSelect, "kind" | "status">;

/** Only a quote that can still be booked has a schedule to propose. */
function standingOf({ kind, status }: FileState, isAgreed: boolean): FileAccount["schedule"]["standing"] {
  if (kind === "quote") return status === "Quote" ? "proposed" : "none";
  return isAgreed ? "agreed" : "none";
}
