import type { z } from "zod";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import { countTypes } from "#api/domain/files/file-party.ts";
import { beginsAt } from "#api/domain/quotes/start-times.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { findOptions } from "#api/modules/catalogue/products/search-options.ts";
import { withCosts } from "#api/modules/catalogue/products/with-costs.ts";
import { changeFile } from "#api/modules/sales/quotes/change-file.ts";
import { finderOf, searchTerms } from "#api/modules/sales/quotes/find-replacements.ts";
import { askedFor, insertService, spendNights } from "#api/modules/sales/quotes/insert-service.ts";
import { readOptions } from "#api/modules/files/client-file/option-values.ts";
import { inputFor, openWorkshop } from "#api/modules/sales/prices/price-stored.ts";
import { findFile, readQuoteFile, readTravellers } from "#api/modules/files/client-file/read-file.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { AddService } from "#contract/sales/quotes/changes.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

/** Puts a service that the agency can find into a day of its quote; only what has a price. */
export async function addService(
  reference: string,
  wish: AddService,
  call: Call,
): Promise<z.input<typeof QuoteDraft>> {
  const texts = textsIn(call.locale);
  const code = wish.option.toUpperCase();
  const fileId = await findFile(reference, call);
  const terms = await withCosts(call.database, async (tx) => searchTerms(await readQuoteFile(tx, fileId)));
  const [found] = await call.database.inScope(call.scope, (tx) =>
    findOptions(tx, { option: code }, terms, finderOf(call)),
  );
  // Found a moment ago, and closed since: the quote is still there to go on with.
  if (!found) throw invalid({ option: [texts.serviceWithoutPrice] });
  if (wish.start_time !== undefined && !beginsAt(found.start_times, wish.start_time))
    throw invalid({ start_time: [texts.serviceNotAtTime] });
  return changeFile(reference, wish.lock_version, call, async (tx, file) => {
    const { date_from: from } = wish;
    if (from < file.travelDate || from > file.endDate) throw invalid({ date_from: [texts.dayOutsideTrip] });
    const asked = askedFor(found, wish);
    const people = await readTravellers(tx, file.id);
    const workshop = await openWorkshop(tx, file, people, [asked], { now: call.now() });
    const input = inputFor(asked, workshop);
    const stored = (await readOptions(tx, [code])).get(code);
    if (!stored || !input || priceLine(input).status !== "priced")
      throw invalid({ option: [texts.serviceWithoutPrice] });
    if (file.packageId === null && found.length_unit === "night") await spendNights(tx, file, asked, stored);
    const count = countTypes(people.travellers);
    const { dayNo } = await insertService(tx, file, { asked, stored, count, now: call.now() });
    return {
      action: "service_added",
      after: { day_no: dayNo, service: stored.name.en, option: code },
      reason: `service_added: ${stored.name.en}`,
    };
  });
}
