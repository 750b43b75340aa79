import type { Formats } from "#app/domain/typed-values.ts";
import { length, required, type RuleSet } from "#app/forms/rules.ts";
import type { TypedRoomRow } from "#app/features/quotes/rooms-field.tsx";
import type { FileBeginning } from "#contract/sales/client-files/create.ts";

/** A new file as it is typed; which fields there are follows from how it begins. */
export type NewFileFields = {
  agent: string;
  name: string;
  agent_reference: string;
  locale: string;
  travel_date: string;
  duration_days: string;
  start_place: string;
  transport: string;
  package: string;
  class: string;
  rooms: TypedRoomRow[];
};

const common: RuleSet = {
  name: [required, length(60)],
  agent_reference: [length(60)],
  locale: [required],
  travel_date: [required],
};

/** Rules of the fields that a beginning has. */
export const newFileRules: Record<FileBeginning, RuleSet> = {
  empty: { ...common, duration_days: [required], start_place: [required] },
  package: { ...common, package: [required], class: [required] },
  copy: common,
};

export const newFileFormats: Formats = { travel_date: "date", duration_days: "integer" };
