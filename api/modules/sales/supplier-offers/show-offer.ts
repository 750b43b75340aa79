import type { Tx } from "#api/db/client.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { beforeOf, countedOf } from "#api/modules/sales/booking-changes/change-parts.ts";
import { countOf } from "#api/modules/sales/booking-changes/present-change.ts";
import { findOfFile } from "#api/modules/sales/supplier-answers/find-request.ts";
import { lookAtRequest, type OpenRequest } from "#api/modules/sales/supplier-answers/on-request.ts";
import {
  isOpenOffer,
  planOffer,
  readChoices,
  type PlannedOffer,
} from "#api/modules/sales/supplier-offers/plan-offer.ts";
import { inLanguage } from "#api/texts/in-language.ts";
import type { showSupplierOffer, SupplierOffer } from "#contract/sales/supplier-requests/offer.ts";

/** What a supplier offers, and what taking it would do as it is wished. */
export async function showOffer(
  { params, query }: InputOf<typeof showSupplierOffer>,
  call: Call,
): Promise<SupplierOffer> {
  const found = await findOfFile(call, params);
  return lookAtRequest(found, call, async (tx, open) => {
    const planned = await planOffer(tx, open, isOpenOffer(open) ? query : {}, call.now());
    return present(tx, open, planned, call);
  });
}

async function present(
  tx: Tx,
  found: OpenRequest,
  planned: PlannedOffer,
  { locale }: Call,
): Promise<SupplierOffer> {
  const { request, line, submission, supplierName } = found;
  const { priceMode: mode, currency } = submission.file;
  const open = isOpenOffer(found);
  const choices = open ? await readChoices(tx, found) : [];
  const name = inLanguage(line.name, locale) ?? "";
  const said = choices.map((one) => ({
    option: one.option,
    name: inLanguage(one.name, locale) ?? "",
    start_times: one.startTimes,
  }));
  const { plan, terms, problems } = planned;
  const change = changedOf(planned, line.uid);
  const asked = line.price ? countOf(beforeOf(line), mode) : null;
  const after = plan && countOf(plan.proposal.totalsAfter, mode) - countOf(countedOf(submission), mode);
  const isSame = planned.kind === "words";
  return {
    open,
    lock_version: request.lockVersion,
    supplier_name: supplierName,
    offer: request.alternative,
    remarks: line.supplierRemarks,
    currency,
    asked: {
      option: line.option?.code ?? null,
      name,
      date_from: line.dateFrom,
      date_to: line.dateTo,
      start_time: line.startTime,
      cents: asked,
    },
    taken: {
      option: terms.option,
      name: said.find(({ option }) => option === terms.option)?.name ?? name,
      date_from: change?.newDateFrom ?? terms.dateFrom,
      date_to: change?.newDateTo ?? terms.dateTo,
      start_time: terms.startTime,
      cents: change ? countOf(change.after, mode) : isSame ? asked : null,
    },
    choices: said,
    outcome: change?.outcome ?? null,
    problems,
    difference_cents: isSame ? 0 : after,
    price_open: change?.priceOpen ?? false,
    hash: open ? planned.hash : null,
  };
}

/** What becomes of the service, or of what comes in its place. */
function changedOf({ plan, kind }: PlannedOffer, uid: string) {
  const services = plan?.proposal.services ?? [];
  return services.find((one) => (kind === "other" ? one.uid === null : one.uid === uid)) ?? null;
}
