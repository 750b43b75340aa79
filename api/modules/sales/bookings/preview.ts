import type { Tx } from "#api/db/client.ts";
import type { StockAnswer } from "#api/domain/availability.ts";
import { planPayments, presentPayment, shareAsked, tourPartOf } from "#api/domain/files/payment-schedule.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import {
  planBooking,
  startFor,
  totalsOfBooking,
  type BookingPlan,
} from "#api/modules/sales/bookings/booking-plan.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import type { PlannedLine } from "#api/modules/sales/bookings/renewed-prices.ts";
import { leaderOf } from "#api/modules/files/client-file/name-people.ts";
import { ageOn, type Submission } from "#api/modules/files/client-file/submission.ts";
import { seatLine } from "#api/modules/sales/bookings/seat-line.ts";
import { shortTours } from "#api/modules/sales/bookings/tour-seats.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import { readOfferTerms } from "#api/modules/system/settings/offer-terms.ts";
import { askStock } from "#api/modules/files/stock/hold-stock.ts";
import {
  RequestObstacle,
  type BookingRequest,
  type OtherTraveller,
  type RequestedLine,
  type showBookingRequest,
} from "#contract/sales/bookings/request.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { Locale } from "#contract/primitives.ts";

/** What requesting the booking of a quote would do at this moment. Nothing is changed by asking. */
export function previewBooking(
  { params, query }: InputOf<typeof showBookingRequest>,
  call: Call,
): Promise<BookingRequest> {
  return lookAtFile(params, call, (tx, submission) =>
    presentRequest(tx, submission, query.locale ?? call.locale, call.now()),
  );
}

/** A file as whoever is about to request it reads it. */
export async function presentRequest(
  tx: Tx,
  submission: Submission,
  locale: Locale,
  now: Date,
): Promise<BookingRequest> {
  const { file } = submission;
  const plan = await planBooking(tx, submission, { termsTicked: true, leadNamed: true }, now);
  const answers = await askStock(tx, plan.wants, { agencyId: file.agencyId, today: plan.today });
  const terms = await readOfferTerms(tx);
  const totals = totalsOfBooking(plan);
  const onNet = file.priceMode === "net";
  const tours = tourPartOf(plan.booked.map(seatLine));
  const due = { netCents: totals.net_cents, tours, travelDate: file.travelDate, requestedOn: plan.today };
  return {
    uid: file.uid,
    reference: file.reference,
    name: file.name,
    status: file.status,
    lock_version: file.lockVersion,
    travel_date: file.travelDate,
    end_date: file.endDate,
    currency: file.currency,
    price_mode: file.priceMode,
    obstacles: plan.hindrances.flatMap((one) => RequestObstacle.safeParse(one).data ?? []),
    lead: leadOf(submission),
    others: othersOf(submission),
    lines: plan.lines
      .filter((line) => (line.kind === "included" || line.kind === "optional") && !isRounding(line))
      .map((line) => presentLine(line, plan, answers, locale)),
    short_tours: await shortTours(tx, plan.lines, plan.tours, locale),
    totals: onNet ? { ...totals, sell_cents: null, commission_cents: null } : totals,
    prices: {
      renewed: plan.renewed !== null,
      changes: changesOf(submission, plan, locale),
      before_net_cents: plan.beforeNetCents,
    },
    terms: { deposit_bps: shareAsked(tours, terms), balance_days_before: terms.balanceDaysBefore },
    payments: planPayments(due, terms).map(presentPayment),
  };
}

/** The lead traveller as far as the name is known, else the first of the party. */
export function leadOf({ people }: Pick<Submission, "people">) {
  const lead = leaderOf(people);
  return {
    title: lead?.title ?? null,
    first_name: lead?.firstName ?? "",
    last_name: lead?.lastName ?? "",
  };
}

function othersOf({ file, people, rooms }: Submission): OtherTraveller[] {
  const lead = leaderOf(people);
  return people
    .filter((one) => one !== lead)
    .map((one) => {
      const room = rooms.findIndex(({ paxIds }) => paxIds.includes(one.id));
      return {
        seq: one.seq,
        title: one.title,
        first_name: one.firstName,
        last_name: one.lastName,
        type: one.type,
        age: ageOn(file.travelDate, one),
        room: room === -1 ? null : room + 1,
        room_code: rooms[room]?.code ?? null,
      };
    });
}

function presentLine(
  line: PlannedLine,
  plan: BookingPlan,
  answers: ReadonlyMap<number, StockAnswer>,
  locale: Locale,
): RequestedLine {
  return {
    uid: line.uid,
    day_no: line.dayNo,
    date_from: line.dateFrom,
    date_to: line.dateTo,
    service_type: line.serviceType,
    name: inLanguage(line.name, locale) ?? "",
    comment: inLanguage(line.comment, locale),
    supplier_name: line.supplierName ?? "",
    units: line.units,
    qty: line.qty,
    net_cents: line.price?.netCents ?? 0,
    ...outcomeOf(line, plan, answers),
  };
}

function outcomeOf(
  line: PlannedLine,
  plan: BookingPlan,
  answers: ReadonlyMap<number, StockAnswer>,
): Pick<RequestedLine, "outcome" | "reason"> {
  if (!plan.booked.includes(line))
    return { outcome: "left_out", reason: line.price === null ? "no_price" : "optional" };
  const { start, reason } = startFor(line, answers, plan);
  if (start === "kept") return { outcome: "kept", reason };
  return { outcome: start.status === "AL" ? "instant" : "request", reason };
}

function changesOf(
  { file }: Submission,
  { renewed }: BookingPlan,
  locale: Locale,
): BookingRequest["prices"]["changes"] {
  return (renewed?.changes ?? []).map(({ line, before, after }) => ({
    uid: line?.uid ?? file.uid,
    name: line ? (inLanguage(line.name, locale) ?? "") : textsIn(locale).rounding,
    date_from: line?.dateFrom ?? file.endDate,
    before_cents: before,
    now_cents: after,
  }));
}
