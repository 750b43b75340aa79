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
  brandNotSold: "Diese Marke kann hier nicht verkauft werden.",
  recordNotFound: "Diesen Eintrag gibt es nicht oder nicht mehr.",
  changedMeanwhile: "Jemand anderes hat diesen Eintrag geändert, seit Sie ihn geöffnet haben.",
  nameTaken: "Dieser Name ist vergeben. Bitte wählen Sie einen anderen.",
  labelInUse:
    "Vorgänge tragen dieses Etikett ({{count}}). Nehmen Sie es dort zuerst ab oder deaktivieren Sie es.",
  passwordWrong: "Das ist nicht Ihr aktuelles Passwort.",
  passwordSame: "Bitte wählen Sie ein anderes Passwort als das bisherige.",
  reauthLimit:
    "Zu viele falsche Passwörter oder Codes. Bitte versuchen Sie es in {{seconds}} Sekunden erneut.",
  emailSame: "Das ist bereits Ihre Adresse.",
  codeWrong: "Dieser Code stimmt nicht. Codes wechseln alle 30 Sekunden und gelten einmal.",
  stepExpired: "Die Anmeldung hat zu lange gedauert. Bitte geben Sie Ihr Passwort erneut ein.",
  twoFactorDue: "Bitte richten Sie zuerst die Zwei-Faktor-Anmeldung ein.",
  twoFactorOnAlready: "Die Zwei-Faktor-Anmeldung ist bereits eingeschaltet.",
  twoFactorOffAlready: "Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet.",
  twoFactorCompulsory: "Die Zwei-Faktor-Anmeldung ist für dieses Konto Pflicht und bleibt eingeschaltet.",
  enrolmentMissing: "Bitte beginnen Sie noch einmal mit Ihrem Passwort.",
  stale:
    "Dies wurde inzwischen in einem anderen Fenster geändert. Bitte prüfen Sie die Angaben und speichern Sie erneut.",
  onHold:
    "Ihr Unternehmen ist bei uns vorübergehend gesperrt: Sie können alles lesen, aber nichts anfragen oder ändern. Bitte wenden Sie sich an uns.",
  userExists: "Zu dieser E-Mail-Adresse gibt es bereits ein Konto.",
  lastManager: "Es muss eine aktive Leitung bleiben. Geben Sie zuerst jemand anderem diese Rolle.",
  notYourself: "Das ist beim eigenen Konto nicht möglich.",
  userNotFound: "Dieses Konto gibt es nicht mehr.",
  notInvited: "Für dieses Konto wurde bereits ein Passwort festgelegt.",
  notActive: "Das ist nur bei aktiven Konten möglich.",
  agencyUnknown: "Bitte wählen Sie eine der Agenturen.",
  alertScopeEmpty: "Geben Sie an, worum es in der Meldung geht.",
  alertCodesUnknown: "Zu diesen Codes ist nichts bekannt: {{codes}}.",
  alertIsOut: "Die Meldung ist bereits veröffentlicht.",
  alertNotOut: "Die Meldung ist nicht veröffentlicht.",
  alertWasOut: "Reisende haben diese Meldung vielleicht gelesen. Lassen Sie sie stattdessen ablaufen.",
  placeCodeInUse: "Dieser Ort ist in Gebrauch. Sein Code bleibt, wie er ist.",
  placeInUse: "Dieser Ort ist in Gebrauch und kann nicht gelöscht werden.",
  codeTaken: "Dieser Code ist vergeben.",
  legBackHere: "Eine Strecke kann nicht dorthin führen, wo sie beginnt.",
  legTwice: "Diese Strecke gibt es schon mit demselben Verkehrsmittel.",
  uploadTooLarge: "Die Datei ist größer als {{megabytes}} MB. Wählen Sie eine kleinere.",
  uploadEmpty: "Die Datei ist leer. Wählen Sie eine andere.",
  uploadKind: "Wählen Sie ein Bild: JPEG, PNG oder WebP.",
  uploadBroken: "Das Bild ist beschädigt. Speichern Sie es neu und wählen Sie es noch einmal.",
  uploadPixels: "Das Bild hat zu viele Pixel. Verkleinern Sie es zuerst.",
  uploadGone: "Diese Datei ist nicht mehr da. Wählen Sie sie noch einmal.",
  fileClosed: "Der Vorgang ist abgeschlossen.",
  notOfBrand: "{{name}} arbeitet nicht für die Marke dieses Vorgangs.",
  consultantUnknown: "Wählen Sie eine der zuständigen Personen.",
  labelUnknown: "Wählen Sie eines der Etiketten für Vorgänge.",
  tooManyViews: "Mehr Ansichten lassen sich nicht speichern. Löschen Sie zuerst eine.",
  quoteIsBooking: "Diese Akte ist eine Buchung. Ihr Angebot bleibt, wie es war.",
  quoteIsAccepted: "Das Angebot ist angenommen und bleibt, wie es ist.",
  quoteExpired: "Dieses Angebot ist abgelaufen. Kopieren Sie es, um es neu zu kalkulieren.",
  notAQuote: "Dies ist kein Angebot mehr.",
  travelDatePast:
    "Das Reisedatum liegt in der Vergangenheit. Kopieren Sie das Angebot mit einem neuen Datum.",
  nothingToBook: "In diesem Angebot hat noch nichts einen Preis; es gibt daher nichts zu buchen.",
  leadName: "Bitte geben Sie den Namen der hauptreisenden Person ein.",
  termsNotAccepted: "Bitte akzeptieren Sie die Bedingungen.",
  bookingChanged:
    "Preise oder Leistungen haben sich inzwischen geändert. Bitte prüfen Sie sie und bestätigen Sie erneut.",
  mail: {
    greeting: "Guten Tag {{name}},",
    resetSubject: "Neues Passwort festlegen",
    resetText:
      "jemand, hoffentlich Sie selbst, möchte für Ihr Konto {{username}} ein neues Passwort festlegen.",
    resetButton: "Neues Passwort festlegen",
    resetValidity: "Der Link funktioniert einmal, innerhalb von 60 Minuten.",
    resetIgnore: "Waren Sie es nicht, ignorieren Sie diese Nachricht. Ihr Passwort bleibt unverändert.",
    invitationSubject: "Ihr Konto ist bereit",
    invitationText: "{{inviter}} hat für Sie ein Konto bei {{organisation}} angelegt.",
    invitationName: "Ihr Benutzername lautet {{username}}. Wählen Sie ein Passwort, um zu beginnen:",
    invitationButton: "Passwort wählen",
    invitationValidity: "Der Link funktioniert einmal, innerhalb von 7 Tagen.",
    emailChangeSubject: "Neue E-Mail-Adresse bestätigen",
    emailChangeText:
      "bitte bestätigen Sie, dass {{email}} die Adresse Ihres Kontos {{username}} werden soll.",
    emailChangeButton: "Adresse bestätigen",
    emailChangeValidity:
      "Der Link funktioniert einmal, innerhalb von 24 Stunden. Bis dahin bleibt Ihre bisherige Adresse bestehen.",
    emailNoticeSubject: "Ihre E-Mail-Adresse soll geändert werden",
    emailNoticeText:
      "die Adresse Ihres Kontos {{username}} soll {{email}} werden. Sie ändert sich, sobald der dorthin gesandte Link geöffnet wird.",
    passwordChangedSubject: "Ihr Passwort wurde geändert",
    passwordChangedText:
      "das Passwort Ihres Kontos {{username}} wurde geändert. Überall sonst wurden Sie abgemeldet.",
    twoFactorOnSubject: "Zwei-Faktor-Anmeldung eingeschaltet",
    twoFactorOnText:
      "für Ihr Konto {{username}} wurde die Zwei-Faktor-Anmeldung eingeschaltet. Bewahren Sie die Wiederherstellungscodes sicher auf.",
    twoFactorOffSubject: "Zwei-Faktor-Anmeldung ausgeschaltet",
    twoFactorOffText:
      "für Ihr Konto {{username}} wurde die Zwei-Faktor-Anmeldung ausgeschaltet. Ab jetzt genügt das Passwort.",
    recoverySubject: "Ein Wiederherstellungscode wurde verwendet",
    recoveryText:
      "bei Ihrem Konto {{username}} hat sich jemand mit einem Wiederherstellungscode angemeldet. Verbleibende Codes: {{left}}.",
    openFile: "Buchung öffnen",
    bookingRequestedSubject: "Ihre Buchungsanfrage {{reference}}",
    bookingRequestedText:
      "Wir haben Ihre Anfrage für {{file_name}} ({{reference}}) mit Reisebeginn am {{travel_date}} erhalten.",
    bookingCounts: "Sofort gesichert: {{instant}}. Auf Anfrage: {{asked}}.",
    bookingNext:
      "Was auf Anfrage ist, fragen wir bei unseren Leistungsträgern an und melden uns, sobald sie geantwortet haben.",
    bookingReceivedSubject: "Buchungsanfrage {{reference}}",
    bookingReceivedText:
      "{{by}} hat {{file_name}} ({{reference}}) mit Reisebeginn am {{travel_date}} angefragt.",
    noticeNotYou:
      "Waren Sie es nicht, legen Sie sofort ein neues Passwort fest und informieren Sie Ihre Ansprechperson bei uns.",
    regards: "Freundliche Grüße",
  },
};
