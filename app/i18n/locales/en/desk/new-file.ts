import type { Texts } from "#app/i18n/texts.ts";

/** A client file that the office makes. */
export const newFile = {
  title: "New file",
  choose: "Next",
  another: "For another agency",
  agency: "Agency",
  agent: "Agent",
  agentHint:
    "Who looks after the file at the agency. Without one, those who see all of the agency’s files do.",
  nobody: "Nobody in particular",
  begin: "How it begins",
  empty: "Empty",
  emptyHint: "With nothing but its days.",
  package: "From a package",
  packageHint: "With the services of a ready-made trip.",
  packageField: "Package",
  copyOf: "Copy of {{reference}}",
  copyHint:
    "Its days and services come along and are priced at the rates of today. Names, passports, states, confirmations and invoices stay behind.",
  language: "Language",
  languageHint: "In which agency and client read the file.",
  submit: "Create file",
  none: "No packages are sold to this agency.",
  saved: {
    whole: "File {{reference}} is created.",
    without_one: "File {{reference}} is created. {{count}} service has no price yet.",
    without_other: "File {{reference}} is created. {{count}} services have no price yet.",
  },
  days_one: "{{count}} day",
  days_other: "{{count}} days",
};

export type NewFileTexts = Texts<typeof newFile>;
