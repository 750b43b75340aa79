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
  mail: {
    greeting: "Buongiorno {{name}},",
    resetSubject: "Impostare una nuova password",
    resetText:
      "qualcuno, speriamo Lei, ha chiesto di impostare una nuova password per l'account {{username}}.",
    resetButton: "Imposta nuova password",
    resetValidity: "Il link funziona una sola volta, entro 60 minuti.",
    resetIgnore: "Se non è stato Lei, ignori questo messaggio. La Sua password resta invariata.",
    regards: "Cordiali saluti",
  },
};
