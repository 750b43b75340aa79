import type { PassengersTexts } from "#app/i18n/locales/en/sales/passengers.ts";

/** Chi viaggia in una pratica, per il lavoro dell’ufficio. */
export const passengers: PassengersTexts = {
  title: "Viaggiatori",
  empty: "Ancora nessun viaggiatore",
  emptyText: "Arrivano con le camere del preventivo.",
  columns: {
    name: "Nome",
    born: "Data di nascita",
    age: "Età",
    room: "Camera",
    needs: "Esigenze",
    actions: "Azioni",
  },
  nameToCome: "Nome da comunicare",
  lead: "Capogruppo",
  room: "Camera {{number}}, {{type}}",
  noRoom: "Nessuna camera",
  ageHint: "Il primo giorno del viaggio",
  needsKnown: "Annotate",
  needsNone: "Nessuna",
  change: "Modificare",
  changeNamed: "Modificare {{name}}",
  needs: "Esigenze",
  needsNamed: "Salute, dieta e passaporto di {{name}}",
  leave: "Annullare",
  leaveNamed: "Annullare {{name}}",
  traveller: "Viaggiatore {{number}}",
  fields: {
    title: "Titolo",
    first_name: "Nome",
    last_name: "Cognome",
    date_of_birth: "Data di nascita",
    is_lead: "È il capogruppo",
    dietary: "Dieta",
    mobility: "Mobilità",
    medical: "Salute",
    passport: "Numero di passaporto",
  },
  leadHint: "La pratica porta il nome del capogruppo; ce n’è sempre uno.",
  bornHint: "Nella stessa fascia d’età; un’altra ha altri prezzi.",
  sealed:
    "Salute e passaporto si conservano cifrati, non compaiono mai nella cronologia e li vede solo chi ne ha il diritto.",
  told: {
    title: "Chi viene informato al salvataggio",
    none: "Nessun fornitore conosce ancora questo nome.",
    amends: "{{supplier}} ({{service}}) deve accettare di nuovo; fino ad allora il voucher non vale.",
    knows: "{{supplier}} ({{service}}) viene informato.",
    waits: "Le modifiche restano in attesa tra le richieste della pratica finché non le invia.",
  },
  saved: "{{name}}: dati salvati.",
  rooming: {
    open: "Divisione delle camere",
    intro:
      "Camere, prezzi e richieste restano come sono: si scambiano solo viaggiatori della stessa età. I fornitori lo vedono nelle loro rooming list.",
    saved: "La divisione delle camere è stata salvata.",
    places: "Viaggiatori e le loro camere",
    young: "{{name}} ({{type}}, {{age}})",
  },
  leaving: {
    title: "Annullare {{name}}",
    intro:
      "Il viaggiatore scompare subito da tutti gli elenchi. Camere e servizi si calcolano per chi resta; quanto devono sapere i fornitori resta in attesa tra le richieste della pratica finché non lo invia.",
    reason: "Motivo",
    reasonHint: "Resta nella cronologia della pratica.",
    submit: "Annullare il viaggiatore",
    keep: "Torna ai viaggiatori",
    impossible:
      "Da questa pratica qui non si può togliere nessuno. I preventivi si modificano dalle camere; i viaggi iniziati restano come sono.",
    done: "{{name}} non viaggia più.",
    conflict: "La prenotazione o i suoi prezzi sono cambiati. Ricontrolli.",
  },
};
