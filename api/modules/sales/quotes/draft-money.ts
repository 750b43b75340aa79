import type { z } from "zod";
import { agencyView } from "#api/domain/packages/agency-view.ts";
import { isRounding, isTaken } from "#api/domain/files/line-rules.ts";
import { knownAge, paxTypeOf, type Ages } from "#api/domain/files/file-party.ts";
import { sumOfLines } from "#api/domain/quotes/line-totals.ts";
import type { FilePrice } from "#api/domain/quotes/price-file.ts";
import type { FileLineRow } from "#api/modules/files/client-file/file-lines.ts";
import type { FileParty, QuoteFile } from "#api/modules/files/client-file/read-file.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

type Answer = z.input<typeof QuoteDraft>;
type Money = Pick<Answer, "rooms" | "rounding_cents" | "totals" | "new_total_cents">;

type MoneyParts = {
  file: QuoteFile;
  lines: readonly FileLineRow[];
  people: FileParty;
  /** The same services at the rates of today. */
  price: FilePrice;
  ages: Ages;
  /** What a version of the file as it stands asks of the client of an agency on net terms; null on other terms. */
  clientCents: number | null;
};

/**
 * The sums of a file as it was saved, in the agency's own count. What each room and person pays is worked out at the
 * rates of today and told only while these lead to the same total.
 */
export function draftMoney({ file, lines, people, price, ages, clientCents }: MoneyParts): Money {
  const counted = lines
    .filter((line) => line.costed && isTaken(line))
    .flatMap(({ price: kept }) => kept ?? []);
  const onNet = file.priceMode === "net";
  const rounding = lines.find(isRounding)?.price;
  const rounding_cents = rounding ? (onNet ? rounding.net : rounding.sell) : 0;
  if (counted.length === 0) return { rooms: [], rounding_cents, totals: null, new_total_cents: null };
  const sums = sumOfLines(counted);
  const totals = {
    sell_cents: onNet ? null : sums.sell,
    commission_cents: onNet ? null : sums.commission,
    net_cents: sums.net,
    gst_cents: sums.gst,
    agent_markup_cents: clientCents === null ? null : clientCents - sums.net,
    client_price_cents: clientCents,
  };
  const byHand = lines.filter(
    (line) => line.costed && isTaken(line) && !isRounding(line) && !price.lines.has(line.uid),
  );
  const today = onNet ? price.quote?.net : price.quote?.sell;
  const saved = onNet ? sums.net : sums.sell;
  if (byHand.length > 0 || today === undefined) {
    return { rooms: [], rounding_cents, totals, new_total_cents: null };
  }
  if (today !== saved) return { rooms: [], rounding_cents, totals, new_total_cents: today };
  return { rooms: roomsOf(file, people, price, ages), rounding_cents, totals, new_total_cents: null };
}

function roomsOf(file: QuoteFile, people: FileParty, { quote }: FilePrice, ages: Ages): Money["rooms"] {
  const view = agencyView({ asked: [], quote, refused: new Map(), offered: new Map() }, file);
  return people.rooms.map(({ code, paxIds }) => {
    const inRoom = people.travellers.flatMap((one, index) => {
      if (!paxIds.includes(one.id)) return [];
      const age = knownAge(one, file.travelDate);
      return [{ type: paxTypeOf(age, ages), age, cents: view.people[index] ?? 0 }];
    });
    return { code, cents: inRoom.reduce((sum, { cents }) => sum + cents, 0), people: inRoom };
  });
}
