import type { ApiTexts } from "#api/texts/en.ts";

export const de: ApiTexts = {
  vouchersNotFound: "Noch hat keine Leistung dieser Reise einen Voucher.",
  itineraryNotFound:
    "Zu dieser Buchungsreferenz haben wir keinen veröffentlichten Reiseplan gefunden. Bitte prüfen Sie die Angabe und versuchen Sie es erneut.",
  linkEnded: "Dieser Link ist nach Ende der Reise abgelaufen und lässt sich nicht wieder öffnen.",
  outage: "Unsere Daten sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  surnameRequired: "Bitte geben Sie auch den Nachnamen der Person an, auf die gebucht wurde.",
  lookupByMail:
    "Es wurden zu viele falsche Nachnamen eingegeben; der Nachname öffnet hier vorerst nichts mehr. Gehören Ihre Angaben zu einer veröffentlichten Reise, haben wir deren Link an die E-Mail-Adresse der Buchung geschickt; das kann die Ihres Reisebüros sein.",
  lookupLimit: "Zu viele Versuche. Bitte versuchen Sie es in {{wait}} erneut.",
  credentials: "Diese Anmeldedaten stimmen nicht mit unseren Unterlagen überein.",
  signInLimit: "Zu viele Anmeldeversuche. Bitte versuchen Sie es in {{wait}} erneut.",
  limitQuoteSends:
    "In kurzer Zeit wurden zu viele Angebote gesendet. Bitte versuchen Sie es in {{wait}} erneut, oder rufen Sie uns an, wenn Sie mehr senden müssen.",
  limitNewRecipients:
    "In kurzer Zeit gingen Angebote an zu viele neue E-Mail-Adressen. Adressen, an die Sie schon geschrieben haben, bleiben nutzbar. Bitte versuchen Sie es in {{wait}} erneut, oder rufen Sie uns an.",
  limitMessages:
    "In kurzer Zeit wurden zu viele Nachrichten gesendet. Bitte versuchen Sie es in {{wait}} erneut, oder rufen Sie uns an.",
  limitQuotes:
    "In kurzer Zeit wurden zu viele neue Angebote angelegt. Bitte versuchen Sie es in {{wait}} erneut, oder rufen Sie uns an, wenn Sie mehr brauchen.",
  resetSent:
    "Falls es ein Konto mit diesem Namen gibt, haben wir einen Link für ein neues Passwort gesendet.",
  resetInvalid: "Dieser Link kann nicht mehr verwendet werden. Bitte fordern Sie einen neuen an.",
  resetDone: "Ihr Passwort wurde festgelegt. Sie können sich jetzt anmelden.",
  passwordShort: "Dieses Feld muss mindestens 10 Zeichen enthalten",
  passwordLong: "Dieses Feld darf höchstens 200 Zeichen enthalten",
  passwordCommon:
    "Das ist eines der meistbenutzten Passwörter oder fast eines: Angehängte Ziffern und Zeichen helfen nicht. Drei oder vier Wörter ohne Zusammenhang ergeben ein gutes Passwort.",
  passwordOwn:
    "Dieses Passwort besteht fast nur aus Ihrem Namen, dem Ihres Unternehmens oder unserem. Drei oder vier Wörter ohne Zusammenhang ergeben ein gutes Passwort.",
  passwordConfirmed: "Die Passwörter müssen übereinstimmen",
  brandNotSold: "Diese Marke kann hier nicht verkauft werden.",
  recordNotFound: "Diesen Eintrag gibt es nicht oder nicht mehr.",
  packageNotOffered: "Dieses Paket wird nicht oder nicht mehr angeboten.",
  packageNotForTrip: "Dieses Paket wird für dieses Datum, diese Kategorie oder diese Gruppe nicht verkauft.",
  packageNotSold:
    "Dieses Paket wird für dieses Datum, diese Kategorie oder diese Gruppe nicht verkauft. Bitte fragen Sie den Preis erneut ab.",
  rounding: "Rundung der Preise pro Person",
  departureOutsideTrip:
    "Eine Rundreise muss zwischen dem ersten Reisetag und einem Monat nach dem letzten beginnen.",
  departuresOverlap:
    "Die Gruppe ist an diesen Tagen auf einer anderen Rundreise. Entfernen Sie diese zuerst.",
  roomsNotOnTours:
    "Rundreisen gibt es für voll belegte Einzel-, Doppel-, Zweibett- und Dreibettzimmer mit je mindestens einer erwachsenen Person.",
  departureNotBookable: "Dieser Termin ist für Ihre Gruppe nicht mehr buchbar.",
  departureOfOtherTour: "Wählen Sie einen anderen Termin derselben Rundreise.",
  seatsTaken:
    "Plätze einer Rundreise wurden inzwischen vergeben. Bitte prüfen Sie die Rundreisen dieses Angebots.",
  serviceWithoutPrice: "Für dieses Datum und diese Gruppe gibt es keinen Preis.",
  unitsTooFew: "Das sind zu wenige für alle, die mitreisen.",
  serviceWithoutRates: "Es gibt keine früheren Raten, nach denen geschätzt werden kann.",
  dayOutsideTrip: "Das Datum ist kein Tag dieser Reise.",
  byAmendment:
    "Diese Leistung ist gebucht: Ändern Sie sie über eine Änderung, von der der Leistungsträger erfährt.",
  endBeforeStart: "Das Ende liegt vor dem Beginn.",
  serviceNotSo: "Das ist mit dieser Leistung nicht möglich.",
  costNeeded: "Der Einkaufspreis ist noch nicht bekannt. Bitte geben Sie auch ihn ein.",
  belowCost: "Das liegt unter dem Einkauf, und Sie dürfen nicht unter Einkauf verkaufen.",
  belowCostMeant: "Das liegt unter dem Einkauf. Kreuzen Sie es an, wenn es so gemeint ist.",
  priceWaits:
    "Der Leistungsträger ist wegen einer Änderung dieser Leistung angefragt. Der Preis lässt sich setzen, sobald er geantwortet hat.",
  serviceNotAtTime: "Diese Leistung beginnt nicht zu dieser Uhrzeit.",
  bornAfterTravel: "Dieses Geburtsdatum liegt nach dem Reisedatum.",
  phoneUnreadable:
    "Das ist keine Telefonnummer. Schreiben Sie sie mit der Ländervorwahl, zum Beispiel {{example}}.",
  startPast: "Das Reisedatum ist vergangen.",
  changedMeanwhile: "Jemand anderes hat diesen Eintrag geändert, seit Sie ihn geöffnet haben.",
  nameTaken: "Dieser Name ist vergeben. Bitte wählen Sie einen anderen.",
  labelInUse:
    "Vorgänge tragen dieses Etikett ({{count}}). Nehmen Sie es dort zuerst ab oder deaktivieren Sie es.",
  passwordWrong: "Das ist nicht Ihr aktuelles Passwort.",
  passwordSame: "Bitte wählen Sie ein anderes Passwort als das bisherige.",
  reauthLimit: "Zu viele falsche Passwörter oder Codes. Bitte versuchen Sie es in {{wait}} erneut.",
  emailSame: "Das ist bereits Ihre Adresse.",
  codeWrong: "Dieser Code stimmt nicht. Codes wechseln alle 30 Sekunden und gelten einmal.",
  codesWait:
    "Für dieses Konto wurden zu viele falsche Codes eingegeben. Bitte versuchen Sie es in {{wait}} erneut.",
  codesClosed:
    "Nach 100 falschen Codes in Folge nimmt dieses Konto keine Codes mehr an. Legen Sie über den Link für vergessene Passwörter ein neues Passwort fest und melden Sie sich dann erneut an.",
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
  agencyUnknown: "Bitte wählen Sie eines der Reisebüros.",
  agentUnknown: "Bitte wählen Sie jemanden aus diesem Reisebüro.",
  alertScopeEmpty: "Geben Sie an, worum es in der Meldung geht.",
  alertCodesUnknown: "Zu diesen Codes ist nichts bekannt: {{codes}}.",
  alertIsOut: "Die Meldung ist bereits veröffentlicht.",
  alertNotOut: "Die Meldung ist nicht veröffentlicht.",
  alertWasOut:
    "Reisende haben diese Meldung vielleicht gelesen, deshalb bleibt sie aufbewahrt. Ist sie abgelaufen, wird sie niemandem mehr gezeigt.",
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
  uploadMegapixels:
    "Das Bild hat zu viele Pixel: höchstens {{megapixels}} Megapixel. Verkleinern Sie es zuerst.",
  uploadGone: "Diese Datei ist nicht mehr da. Wählen Sie sie noch einmal.",
  uploadLimit: "Zu viele Dateien in kurzer Zeit. Bitte versuchen Sie es in {{wait}} erneut.",
  fileClosed: "Der Vorgang ist abgeschlossen.",
  notOfBrand: "{{name}} arbeitet nicht für die Marke dieses Vorgangs.",
  consultantUnknown: "Wählen Sie eine der Ansprechpersonen.",
  labelUnknown: "Wählen Sie eines der Etiketten für Vorgänge.",
  tooManyViews: "Mehr Ansichten lassen sich nicht speichern. Löschen Sie zuerst eine.",
  quoteIsBooking: "Dieser Vorgang ist eine Buchung. Das Angebot bleibt, wie es war.",
  quoteLinkEnded:
    "Dieser Link ist nach Ende der Reise oder nach der Absage abgelaufen und lässt sich nicht wieder öffnen.",
  quoteLinkClosed:
    "Der Link für die Kunden ist gesperrt. Geben Sie ihn wieder frei oder erstellen Sie einen neuen, dann senden Sie.",
  quoteNotSent: "Version {{no}} wurde den Kunden noch nicht gesendet.",
  quoteIsAccepted: "Das Angebot ist angenommen und bleibt, wie es ist.",
  packageRefTaken: "Ein anderes Paket hat diese Referenz.",
  packageFixed: "Reisebüros kennen das Paket bereits so. Die Angabe bleibt, wie sie ist.",
  packagePlaceUnknown: "Bitte wählen Sie einen der Orte.",
  packageBrandUnknown: "Bitte wählen Sie eine Ihrer Marken.",
  packageDaysFewer:
    "Bitte entfernen Sie Tage auf der Seite der Tage, wo Sie sehen, was mit ihnen verloren geht.",
  packageDayName: "Tag {{day}}",
  packageCopyName: "Kopie: {{name}}",
  packageIsOut: "Das Paket ist bereits veröffentlicht.",
  packageNotOut: "Das Paket ist nicht veröffentlicht.",
  packageNotTested: "Nur ein geprüftes Paket kann veröffentlicht werden.",
  packageIsDraft: "Das Paket ist bereits ein Entwurf.",
  packageNotDraft: "Nur ein Entwurf kann als geprüft gekennzeichnet werden.",
  packageUntested: "Bitte testen Sie das Paket zuerst.",
  packageTestOutdated: "Das Paket wurde seit dem letzten Test geändert. Bitte testen Sie es noch einmal.",
  packageClassPriceless:
    "In einer der Kategorien hat kein Monat einen Preis. Bitte nehmen Sie die Kategorie aus dem Paket oder sorgen Sie für Raten.",
  packageWasOut: "Reisebüros kennen dieses Paket. Bitte ziehen Sie es zurück, statt es zu löschen.",
  packageInUse: "Aus diesem Paket sind Vorgänge oder Rundreisen entstanden; es kann nicht gelöscht werden.",
  packageTooLong: "Ein Paket dauert höchstens 60 Tage.",
  packageSlotTooLong: "Das würde bis Tag {{end}} dauern, das Paket endet aber an Tag {{last}}.",
  packageSlotBeyond:
    "„{{service}}“ ab Tag {{day}} würde bis Tag {{end}} dauern, das Paket endet aber an Tag {{last}}. Bitte verkürzen Sie zuerst die Leistung.",
  packageLastDay: "Ein Paket behält mindestens einen Tag.",
  packageLegUnknown: "Bitte wählen Sie eine der Strecken.",
  packageOptionUnknown: "Bitte wählen Sie eine der Leistungen.",
  packageOptionNotSold: "Diese Leistung wird derzeit nicht verkauft. Bitte wählen Sie eine andere.",
  packageServicesNotSold:
    "Diese Leistungen werden nicht verkauft, und kein Ersatz springt ein: {{list}}. Bitte wählen Sie zuerst andere.",
  packageServiceOnDay: "Tag {{day}}, „{{service}}“",
  packageExtrasUnknown: "Diese Leistung hat kein Extra {{codes}}. Sie hat: {{list}}.",
  packageNothingToUndo: "Es gibt nichts mehr, was sich zurücknehmen ließe.",
  quoteToCopy: "Dieses Angebot ist abgelaufen. Kopieren Sie es, um es neu zu kalkulieren.",
  bookingMoved:
    "Die Buchung ist nicht mehr so, wie Sie sie gesehen haben. Bitte prüfen Sie die Änderung noch einmal.",
  changeNotPossible: "Diese Buchung kann nicht geändert werden.",
  changeWaiting:
    "Eine Änderung dieser Buchung wartet auf Antwort. Ziehen Sie sie zurück, bevor Sie um eine andere bitten.",
  changeNotAccepted: "Bitte stimmen Sie der Änderung und ihrem Preis zu.",
  changeSettled: "Diese Änderung ist bereits beantwortet.",
  changeReason: "Bitte nennen Sie dem Reisebüro den Grund.",
  changeImpossible: "Diese Änderung lässt sich nicht mehr ausführen.",
  notAQuote: "Dies ist kein Angebot mehr.",
  travelDatePast:
    "Das Reisedatum liegt in der Vergangenheit. Kopieren Sie das Angebot mit einem neuen Datum.",
  nothingToBook: "In diesem Angebot hat noch nichts einen Preis; es gibt daher nichts zu buchen.",
  leadName: "Bitte geben Sie den Namen der Hauptperson ein.",
  termsNotAccepted: "Bitte akzeptieren Sie die Bedingungen.",
  bookingChanged:
    "Preise oder Leistungen haben sich inzwischen geändert. Bitte prüfen Sie sie und bestätigen Sie erneut.",
  quoteNotFound: "Wir konnten dieses Angebot nicht finden. Bitte lassen Sie sich einen neuen Link schicken.",
  quoteTotalChanged:
    "Der Gesamtpreis hat sich geändert, seit Sie die Seite geöffnet haben. Bitte prüfen Sie ihn und nehmen Sie erneut an.",
  quoteAcceptedAlready: "Dieses Angebot wurde bereits angenommen.",
  quoteDeclinedAlready: "Dieses Angebot wurde abgelehnt.",
  quoteExpired: "Dieses Angebot ist nicht mehr gültig. Bitte fragen Sie ein neues an.",
  quoteBookedAlready: "Diese Reise ist bereits gebucht.",
  quoteSuperseded: "Es gibt eine neuere Version dieses Angebots.",
  quoteRevised: "Eine neue Version dieses Angebots ist in Vorbereitung.",
  quoteEmpty: "Diese Version enthält keine Leistung mit Preis. Fügen Sie zuerst Leistungen hinzu.",
  quoteEmailMissing: "Geben Sie die E-Mail-Adresse des Kunden ein oder verschicken Sie den Link selbst.",
  quoteValidUntil: "Wählen Sie einen Tag zwischen heute und dem Reisebeginn.",
  quoteNoVersion: "Speichern Sie zuerst eine Version.",
  quoteChangedSince:
    "Das Angebot wurde geändert, seit Version {{no}} gespeichert wurde. Speichern Sie zuerst eine Version.",
  packageNothingToTest: "Es gibt kein Paket zu testen.",
  packageTestRunning: "Ein Test läuft bereits. Bitte warten Sie oder halten Sie ihn an.",
  notCancellable:
    "Dieser Vorgang lässt sich hier nicht stornieren. Bitte wenden Sie sich an Ihre Ansprechperson.",
  cancellationChanged:
    "Stornokosten oder Leistungen haben sich inzwischen geändert. Bitte prüfen Sie sie und bestätigen Sie erneut.",
  cancelReason: "Bitte nennen Sie uns kurz den Grund.",
  feeNotAccepted: "Bitte akzeptieren Sie die Stornokosten.",
  invoiceDeposit: "Anzahlung für Buchung {{reference}}, {{name}}",
  invoiceFee: "Stornokosten: {{service}}",
  invoicePrevious: "Abzüglich bereits fakturiert",
  creditOfInvoice: "Gutschrift zu Rechnung {{number}}",
  nothingToSend: "Hier wartet nichts mehr darauf, gesendet zu werden. Bitte prüfen Sie den Stand.",
  supplierUnreachable:
    "Keine E-Mail-Adresse vorhanden: {{names}}. Tragen Sie beim Leistungsträger eine ein oder fragen Sie telefonisch an.",
  requestOutdated:
    "Eine Leistung hat sich geändert, seit ihre Anfrage vorbereitet wurde. Bitte prüfen Sie den Stand.",
  requestNotFound: "Diese Anfrage gibt es nicht, oder ihr Link ist nicht mehr gültig.",
  requestAnswered: "Diese Anfrage wurde inzwischen beantwortet. Bitte sehen Sie sich die Antwort an.",
  requestClosed: "Diese Anfrage lässt sich so nicht mehr beantworten. Bitte rufen Sie uns an.",
  confirmationMissing: "Bitte geben Sie Ihre Bestätigungsnummer ein",
  declineReasonMissing: "Bitte wählen Sie einen Grund",
  alternativeMissing: "Bitte schreiben Sie, was Sie stattdessen anbieten können",
  stepTripOver: "Die Reise ist vorbei; daran ändert sich nichts mehr.",
  stepNotFromHere: "Der Status lässt das nicht zu.",
  stepForManagers: "Ohne das Wort des Leistungsträgers kann das nur eine Führungskraft beenden.",
  stepNoStock: "Unser Kontingent reicht dafür nicht.",
  stepNotABooking: "Das geht nur mit Leistungen von Buchungen.",
  stepUnreachable: "Es gibt keinen Leistungsträger mit einer E-Mail-Adresse, an die wir schreiben könnten.",
  stepNotOverdue: "Der Leistungsträger hat noch Zeit zu antworten.",
  stepDatePast: "Der Tag ist vorbei.",
  stepNothingToDo: "Dafür wird niemand gefragt, es gibt also nichts zu tun.",
  stepPriceOpen: "Der Preis steht noch nicht fest.",
  stepFileEnded: "Der Vorgang ist storniert oder verfallen.",
  stepOnTour: "Plätze einer Rundreise werden mit der Rundreise gehalten und verkauft.",
  stepFeeChanged: "Die Stornogebühr ist inzwischen eine andere. Bitte sehen Sie noch einmal nach.",
  stepFailed:
    "Das hat nicht geklappt, und die Leistung ist, wie sie war. Bitte versuchen Sie es noch einmal.",
  stepReason: "Bitte nennen Sie kurz den Grund.",
  roomPricedForOthers:
    "Dieses Zimmer ist für andere Personen berechnet: Nur Reisende gleichen Alters können tauschen.",
  otherAgeGroup:
    "Mit diesem Alter gehört die Person zu einer anderen Altersgruppe mit anderen Preisen. Ändern Sie stattdessen die Reisegruppe.",
  reconfirmWordsMissing: "Bitte sagen Sie, was anders ist oder welches Problem es gibt",
  nothingToReconfirm: "Für diese Buchung ist im Moment nichts rückzubestätigen.",
  finaliseUnconfirmed: "Nur eine bestätigte Buchung kann abgeschlossen werden.",
  finaliseBlocked:
    "Es ist noch etwas offen. Erledigen Sie das zuerst, oder lassen Sie sie von der Leitung mit Begründung abschließen.",
  reopenUnfinalised: "Diese Buchung ist nicht abgeschlossen.",
  fileFinal:
    "Diese Buchung ist abgeschlossen: Was der Kunde liest, bleibt, wie es ist. Öffnen Sie sie mit Begründung wieder, um es zu ändern.",
};
