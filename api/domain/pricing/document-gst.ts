import { roundShares } from "./largest-remainder.ts";
import { gstPart, toExactNumber } from "./rational.ts";

/** One line of an invoice or credit note: gross cents (tax-inclusive, may be negative) under a tax code. */
export type TaxedLine = { gross: number; tax_code: string };

/** The GST of a document, in cents. */
export type DocumentGst = {
  total: number;
  codes: { tax_code: string; gross: number; gst: number }[];
  /** GST shown beside each line; per tax code they add up to the GST of the code. */
  lines: number[];
};

/**
 * GST is worked out once per tax code on the total of the document and spread over its lines by largest remainder of
 * their own exact GST, so that lines with opposite signs ("less previously invoiced") keep theirs. `rates` holds the
 * basis points of each tax code.
 */
export function documentGst(
  lines: readonly TaxedLine[],
  rates: Readonly<Record<string, number>>,
): DocumentGst {
  const shown = lines.map(() => 0);
  const codes = [...new Set(lines.map((line) => line.tax_code))].map((code) => {
    const positions = lines.flatMap((line, position) => (line.tax_code === code ? [position] : []));
    const bps = BigInt(rateOf(code, rates));
    const grosses = positions.map((position) => BigInt(lines[position]?.gross ?? 0));
    const gross = grosses.reduce((sum, each) => sum + each, 0n);
    const gst = gstPart(gross, bps);
    const shares = grosses.map((each) => ({ num: each * bps, den: 10_000n + bps }));
    roundShares(gst, shares).forEach((share, index) => {
      const position = positions[index];
      if (position !== undefined) shown[position] = toExactNumber(share);
    });
    return { tax_code: code, gross: toExactNumber(gross), gst: toExactNumber(gst) };
  });
  return { total: codes.reduce((sum, code) => sum + code.gst, 0), codes, lines: shown };
}

/**
 * The GST of a credit note. What is reversed is the original GST minus the GST of what is kept, so that invoice and
 * credit note together always carry the GST of the fee, to the cent.
 */
export function creditNoteGst(
  originalGross: number,
  keptGross: number,
  gstBps: number,
): { credit: number; original_gst: number; kept_gst: number; credit_gst: number } {
  const original = gstPart(BigInt(originalGross), BigInt(gstBps));
  const kept = gstPart(BigInt(keptGross), BigInt(gstBps));
  return {
    credit: originalGross - keptGross,
    original_gst: toExactNumber(original),
    kept_gst: toExactNumber(kept),
    credit_gst: toExactNumber(original - kept),
  };
}

function rateOf(code: string, rates: Readonly<Record<string, number>>): number {
  if (!Object.hasOwn(rates, code)) throw new RangeError(`The tax code "${code}" has no rate`);
  return rates[code] ?? 0;
}
