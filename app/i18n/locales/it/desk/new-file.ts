import type { NewFileTexts } from "#app/i18n/locales/en/desk/new-file.ts";

export const newFile: NewFileTexts = {
  title: "Nuova pratica",
  choose: "Avanti",
  another: "Per un’altra agenzia",
  agency: "Agenzia",
  agent: "Agente",
  agentHint:
    "Chi segue la pratica in agenzia. Se non indica nessuno, la segue chi vede tutte le pratiche dell’agenzia.",
  nobody: "Nessuno in particolare",
  begin: "Come comincia",
  empty: "Vuota",
  emptyHint: "Con i soli giorni.",
  package: "Da un pacchetto",
  packageHint: "Con i servizi di un viaggio pronto.",
  packageField: "Pacchetto",
  copyOf: "Copia di {{reference}}",
  copyHint:
    "Giorni e servizi vengono ripresi alle tariffe di oggi. Nomi, passaporti, stati, conferme e fatture non vengono ripresi.",
  language: "Lingua",
  languageHint: "In cui agenzia e cliente leggono la pratica.",
  submit: "Crea pratica",
  none: "A questa agenzia non si vende nessun pacchetto.",
  saved: {
    whole: "La pratica {{reference}} è stata creata.",
    without_one: "La pratica {{reference}} è stata creata. {{count}} servizio non ha ancora un prezzo.",
    without_other: "La pratica {{reference}} è stata creata. {{count}} servizi non hanno ancora un prezzo.",
    without_many: "La pratica {{reference}} è stata creata. {{count}} di servizi non hanno ancora un prezzo.",
  },
  days_one: "{{count}} giorno",
  days_other: "{{count}} giorni",
  days_many: "{{count}} di giorni",
};
