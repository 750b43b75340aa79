import type { NewFileTexts } from "#app/i18n/locales/en/desk/new-file.ts";

export const newFile: NewFileTexts = {
  title: "Nouveau dossier",
  choose: "Suivant",
  another: "Pour une autre agence",
  agency: "Agence",
  agent: "Agent",
  agentHint:
    "Qui suit le dossier à l’agence. Sans indication, ce sont ceux qui voient tous les dossiers de l’agence.",
  nobody: "Personne en particulier",
  begin: "Comment il commence",
  empty: "Vide",
  emptyHint: "Avec ses seules journées.",
  package: "À partir d’un forfait",
  packageHint: "Avec les prestations d’un voyage prêt.",
  packageField: "Forfait",
  copyOf: "Copie de {{reference}}",
  copyHint:
    "Les journées et les prestations sont reprises aux tarifs du jour. Noms, passeports, statuts, confirmations et factures ne le sont pas.",
  language: "Langue",
  languageHint: "Dans laquelle l’agence et le client lisent le dossier.",
  submit: "Créer le dossier",
  none: "Aucun forfait n’est vendu à cette agence.",
  saved: {
    whole: "Le dossier {{reference}} est créé.",
    without_one: "Le dossier {{reference}} est créé. {{count}} prestation n’a pas encore de prix.",
    without_other: "Le dossier {{reference}} est créé. {{count}} prestations n’ont pas encore de prix.",
    without_many: "Le dossier {{reference}} est créé. {{count}} de prestations n’ont pas encore de prix.",
  },
  days_one: "{{count}} journée",
  days_other: "{{count}} journées",
  days_many: "{{count}} de journées",
};
