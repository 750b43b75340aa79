import type { Formats } from "#app/domain/typed-values.ts";
import { length, minLength, required, type RuleSet } from "#app/forms/rules.ts";

/** A price as it is typed. */
export type PriceFields = { sell_cents: number; cost_cents: number; reason: string; below_cost: boolean };

export const priceRules: RuleSet = { sell_cents: [required], reason: [required, minLength(3), length(300)] };
export const priceFormats: Formats = { sell_cents: "money", cost_cents: "money" };
