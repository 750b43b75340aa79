import type { ApiTexts } from "#api/texts/en.ts";

export const de: ApiTexts = {
  itineraryNotFound:
    "Zu dieser Buchungsreferenz haben wir keinen veröffentlichten Reiseplan gefunden. Bitte prüfen Sie die Angabe und versuchen Sie es erneut.",
  outage: "Unsere Daten sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  surnameRequired: "Bitte geben Sie auch den Nachnamen einer mitreisenden Person an.",
  lookupLimit: "Zu viele Versuche. Bitte versuchen Sie es in {{seconds}} Sekunden erneut.",
  credentials: "Diese Anmeldedaten stimmen nicht mit unseren Unterlagen überein.",
  signInLimit: "Zu viele Anmeldeversuche. Bitte versuchen Sie es in {{seconds}} Sekunden erneut.",
  resetSent:
    "Falls es ein Konto mit diesem Namen gibt, haben wir einen Link für ein neues Passwort gesendet.",
  resetInvalid: "Dieser Link kann nicht mehr verwendet werden. Bitte fordern Sie einen neuen an.",
  resetDone: "Ihr Passwort wurde gesetzt. Sie können sich jetzt anmelden.",
  passwordShort: "Dieses Feld muss mindestens 10 Zeichen enthalten",
  passwordLong: "Dieses Feld darf höchstens 200 Zeichen enthalten",
  passwordCommon: "Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.",
  passwordConfirmed: "Die Passwörter müssen übereinstimmen",
  recordNotFound: "Diesen Eintrag gibt es nicht oder nicht mehr.",
  changedMeanwhile: "Jemand anderes hat diesen Eintrag geändert, seit Sie ihn geöffnet haben.",
  nameTaken: "Dieser Name ist vergeben. Bitte wählen Sie einen anderen.",
  labelInUse:
    "Vorgänge tragen dieses Etikett ({{count}}). Nehmen Sie es dort zuerst ab oder deaktivieren Sie es.",
  mail: {
    greeting: "Guten Tag {{name}},",
    resetSubject: "Neues Passwort festlegen",
    resetText:
      "jemand, hoffentlich Sie selbst, möchte für Ihr Konto {{username}} ein neues Passwort festlegen.",
    resetButton: "Neues Passwort festlegen",
    resetValidity: "Der Link funktioniert einmal, innerhalb von 60 Minuten.",
    resetIgnore: "Waren Sie es nicht, ignorieren Sie diese Nachricht. Ihr Passwort bleibt unverändert.",
    regards: "Freundliche Grüße",
  },
};
