import type { Formats } from "#app/domain/typed-values.ts";
import { required, type RuleSet } from "#app/forms/rules.ts";

/** When a service is to be, as it is typed; which fields there are follows from what it is. */
export type DatesFields = {
  date_from: string;
  nights: string;
  date_to: string;
  start_time: string;
  end_time: string;
  qty: string;
};

export const datesRules: RuleSet = { date_from: [required] };
export const datesFormats: Formats = {
  date_from: "date",
  nights: "integer",
  date_to: "date",
  start_time: "clock",
  end_time: "clock",
  qty: "integer",
};
