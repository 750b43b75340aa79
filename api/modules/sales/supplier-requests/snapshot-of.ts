import { roomsOfLine } from "#api/domain/requests/rooms-of-line.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import { ageOn, type Submission, type SubmissionLine } from "#api/modules/files/client-file/submission.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";
import type { PaxType } from "#contract/primitives.ts";
import type { SupplierRequestKind } from "#contract/sales/supplier-requests/status.ts";

/** A line as its supplier is asked for it. What the agency and the client pay is not in it. */
export function snapshotOf(
  { file, people, rooms }: Pick<Submission, "file" | "people" | "rooms">,
  line: SubmissionLine,
  kind: SupplierRequestKind,
): RequestSnapshot {
  const named = people.filter(({ lastName }) => lastName !== "");
  return {
    file: {
      reference: file.reference,
      name: file.name,
      travellers: named.map(({ title, firstName, lastName }) =>
        [title, firstName, lastName].filter(Boolean).join(" "),
      ),
    },
    service: { type: line.serviceType, optionCode: line.option?.code ?? null, name: line.name },
    dateFrom: line.dateFrom,
    dateTo: line.dateTo,
    startTime: line.startTime,
    endTime: line.endTime,
    units: line.units,
    qty: line.qty,
    rooms: roomsAskedFor({ people, rooms }, line),
    adults: line.adults,
    children: line.children,
    infants: line.infants,
    extras: line.extras,
    remarks: line.supplierRemarks,
    cost: costOf(line, kind),
  };
}

/** The rooms that the line is for; all of the file where nobody can tell which these are. */
function roomsAskedFor(
  { people, rooms }: Pick<Submission, "people" | "rooms">,
  line: SubmissionLine,
): RequestSnapshot["rooms"] {
  const filled = rooms.map(({ code, paxIds }) => {
    const sleepers = people.filter(({ id }) => paxIds.includes(id));
    const count = (wanted: PaxType) => sleepers.filter(({ type }) => type === wanted).length;
    const ages = sleepers
      .filter(({ type }) => type !== "A")
      .flatMap((child) => ageOn(line.dateFrom, child) ?? []);
    return { code, ages, adults: count("A"), children: count("C"), infants: count("I") };
  });
  const own = isStay(line.serviceType) ? roomsOfLine(line, filled) : filled;
  return (own.length > 0 ? own : filled).map(({ code, adults, ages }) => ({ code, adults, ages }));
}

/** Of an amendment the cost that the supplier is to agree to, which is not the old one where nobody knows the new one. */
function costOf(
  { status, priceStatus, cost, waitingCost }: SubmissionLine,
  kind: SupplierRequestKind,
): RequestSnapshot["cost"] {
  const isAsked = kind === "amend" && status === "AM";
  const isOpen = priceStatus === "estimate" || (isAsked && priceStatus === "on_request");
  const told = (isAsked && waitingCost) || (isOpen ? null : cost);
  return told && { cents: told.costCents, currency: told.currency };
}
