import type { Tx } from "#api/db/client.ts";
import { withMarkup } from "#api/domain/packages/with-markup.ts";
import type { PricedLine } from "#api/domain/pricing/line-answers.ts";
import type { LineRequest } from "#api/domain/pricing/line-shapes.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import type { Submission, SubmissionLine } from "#api/modules/bookings/submission.ts";
import { readMarkups } from "#api/modules/packages/slots.ts";
import { loadPricing } from "#api/modules/products/pricing-input.ts";

/** What a line costs by today's rates; null where they give no price and the consultant has to name one. */
export type FreshPrices = ReadonlyMap<number, PricedLine | null>;

/**
 * Prices lines by the rates of today, on the terms of their file. Only those whose price is another one now are in the
 * answer: prices that were agreed by hand, and services that cannot be asked for as a whole any more, stay.
 */
export async function freshPrices(
  tx: Tx,
  submission: Submission,
  lines: readonly SubmissionLine[],
): Promise<FreshPrices> {
  const { file, brand } = submission;
  const asked = lines.flatMap((line) => {
    const request = requestOf(submission, line);
    return request && line.option && line.price?.source === "rate"
      ? [{ line, request, code: line.option.code }]
      : [];
  });
  if (asked.length === 0) return new Map();
  const loaded = await loadPricing(tx, {
    brand: brand.code,
    optionCodes: [...new Set(asked.map(({ code }) => code))],
    dates: { from: file.travelDate, to: file.endDate },
    priceCodes: file.priceCodes,
  });
  const markups = file.packageId === null ? new Map() : await readMarkups(tx, [file.packageId]);
  const ofPackage: number | null = markups.get(file.packageId) ?? null;
  const changed = new Map<number, PricedLine | null>();
  for (const { line, request, code } of asked) {
    const found = loaded.get(code);
    const priced =
      found && priceFor(line, request, withMarkup(found, line.packageSlot ? ofPackage : null), file);
    if (priced?.sell !== line.price?.sellCents) changed.set(line.id, priced ?? null);
  }
  return changed;
}

type Loaded = NonNullable<
  Awaited<ReturnType<typeof loadPricing>> extends Map<string, infer One> ? One : never
>;

function priceFor(
  line: SubmissionLine,
  request: LineRequest,
  { estimates: _none, ...parts }: Loaded,
  file: Submission["file"],
): PricedLine | null {
  const result = priceLine({
    id: line.uid,
    ...parts,
    agency: { commission_bps: file.commissionBps, price_codes: file.priceCodes },
    request,
  });
  if (result.status === "invalid") throw new TypeError(`${line.uid}: ${JSON.stringify(result.errors)}`);
  return result.status === "priced" ? result : null;
}

const usualAge = { A: 40, C: 8, I: 1 };

/** The line as the engine is asked for it; null where some of the party take part and nobody wrote down who. */
function requestOf({ people, rooms }: Submission, line: SubmissionLine): LineRequest | null {
  const { option } = line;
  if (!option) return null;
  if (line.adults + line.children + line.infants !== people.length) return null;
  if (option.chargeBasis === "room" && line.qty !== rooms.length) return null;
  const staysTheNight = option.chargeBasis === "room" || option.secondUnit === "night";
  return {
    date_from: line.dateFrom,
    date_to: staysTheNight || option.secondUnit.includes("day") ? line.dateTo : line.dateFrom,
    start_time: line.pickup?.time ?? line.startTime,
    end_time: line.dropoff?.time ?? line.endTime,
    pax: people.map(({ dateOfBirth, ageStated, type }) =>
      dateOfBirth === null ? { age: ageStated ?? usualAge[type] } : { born: dateOfBirth },
    ),
    rooms: rooms.map(({ code, paxIds }) => ({
      code,
      pax: paxIds.map((id) => people.findIndex((person) => person.id === id)).filter((index) => index >= 0),
    })),
    extras: line.extras,
  };
}
