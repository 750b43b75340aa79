import type { Formats } from "#app/domain/typed-values.ts";
import { length, required, type RuleSet } from "#app/forms/rules.ts";

export const createRules: RuleSet = {
  name: [required, length(60)],
  agent_reference: [length(60)],
  travel_date: [required],
  duration_days: [required],
  start_place: [required],
};
export const createFormats: Formats = { travel_date: "date", duration_days: "integer" };

/** A custom quote as it is typed; the rooms as rows. */
export type CreateFields = {
  name: string;
  agent_reference: string;
  travel_date: string;
  duration_days: string;
  start_place: string;
  transport: string;
  class: string;
  rooms: { code: string; adults: string; ages: string }[];
};
