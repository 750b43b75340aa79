import { examplePhone, readPhone } from "#api/domain/phones.ts";
import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { fill, textsIn } from "#api/texts/texts.ts";

/**
 * A telephone number as it is kept: E.164, null for none. `country` (two letters) is where a number without a country
 * code is dialled. What is no number is refused at the field `phone`.
 */
export async function keptPhone(
  written: string | null | undefined,
  call: Pick<Call, "locale">,
  country: () => Promise<string>,
): Promise<string | null> {
  if (!written) return null;
  const dialled = await country();
  const phone = readPhone(written, dialled);
  if (phone !== null) return phone;
  const example = examplePhone(dialled);
  throw invalid({ phone: [fill(textsIn(call.locale).phoneUnreadable, { example })] });
}
