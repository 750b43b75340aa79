import type { StockAnswer } from "#api/domain/availability.ts";
import type { Tx } from "#api/db/client.ts";
import { countTypes } from "#api/domain/files/file-party.ts";
import { freeFirst } from "#api/domain/quotes/replacements.ts";
import { stockNeedOf, type StockWant } from "#api/domain/stock/plan-stock.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { notNow } from "#api/http/record-versions.ts";
import { readFileLines, type FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import { readOptions } from "#api/modules/files/client-file/option-values.ts";
import { readQuoteFile, type QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import { lookAtFile } from "#api/modules/files/client-file/work-on-file.ts";
import { askStock } from "#api/modules/files/stock/hold-stock.ts";
import { partyOf, standingLines } from "#api/modules/sales/booking-changes/change-parts.ts";
import { isSwappable } from "#api/modules/sales/booking-changes/new-services.ts";
import { findTrip } from "#api/modules/sales/file-services/trip-head.ts";
import type { People } from "#api/modules/sales/prices/price-stored.ts";
import {
  findSimilar,
  lineOf,
  lookForReplacements,
  tryReplacements,
  type PricedReplacement,
} from "#api/modules/sales/quotes/find-replacements.ts";
import type { FoundOption } from "#api/modules/catalogue/products/search-options.ts";
import { textsIn } from "#api/texts/texts.ts";
import type { FileReplacements, ReplacementStock } from "#contract/sales/file-services/replacements.ts";

/** So many are offered, and so many named that cannot be had. */
const most = 8;

/** What could stand where a service of a file stands, for those who travel: the free first. 409 where nothing may. */
export async function replacementsInFile(
  key: { uid: string; line: string },
  call: Call,
): Promise<FileReplacements> {
  const { kind, reference } = await findTrip(key.uid, call);
  if (kind === "quote")
    return lookForReplacements(reference, key.line, call, (tx, looking) => weigh(tx, looking, call));
  return lookAtFile({ uid: key.uid }, call, async (tx, submission) => {
    const file = await readQuoteFile(tx, submission.file.id);
    const row = lineOf(await readFileLines(tx, file.id), key.line, call);
    const line = standingLines(submission).find(({ id }) => id === row.id);
    if (!line || !isSwappable(line, submission.people.length))
      throw notNow(textsIn(call.locale).serviceNotSo);
    const found = await findSimilar(tx, file, row);
    return weigh(tx, { file, line: row, found, people: partyOf(submission) }, call);
  });
}

type Looking = { file: QuoteFile; line: FileLineRow; found: readonly FoundOption[]; people: People };

/** With prices and with what our stock says, asked once for all of them. In the scope of the system. */
async function weigh(tx: Tx, looking: Looking, call: Call): Promise<FileReplacements> {
  const { file, line, found, people } = looking;
  const tried = await tryReplacements(tx, file, line, { found, people }, call);
  const stock = await stockOf(tx, file, tried.priced, people, call);
  const offers = tried.priced.map(({ asked: _asked, priced, ...shown }, index) => ({
    ...shown,
    stock: said(stock.get(index), priced.extra_on_request),
  }));
  return {
    currency: file.currency,
    before_cents: tried.beforeCents,
    offers: freeFirst(offers).slice(0, most),
    refused: tried.refused
      .slice(0, most)
      .map(({ comment: _comment, substitute: _substitute, ...one }) => one),
  };
}

/** What our stock says about each of them by itself, as if it alone were taken; by their place in the list. */
async function stockOf(
  tx: Tx,
  file: QuoteFile,
  offers: readonly PricedReplacement[],
  { travellers, rooms }: People,
  call: Call,
): Promise<ReadonlyMap<number, StockAnswer>> {
  const options = await readOptions(
    tx,
    offers.map(({ option }) => option),
  );
  const count = countTypes(travellers);
  const wants = offers.flatMap(({ option, priced, date_from, date_to }, index): StockWant[] => {
    const known = options.get(option);
    if (!known) return [];
    const { chargeBasis, id: optionId, availabilityDefault: otherwise } = known;
    const pricedDates = priced.dates.map(({ date }) => date);
    const dates = { dateFrom: date_from, dateTo: date_to, pricedDates };
    const need = stockNeedOf({ ...count, ...dates, qty: priced.qty, chargeBasis }, rooms.length);
    return [{ lineId: index, optionId, otherwise, ...need }];
  });
  const today = todayIn(file.timezone, call.now());
  return askStock(tx, wants, { agencyId: file.agencyId, today });
}

/** What nobody can price whole is asked for, whatever the stock has; so is what it says nothing about. */
function said(answer: StockAnswer | undefined, isPriceOpen: boolean): ReplacementStock {
  const { status, reason, day = null } = answer ?? { status: "request", reason: "supplier" };
  if (reason === "stop_sell") return { status: "stopped", reason, day };
  if (isPriceOpen) return { status: "request", reason: "price_open", day: null };
  return { status: status === "instant" ? "free" : "request", reason, day };
}
