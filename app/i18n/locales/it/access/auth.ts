import type { AuthTexts } from "#app/i18n/locales/en/access/auth.ts";

export const auth: AuthTexts = {
  agentLogin: {
    title: "Accesso",
    heading: "Accesso per le agenzie",
    intro: "Preventivi, prenotazioni e documenti per i Suoi clienti.",
  },
  officeLogin: {
    title: "Accesso amministrazione",
    heading: "Accesso al back office",
    intro: "Per il team dell’operatore locale.",
  },
  supplierLogin: {
    title: "Accesso fornitori",
    heading: "Accesso per i fornitori",
    intro: "Richieste e prenotazioni confermate dei Suoi servizi.",
  },
  fields: {
    login: "Nome utente o e-mail",
    password: "Password",
    remember: "Resta collegato",
    newPassword: "Nuova password",
    confirmation: "Ripeta la nuova password",
    username: "Nome utente o e-mail",
  },
  showPassword: "Mostra password",
  hidePassword: "Nascondi password",
  submit: "Accedi",
  links: {
    forgotten: "Password dimenticata?",
    agent: "Accesso agenzie",
    office: "Accesso amministrazione",
    supplier: "Accesso fornitori",
    travelApp: "Trovi la Sua app di viaggio",
  },
  signedOut: "È uscito dal Suo account.",
  passwordSet: "La password è stata impostata. Ora può accedere.",
  forgotten: {
    title: "Password dimenticata",
    intro:
      "Inserisca il nome utente o l’indirizzo e-mail. Le invieremo un link per impostare una nuova password.",
    submit: "Invia il link",
    sentTitle: "Controlli la Sua e-mail",
    sentHint:
      "Il link funziona una sola volta, entro 60 minuti. Se non arriva nulla, controlli il nome e la cartella spam, oppure chieda al Suo referente.",
    back: "Torna all’accesso",
    again: "Invia di nuovo",
    againDone: "Il link è stato inviato di nuovo. Può impiegare un minuto ad arrivare.",
  },
  reset: {
    invitedTitle: "Le diamo il benvenuto",
    invitedIntro: "Scelga una password di almeno 10 caratteri. Il Suo nome utente è {{username}}.",
    title: "Imposta nuova password",
    intro: "Scelga una password di almeno 10 caratteri. Tutte le altre sessioni verranno chiuse.",
    submit: "Imposta la password",
    expired: "Questo link non è più utilizzabile. I link funzionano una sola volta, entro 60 minuti.",
    askAgain: "Richiedi un nuovo link",
    doneTitle: "La password è stata impostata",
    doneText: "Ora può usarla per accedere.",
    doneLogin: "Accedi",
  },
  code: {
    title: "Inserisca il codice",
    intro: "La password è corretta. Inserisca ora il codice dell’app di autenticazione.",
    field: "Codice",
    hint: "Sei cifre, oppure uno dei codici di recupero",
    back: "Torna all’accesso",
  },
  confirmEmail: {
    title: "Conferma indirizzo e-mail",
    intro: "{{email}} diventa l’indirizzo del Suo account.",
    submit: "Conferma l’indirizzo",
    expired: "Questo link non è più utilizzabile. I link funzionano una sola volta, entro 24 ore.",
  },
  codeExpired: "L’accesso ha richiesto troppo tempo. Inserisca di nuovo la password.",
  emailConfirmed: "Il nuovo indirizzo e-mail è confermato. Ora può usarlo per accedere.",
  unavailable:
    "Al momento i nostri sistemi non sono raggiungibili. Ciò che ha scritto non è andato perso: riprovi tra poco.",
  maintenance: "Stiamo installando una nuova versione. Invii di nuovo il modulo tra qualche minuto.",
};
