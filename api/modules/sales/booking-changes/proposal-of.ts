import {
  addAmounts,
  noAmounts,
  type Amounts,
  type StoredProposal,
  type StoredService,
} from "#api/domain/files/change-proposal.ts";
import { roomsTextOf } from "#api/domain/files/change-party.ts";
import {
  beforeOf,
  countedOf,
  partyOf,
  type AmendedLine,
  type ChangedLine,
  type ChangePlan,
  type RemovedLine,
} from "#api/modules/sales/booking-changes/change-parts.ts";
import type { Submission } from "#api/modules/files/client-file/submission.ts";
import type { PricePlan } from "#api/modules/sales/prices/plan-prices.ts";
import type { ChangeWish } from "#contract/sales/bookings/change-wish.ts";

/** What a plan says to whoever asked for it: every service before and after, and the difference. */
export function proposalOf(
  submission: Submission,
  plan: Omit<ChangePlan, "proposal">,
  wish: ChangeWish,
): StoredProposal {
  const { file, people } = submission;
  const now = partyOf(submission);
  const after = plan.party ?? now;
  const leaving = new Set(wish.leaving);
  const before = countedOf(submission);
  const asked = new Map(plan.moved.map(({ id, askedQty }) => [id, askedQty]));
  const gone = plan.removed.map(({ line }) => beforeOf(line)).reduce(addAmounts, noAmounts);
  const old = plan.amended.map(({ line }) => beforeOf(line)).reduce(addAmounts, noAmounts);
  const fresh = plan.amended.map((one) => one.after).reduce(addAmounts, noAmounts);
  const less = addAmounts(addAmounts(gone, old), roundingOf(submission, plan.prices).old);
  return {
    instant:
      [...plan.removed, ...plan.amended].every(({ step }) => step.instant) &&
      plan.amended.every(({ priceOpen }) => !priceOpen),
    before: {
      travelDate: file.travelDate,
      endDate: file.endDate,
      rooms: roomsTextOf(now, file.travelDate),
    },
    after: { travelDate: plan.travelDate, endDate: plan.endDate, rooms: roomsTextOf(after, plan.travelDate) },
    leaving: people
      .filter(({ seq }) => leaving.has(seq))
      .map(({ title, firstName, lastName }) => [title, firstName, lastName].filter(Boolean).join(" ")),
    joining: after.travellers.filter(({ id }) => id < 0).length,
    services: [
      ...plan.removed.map(ofRemoved),
      ...plan.amended.map((one) => ofAmended(one, asked.get(one.line.id))),
    ].toSorted((a, b) => (a.dateFrom < b.dateFrom ? -1 : a.dateFrom > b.dateFrom ? 1 : 0)),
    totalsBefore: before,
    totalsAfter: addAmounts(
      addAmounts(addAmounts(before, fresh), roundingOf(submission, plan.prices).fresh),
      minus(less),
    ),
    fee: plan.removed.reduce((sum, { cancellation }) => sum + cancellation.fee, 0),
  };
}

/** The rounding of the people's prices, where the change makes another one of it. */
function roundingOf({ lines }: Submission, prices: PricePlan | null): { old: Amounts; fresh: Amounts } {
  if (!prices?.rounding) return { old: noAmounts, fresh: noAmounts };
  const line = lines.find(({ id }) => id === prices.rounding?.line?.id);
  const { sell, commission, net, gst } = prices.rounding.amounts;
  return { old: line ? beforeOf(line) : noAmounts, fresh: { sell, commission, net, gst } };
}

function minus({ sell, commission, net, gst }: Amounts): Amounts {
  return { sell: -sell, commission: -commission, net: -net, gst: -gst };
}

function ofLine(line: ChangedLine) {
  return {
    serviceType: line.serviceType,
    name: line.name,
    supplierName: line.supplierName ?? "",
    status: line.status,
    dateFrom: line.dateFrom,
    dateTo: line.dateTo,
    before: beforeOf(line),
  };
}

function ofRemoved({ line, step, cancellation: { fee, rung } }: RemovedLine): StoredService {
  return {
    uid: line.uid,
    ...ofLine(line),
    outcome: step.outcome,
    newDateFrom: line.dateFrom,
    newDateTo: line.dateTo,
    after: noAmounts,
    priceOpen: false,
    fee,
    rule: rung?.text ?? null,
  };
}

function ofAmended(amended: AmendedLine, asked: number | null | undefined): StoredService {
  const { line, comes, dateFrom, dateTo, after, priceOpen, step, priced } = amended;
  const to = priced?.qty ?? asked ?? line.qty;
  const count = comes || to === line.qty ? {} : { qty: { from: line.qty, to } };
  return {
    ...count,
    ...(comes
      ? { uid: null, option: comes.asked.optionCode, replaces: comes.replaces?.uid ?? null }
      : { uid: line.uid }),
    ...ofLine(line),
    outcome: step.outcome,
    newDateFrom: dateFrom,
    newDateTo: dateTo,
    after,
    priceOpen,
    fee: 0,
    rule: null,
  };
}
