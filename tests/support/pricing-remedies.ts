import { remedyFor } from "#api/domain/pricing/remedy.ts";
import type { LineInput } from "#api/domain/pricing/line-shapes.ts";
import { priceLine } from "#api/domain/pricing/price-line.ts";
import { PricingRefusal, type Remedy } from "#contract/catalogue/pricing/refusal.ts";
import { aLine } from "#tests/support/factories/pricing-line.ts";

/** Reasons and remedies of a refused line, as a screen gets them. */
export function refusalOf(line: LineInput): PricingRefusal {
  const output = priceLine(line);
  if (output.status !== "refused") throw new Error(JSON.stringify(output));
  return PricingRefusal.parse({ reasons: output.reasons, remedies: remedyFor(line, output) });
}

/** The remedies of a line that is refused. */
export function remediesOf(overrides: Parameters<typeof aLine>[0]): Remedy[] {
  return refusalOf(aLine(overrides)).remedies.map(({ remedy }) => remedy);
}

export const anotherService: Remedy[] = [{ code: "CHOOSE_ANOTHER", params: {} }];
export const noStart: Remedy[] = [{ code: "NO_NEXT_START", params: {} }];
