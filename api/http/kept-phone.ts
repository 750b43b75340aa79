import { examplePhone, readPhone } from "#api/domain/phones.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { fill, textsIn } from "#api/texts/texts.ts";

/** Where a telephone number was typed, and the country (two letters) in which it is dialled without a code of its own. */
type Dialled = { country: string; field: string };

/**
 * A telephone number as it is kept: E.164, null for none. What is no number is refused at its field.
 */
export function phoneIn(
  written: string | null | undefined,
  { country, field }: Dialled,
  call: Pick<Call, "locale">,
): string | null {
  if (!written) return null;
  const phone = readPhone(written, country);
  if (phone !== null) return phone;
  const example = examplePhone(country);
  throw invalid({ [field]: [fill(textsIn(call.locale).phoneUnreadable, { example })] });
}

/** The same of the field `phone`, where the country has to be looked up first. */
export async function keptPhone(
  written: string | null | undefined,
  call: Pick<Call, "locale">,
  country: () => Promise<string>,
): Promise<string | null> {
  return written ? phoneIn(written, { country: await country(), field: "phone" }, call) : null;
}
