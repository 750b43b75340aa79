import type { ApiTexts } from "#api/texts/en.ts";

export const it: ApiTexts = {
  itineraryNotFound:
    "Non abbiamo trovato alcun itinerario pubblicato con questo riferimento. Lo verifichi e riprovi.",
  outage: "Al momento i nostri dati non sono raggiungibili. Riprovi tra un istante.",
  surnameRequired: "Inserisca anche il cognome di uno dei viaggiatori.",
  lookupLimit: "Troppi tentativi. Riprovi tra {{seconds}} secondi.",
  credentials: "Questi dati di accesso non corrispondono a quelli in nostro possesso.",
  signInLimit: "Troppi tentativi di accesso. Riprovi tra {{seconds}} secondi.",
  resetSent:
    "Se esiste un account con questo nome, abbiamo inviato un link per impostare una nuova password.",
  resetInvalid: "Questo link non è più utilizzabile. Ne richieda uno nuovo.",
  resetDone: "La password è stata impostata. Ora può accedere.",
  passwordShort: "Questo campo deve contenere almeno 10 caratteri",
  passwordLong: "Questo campo può contenere al massimo 200 caratteri",
  passwordCommon: "Questa password è troppo facile da indovinare. Ne scelga un'altra.",
  passwordConfirmed: "Le password devono coincidere",
  recordNotFound: "Questa voce non esiste o non esiste più.",
  changedMeanwhile: "Un'altra persona ha modificato questa voce da quando è stata aperta.",
  nameTaken: "Questo nome è già in uso. Sceglierne un altro.",
  labelInUse:
    "Alcune pratiche portano questa etichetta ({{count}}). Toglierla prima da queste oppure disattivarla.",
  passwordWrong: "Questa non è la Sua password attuale.",
  passwordSame: "Scelga una password diversa da quella attuale.",
  reauthLimit: "Troppe password o codici errati. Riprovi tra {{seconds}} secondi.",
  emailSame: "Questo è già il Suo indirizzo.",
  codeWrong: "Il codice non è corretto. I codici cambiano ogni 30 secondi e valgono una sola volta.",
  stepExpired: "L'accesso ha richiesto troppo tempo. Inserisca di nuovo la password.",
  twoFactorDue: "Configuri prima l'accesso in due passaggi.",
  twoFactorOnAlready: "L'accesso in due passaggi è già attivo.",
  twoFactorOffAlready: "L'accesso in due passaggi non è attivo.",
  twoFactorCompulsory: "L'accesso in due passaggi è obbligatorio per questo account e resta attivo.",
  enrolmentMissing: "Ricominci inserendo la password.",
  stale: "Nel frattempo è stato modificato in un'altra finestra. Controlli i dati e salvi di nuovo.",
  onHold:
    "La Sua azienda è temporaneamente sospesa: può consultare tutto, ma non richiedere o modificare nulla. La preghiamo di contattarci.",
  userExists: "Esiste già un account con questo indirizzo e-mail.",
  lastManager: "Deve restare un responsabile attivo. Assegni prima questo ruolo a qualcun altro.",
  notYourself: "Non è possibile per il proprio account.",
  userNotFound: "Questo utente non esiste più.",
  notInvited: "Questo utente ha già impostato una password.",
  notActive: "È possibile solo per utenti attivi.",
  agencyUnknown: "Scelga una delle agenzie.",
  fileClosed: "La pratica è chiusa.",
  notOfBrand: "{{name}} non lavora per il marchio di questa pratica.",
  consultantUnknown: "Scelga una delle persone responsabili.",
  labelUnknown: "Scelga una delle etichette per le pratiche.",
  tooManyViews: "Non si possono salvare altre viste. Ne elimini prima una.",
  mail: {
    greeting: "Buongiorno {{name}},",
    resetSubject: "Impostare una nuova password",
    resetText:
      "qualcuno, speriamo Lei, ha chiesto di impostare una nuova password per l'account {{username}}.",
    resetButton: "Imposta nuova password",
    resetValidity: "Il link funziona una sola volta, entro 60 minuti.",
    resetIgnore: "Se non è stato Lei, ignori questo messaggio. La Sua password resta invariata.",
    invitationSubject: "Il Suo account è pronto",
    invitationText: "{{inviter}} ha creato per Lei un account presso {{organisation}}.",
    invitationName: "Il Suo nome utente è {{username}}. Scelga una password per iniziare:",
    invitationButton: "Scegli la password",
    invitationValidity: "Il link funziona una sola volta, entro 7 giorni.",
    emailChangeSubject: "Confermi il nuovo indirizzo e-mail",
    emailChangeText: "confermi che {{email}} deve diventare l'indirizzo del Suo account {{username}}.",
    emailChangeButton: "Conferma l'indirizzo",
    emailChangeValidity:
      "Il link funziona una sola volta, entro 24 ore. Fino ad allora il Suo indirizzo non cambia.",
    emailNoticeSubject: "Il Suo indirizzo e-mail sta per cambiare",
    emailNoticeText:
      "l'indirizzo del Suo account {{username}} diventerà {{email}}. Cambierà non appena verrà aperto il link inviato a quell'indirizzo.",
    passwordChangedSubject: "La Sua password è stata modificata",
    passwordChangedText:
      "la password del Suo account {{username}} è stata modificata. Tutte le altre sessioni sono state chiuse.",
    twoFactorOnSubject: "Accesso in due passaggi attivato",
    twoFactorOnText:
      "l'accesso in due passaggi è stato attivato per il Suo account {{username}}. Conservi i codici di recupero in un luogo sicuro.",
    twoFactorOffSubject: "Accesso in due passaggi disattivato",
    twoFactorOffText:
      "l'accesso in due passaggi è stato disattivato per il Suo account {{username}}. D'ora in poi basta la password.",
    recoverySubject: "È stato usato un codice di recupero",
    recoveryText:
      "qualcuno ha effettuato l'accesso al Suo account {{username}} con un codice di recupero. Codici rimasti: {{left}}.",
    noticeNotYou:
      "Se non è stato Lei, imposti subito una nuova password e avvisi il Suo referente presso di noi.",
    regards: "Cordiali saluti",
  },
};
