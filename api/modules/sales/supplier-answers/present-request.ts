import { displayedConfirmation } from "#api/domain/itinerary/confirmation.ts";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import { answersTo, transitionOf, type RequestActor } from "#api/domain/requests/request-rules.ts";
import { daysBetween } from "#api/domain/today.ts";
import type { Tx } from "#api/db/client.ts";
import { readExtraNames } from "#api/modules/catalogue/packages/price-lines.ts";
import { changeableTo, givenAnswer } from "#api/modules/sales/supplier-requests/given-answer.ts";
import type { OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";
import type { Locale, TranslatedText } from "#contract/primitives.ts";
import type {
  AskedService,
  RequestStanding,
  SupplierRequest,
} from "#contract/sales/supplier-requests/request.ts";

type Reader = { locale: Locale; now: Date; actor: RequestActor };

/** A request in one language, as whoever answers it reads it. System scope. */
export async function presentRequest(
  tx: Tx,
  found: OpenRequest,
  { locale, now, actor }: Reader,
): Promise<SupplierRequest> {
  const { request, line, submission, supplierName, consultant, lastNumber } = found;
  const { brand, file } = submission;
  const names = await readExtraNames(tx, [request.snapshot.service.optionCode ?? ""]);
  const standing = standingOf(found, actor, now);
  const asked = (snapshot: RequestSnapshot) => presentService(snapshot, names, locale);
  return {
    uid: request.uid,
    kind: request.kind,
    status: request.status,
    standing,
    lock_version: request.lockVersion,
    locale,
    brand: { code: brand.code, name: brand.name, email: brand.email, phone: brand.phone },
    timezone: brand.timezone,
    consultant,
    supplier_name: supplierName,
    reference: file.reference,
    party_name: file.name,
    sent_at: request.sentAt?.toISOString() ?? null,
    due_at: request.dueAt?.toISOString() ?? null,
    urgent: request.isUrgent,
    viewed_at: request.viewedAt?.toISOString() ?? null,
    asked: asked(request.snapshot),
    before: request.previousSnapshot && asked(request.previousSnapshot),
    answers: possibleAnswers(found, actor, now),
    needs_number: needsNumber(found),
    confirmation: displayedConfirmation(request.confirmationNo ?? line.confirmation ?? lastNumber),
    given: givenAnswer(request, { line, now, actor }),
  };
}

/** What can be answered now: also instead of what was, while that can be changed. */
export function possibleAnswers({ request, line, newer }: OpenRequest, actor: RequestActor, now: Date) {
  if (newer) return [];
  if (changeableTo(request, { line, now, actor }) === null || request.lineBefore === null)
    return answersTo(request, line.status, actor);
  // As if it had not been answered yet.
  return answersTo({ kind: request.kind, status: "Viewed" }, request.lineBefore.line.status, actor);
}

function needsNumber({ request, line }: OpenRequest): boolean {
  const from = request.lineBefore?.line.status ?? line.status;
  return transitionOf(request.kind, "confirm", from) === "supplier_confirm";
}

function standingOf(found: OpenRequest, actor: RequestActor, now: Date): RequestStanding {
  const { request, newer } = found;
  if (request.status === "Superseded" || newer?.sentAt) return "superseded";
  if (request.status === "Withdrawn") return "withdrawn";
  if (newer) return "outdated";
  if (request.status === "Confirmed" || request.status === "Declined") return "answered";
  return possibleAnswers(found, actor, now).length > 0 ? "open" : "closed";
}

/** A service as it was asked for, in one language; `names` are those of extras. */
export function presentService(
  snapshot: RequestSnapshot,
  names: ReadonlyMap<string, TranslatedText>,
  locale: Locale,
): AskedService {
  const { service, file, dateFrom, dateTo } = snapshot;
  const inLocale = (text: TranslatedText) => text[locale] ?? text.en;
  return {
    service_type: service.type,
    option_code: service.optionCode,
    name: inLocale(service.name),
    date_from: dateFrom,
    date_to: dateTo,
    nights: isStay(service.type) ? daysBetween(dateFrom, dateTo) : null,
    start_time: snapshot.startTime,
    end_time: snapshot.endTime,
    qty: snapshot.qty,
    rooms: snapshot.rooms,
    adults: snapshot.adults,
    children: snapshot.children,
    infants: snapshot.infants,
    extras: snapshot.extras.map((code) => {
      const name = names.get(`${service.optionCode} ${code}`);
      return name ? inLocale(name) : code;
    }),
    travellers: file.travellers,
    remarks: snapshot.remarks,
    owed: snapshot.cost,
  };
}
