import type { Call } from "#api/http/context.ts";
import { invalid } from "#api/http/refusal.ts";
import { catalogueTextsIn } from "#api/texts/catalogue-texts.ts";
import { extraPriceKeys, priceKeysOf } from "#contract/catalogue/extras/extra-words.ts";
import type { ProductExtrasInput } from "#contract/catalogue/extras/extras.ts";

export type WrittenExtra = ProductExtrasInput["extras"][number];

/** 422 with every cell that cannot be: codes twice, saved ones left out, prices that the basis has not, or none at all. */
export function checkExtras(wanted: readonly WrittenExtra[], saved: readonly { code: string }[], call: Call) {
  const texts = catalogueTextsIn(call.locale);
  const errors: Record<string, string[]> = {};
  const codes = wanted.map(({ code }) => code);
  const lost = saved.filter(({ code }) => !codes.includes(code)).map(({ code }) => code);
  if (lost.length > 0) errors["extras"] = [texts.extraStays.replace("{{codes}}", lost.join(", "))];
  for (const [index, one] of wanted.entries()) {
    const at = (field: string) => `extras.${index}.${field}`;
    if (codes.indexOf(one.code) !== index) errors[at("code")] = [texts.extraTwice];
    const own = priceKeysOf(one.basis);
    for (const key of extraPriceKeys.filter((each) => !own.includes(each))) {
      for (const side of ["cost", "sell"] as const) {
        const field = `${key}_${side}_cents` as const;
        if (one[field] !== undefined) errors[at(field)] = [texts.extraPriceOther];
      }
    }
    const first = `${own[0] ?? "each"}_cost_cents` as const;
    if (!one.price_on_request && one[first] === undefined) errors[at(first)] = [texts.extraPriceMissing];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
