import type { Formats } from "#app/domain/typed-values.ts";
import { dialled, email, length, required, type RuleSet } from "#app/forms/rules.ts";

export const versionRules: RuleSet = { label: [length(80)] };

export const referenceRules: RuleSet = {
  name: [required, length(60)],
  agent_reference: [length(60)],
  remarks: [length(2000)],
};
export type ReferenceFields = { name: string; agent_reference: string; remarks: string };

export const travellerRules: RuleSet = {
  "travellers[].title": [length(20)],
  "travellers[].first_name": [length(60)],
  "travellers[].last_name": [length(60)],
};
export const travellerFormats: Formats = {
  "travellers[].date_of_birth": "date",
  "travellers[].age": "integer",
};
export type TravellerFields = {
  travellers: {
    seq: string;
    title: string;
    first_name: string;
    last_name: string;
    date_of_birth: string;
    age: string;
  }[];
};

export const contactRules: RuleSet = {
  client_name: [length(120)],
  client_email: [email, length(200)],
  client_phone: [dialled, length(40)],
  client_address: [length(300)],
};
export type ContactFields = {
  client_name: string;
  client_email: string;
  client_phone: string;
  client_address: string;
  client_country: string;
};
