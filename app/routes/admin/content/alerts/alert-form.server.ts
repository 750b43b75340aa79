import { z } from "zod";
import { AlertInput, type AlertScope } from "#contract/content/alerts.ts";
import { BrandCode } from "#contract/primitives.ts";

const { title, body, severity, scope, date_from: dateFrom, date_to: dateTo, audiences } = AlertInput.shape;
const codes = z.array(z.string()).default([]);

/** The alert as its form sends it: an input for each kind of scope, of which the chosen one counts. */
export const AlertForm = z
  .object({
    ...{ title, body, severity, scope, audiences },
    date_from: dateFrom,
    date_to: dateTo,
    places: codes,
    find_places: z.string().default(""),
    service_types: codes,
    scope_codes: z.string().max(1000).default(""),
    brand: BrandCode.optional(),
  })
  .refine(({ date_from: from, date_to: to }) => to >= from, {
    path: ["date_to"],
    error: "validation:dateOrder",
  })
  .transform(({ places, find_places: _searched, service_types: types, scope_codes: typed, ...fields }) => {
    const picked: Partial<Record<AlertScope, string[]>> = { place: places, service_type: types, all: [] };
    return { ...fields, scope_codes: picked[fields.scope] ?? codesIn(typed) };
  });

function codesIn(typed: string): string[] {
  const codes = typed.toUpperCase().split(/[\s,;]+/);
  return [...new Set(codes.filter((code) => code !== ""))];
}
