import { desc, eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { changeRequest } from "#api/db/schema/change-request.ts";
import { priceWaits } from "#api/domain/files/change-line.ts";
import { isCancellable } from "#api/domain/files/cancel-line.ts";
import type { Amounts, StoredProposal } from "#api/domain/files/change-proposal.ts";
import { roomsTextOf } from "#api/domain/files/change-party.ts";
import { versionHash } from "#api/domain/quotes/canonical.ts";
import { knownAge } from "#api/domain/files/file-party.ts";
import { todayIn } from "#api/domain/today.ts";
import { readDays, readNames } from "#api/modules/sales/booking-changes/change-choices.ts";
import {
  beforeOf,
  liveLines,
  partyOf,
  type FullWish,
} from "#api/modules/sales/booking-changes/change-parts.ts";
import { isSwappable } from "#api/modules/sales/booking-changes/new-services.ts";
import { planChange } from "#api/modules/sales/booking-changes/plan-change.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { ChangePreview, ChangeProposal, ChangeRequest } from "#contract/sales/bookings/change.ts";
import type { Locale } from "#contract/primitives.ts";

type Mode = "net" | "commission";

/** The seal of a proposal: another price, date, person or outcome makes another one. */
export function sealOf(proposal: StoredProposal): string {
  return versionHash(proposal, null);
}

/** In the count of an agency: its net, or the selling price. */
export function countOf({ net, sell }: Amounts, mode: Mode): number {
  return mode === "net" ? net : sell;
}

function totalsIn({ sell, commission, net, gst }: Amounts, mode: Mode) {
  const open = mode === "net" ? null : { sell, commission };
  return {
    sell_cents: open && open.sell,
    commission_cents: open && open.commission,
    net_cents: net,
    gst_cents: gst,
  };
}

/** A proposal in one language and in the agency's own count. */
export function presentProposal(stored: StoredProposal, mode: Mode, locale: Locale): ChangeProposal {
  const stay = ({ travelDate, endDate, rooms }: StoredProposal["before"]) => ({
    travel_date: travelDate,
    end_date: endDate,
    rooms,
  });
  return {
    hash: sealOf(stored),
    instant: stored.instant,
    before: stay(stored.before),
    after: stay(stored.after),
    leaving: stored.leaving,
    joining: stored.joining,
    services: stored.services.map((one) => ({
      uid: one.uid,
      replaces: one.replaces ?? null,
      service_type: one.serviceType,
      name: inLanguage(one.name, locale) ?? "",
      supplier_name: one.supplierName,
      status: one.status,
      outcome: one.outcome,
      date_from: one.dateFrom,
      date_to: one.dateTo,
      new_date_from: one.newDateFrom,
      new_date_to: one.newDateTo,
      qty: one.qty ?? null,
      before_cents: countOf(one.before, mode),
      after_cents: countOf(one.after, mode),
      price_open: one.priceOpen,
      price_waits: priceWaits(one),
      fee_cents: one.fee,
      rule: inLanguage(one.rule, locale),
    })),
    totals_before: totalsIn(stored.totalsBefore, mode),
    totals_after: totalsIn(stored.totalsAfter, mode),
    difference_cents: countOf(stored.totalsAfter, mode) - countOf(stored.totalsBefore, mode),
    fee_cents: stored.fee,
  };
}

export type ChangeRow = typeof changeRequest.$inferSelect;

/** The changes that were asked for about a file, the newest first. In the scope of the system. */
export function readChanges(tx: Tx, fileId: number): Promise<ChangeRow[]> {
  return tx
    .select()
    .from(changeRequest)
    .where(eq(changeRequest.fileId, fileId))
    .orderBy(desc(changeRequest.createdAt), desc(changeRequest.id));
}

export function presentRequest(row: ChangeRow, mode: Mode, locale: Locale): ChangeRequest {
  return {
    uid: row.uid,
    status: row.status,
    lock_version: row.lockVersion,
    created_at: row.createdAt.toISOString(),
    author_name: row.authorName,
    remark: row.remark,
    reason: row.reason,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
    proposal: presentProposal(row.proposal, mode, locale),
  };
}

/** A booking as whoever wants it changed reads it. */
export async function presentChange(
  tx: Tx,
  submission: Submission,
  wish: FullWish,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ChangePreview> {
  const { file, brand, people } = submission;
  const mode = file.priceMode;
  const possible = isCancellable(file, todayIn(brand.timezone, now));
  const { plan, problems } = possible
    ? await planChange(tx, submission, wish, now)
    : { plan: null, problems: [] };
  const requests = await readChanges(tx, file.id);
  return {
    uid: file.uid,
    reference: file.reference,
    name: file.name,
    status: file.status,
    lock_version: file.lockVersion,
    travel_date: file.travelDate,
    end_date: file.endDate,
    currency: file.currency,
    price_mode: mode,
    requests: requests.map((row) => presentRequest(row, mode, locale)),
    possible,
    rooms: roomsTextOf(partyOf(submission), file.travelDate),
    travellers: people.map((one) => ({
      seq: one.seq,
      name: [one.title, one.firstName, one.lastName].filter(Boolean).join(" "),
      type: one.type,
      age: knownAge(one, file.travelDate),
    })),
    services: liveLines(submission).map((line) => ({
      uid: line.uid,
      service_type: line.serviceType,
      name: inLanguage(line.name, locale) ?? "",
      supplier_name: line.supplierName ?? "",
      date_from: line.dateFrom,
      date_to: line.dateTo,
      status: line.status,
      cents: countOf(beforeOf(line), mode),
      swappable: isSwappable(line, people.length),
    })),
    days: await readDays(tx, file.id),
    options: await readNames(tx, file.id, wish, locale),
    problems,
    proposal: plan && presentProposal(plan.proposal, mode, locale),
  };
}
