import type { ValidationTexts } from "#app/i18n/locales/en/forms/validation.ts";

export const validation: ValidationTexts = {
  required: "Questo campo è obbligatorio",
  numberMissing: "Inserisca il Suo numero di conferma",
  shortRequired: "Obbligatorio",
  length: "Questo campo può contenere al massimo {{max}} caratteri",
  minLength: "Questo campo deve contenere almeno {{min}} caratteri",
  exactLength: "Questo campo deve contenere {{exact}} caratteri",
  email: "Questo campo deve essere un indirizzo e-mail valido",
  confirmed: "Le password devono coincidere",
  phone: "Questo campo deve essere un numero di telefono valido",
  invalid: "Controlli questo campo",
  number: "Inserisca un numero",
  tooSmall: "Inserisca {{min}} o più",
  tooBig: "Inserisca {{max}} o meno",
  money: "Inserisca un importo, ad esempio 1.234,50",
  percent: "Inserisca una percentuale, ad esempio 12,5",
  integer: "Inserisca un numero intero",
  decimal: "Inserisca un numero, ad esempio 12,5",
  date: "Inserisca una data, ad esempio 14/12/2026",
  clock: "Inserisca un orario, ad esempio 09:30",
  tooFew: "Scelga almeno {{min}} opzioni",
  tooMany: "Scelga al massimo {{max}} opzioni",
  choice: "Scelga una delle opzioni",
  dateOrder: "La fine non può precedere l’inizio",
  paxOrder: "Il massimo non può essere inferiore al minimo",
  classTwice: "Questa categoria ha già un servizio",
  slotNeedsService: "Scelga almeno un servizio che non sia un sostituto",
  ages: "Inserisca fino a {{most}} età da 0 a {{max}}, separate da virgole",
  notSaved:
    "Non è stato possibile salvare: i nostri sistemi non sono raggiungibili in questo momento. Quanto ha scritto non è andato perso. Lo invii di nuovo tra poco.",
  tooOften_one:
    "È stato inviato troppe volte. Quanto ha scritto non è andato perso. Riprovi tra {{count}} secondo.",
  tooOften_many:
    "È stato inviato troppe volte. Quanto ha scritto non è andato perso. Riprovi tra {{count}} di secondi.",
  tooOften_other:
    "È stato inviato troppe volte. Quanto ha scritto non è andato perso. Riprovi tra {{count}} secondi.",
  summary_one: "C’è un problema in un campo",
  summary_many: "Ci sono problemi in {{count}} di campi",
  summary_other: "Ci sono problemi in {{count}} campi",
  formProblem: "Impossibile salvare",
  outcomeUnknown:
    "La connessione si è interrotta prima della risposta, quindi non sappiamo se l’operazione sia stata eseguita. Controlli prima di inviare di nuovo; quanto ha scritto è ancora qui.",
  outcomeLook: "Controlli dove comparirebbe",
};
