import type { FileFeedbackTexts } from "#app/i18n/locales/en/feedback/file-feedback.ts";

export const fileFeedback: FileFeedbackTexts = {
  title: "Rückmeldungen der Reisenden",
  intro:
    "Was die Reisenden über den Link ihres Reiseplans zu jeder Leistung zurückmelden: ab dem Tag danach, sechzig Tage lang.",
  empty: "Noch keine Rückmeldung",
  emptyText:
    "Sobald die Reisenden sagen, wie eine Leistung war, steht es hier, und die Glocke meldet es der Ansprechperson.",
  mean_one: "{{mean}} von 5 Sternen im Schnitt, {{count}} Antwort",
  mean_other: "{{mean}} von 5 Sternen im Schnitt, {{count}} Antworten",
  stars_one: "{{count}} Stern von 5",
  stars_other: "{{count}} Sterne von 5",
  noWords: "Ohne Text",
  at: "Abgegeben am {{moment}}",
};
