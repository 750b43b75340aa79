import type { MailTexts } from "#api/mail/texts/en.ts";

export const mail: MailTexts = {
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
  emailChangeText: "bitte bestätigen Sie, dass {{email}} die Adresse Ihres Kontos {{username}} werden soll.",
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
  twoFactorWrongSubject: "Falsche Codes für Ihr Konto",
  twoFactorWrongText:
    "jemand kennt das Passwort Ihres Kontos {{username}} und hat bei der Zwei-Faktor-Anmeldung dreimal einen falschen Code eingegeben.",
  itineraryLinkSubject: "Der Link zu Ihrer Reise {{reference}}",
  itineraryLinkText: "hier ist der Link zum Reiseplan von {{trip}} ({{reference}}).",
  itineraryLinkWhy:
    "Jemand, hoffentlich Sie selbst, hat die Reise mit ihrer Buchungsreferenz gesucht. Nach mehreren falschen Nachnamen öffnet sie sich nur noch über diesen Link.",
  itineraryLinkButton: "Reiseplan öffnen",
  itineraryLinkNotYou: "Waren Sie es nicht, brauchen Sie nichts zu tun: Niemand hat die Reise gesehen.",
  openFile: "Buchung öffnen",
  bookingRequestedSubject: "Ihre Buchungsanfrage {{reference}}",
  bookingRequestedText:
    "wir haben Ihre Anfrage für {{file_name}} ({{reference}}) mit Reisebeginn am {{travel_date}} erhalten.",
  bookingCounts: "Sofort gesichert: {{instant}}. Auf Anfrage: {{asked}}.",
  bookingNext:
    "Was auf Anfrage ist, fragen wir bei unseren Leistungsträgern an und melden uns, sobald sie geantwortet haben.",
  bookingReceivedSubject: "Buchungsanfrage {{reference}}",
  bookingReceivedText:
    "{{by}} hat {{file_name}} ({{reference}}) mit Reisebeginn am {{travel_date}} angefragt.",
  cancellationRequestedSubject: "Ihre Stornierung {{reference}}",
  cancellationRequestedText:
    "Sie haben {{file_name}} ({{reference}}) mit Reisebeginn am {{travel_date}} storniert. Wir informieren jetzt die betroffenen Leistungsträger.",
  cancellationReason: "Angegebener Grund: {{reason}}",
  cancellationReceivedSubject: "Stornierung {{reference}}",
  cancellationReceivedText:
    "{{by}} hat {{file_name}} ({{reference}}) mit Reisebeginn am {{travel_date}} storniert.",
  bookingCancelledSubject: "Ihre Buchung {{reference}} ist storniert",
  bookingCancelledText:
    "{{by}} hat {{file_name}} ({{reference}}) mit Reisebeginn am {{travel_date}} für Sie storniert.",
  cancellationFee: "Stornokosten: {{fee}}.",
  changeRequestedSubject: "Änderungswunsch {{reference}}",
  changeRequestedText:
    "{{by}} bittet um eine Änderung von {{file_name}} ({{reference}}), Reisebeginn am {{travel_date}}. Bitte führen Sie sie aus oder lehnen Sie sie ab.",
  changeDifference: "Preisunterschied: {{difference}}. Stornokosten: {{fee}}.",
  changeWaits:
    "Wo ein Leistungsträger noch zustimmen muss, gilt der neue Preis erst mit seiner Zustimmung. Bis dahin bleibt es beim alten.",
  changeMadeSubject: "Buchung geändert {{reference}}",
  changeMadeText:
    "{{by}} hat {{file_name}} ({{reference}}), Reisebeginn am {{travel_date}}, geändert. Alles war sofort verfügbar.",
  changeAppliedSubject: "Ihre Änderung zu {{reference}}",
  changeAppliedText:
    "Ihre Änderung von {{file_name}} ({{reference}}), Reisebeginn am {{travel_date}}, ist ausgeführt.",
  bookingFinalisedSubject: "Endgültige Reiseunterlagen {{reference}}",
  bookingFinalisedText:
    "{{by}} hat {{file_name}}, Buchungsnummer {{reference}}, Reisebeginn {{travel_date}}, abgeschlossen. Reiseplan und Voucher liegen in Ihrem Portal; der Link Ihres Kunden zeigt dasselbe.",
  bookingAmendedText:
    "{{by}} hat {{file_name}} ({{reference}}), Reisebeginn am {{travel_date}}, für Sie geändert. Die Buchung zeigt den neuen Stand.",
  changeDeclinedSubject: "Ihre Änderung zu {{reference}} wurde abgelehnt",
  changeDeclinedText:
    "die gewünschte Änderung von {{file_name}} ({{reference}}), Reisebeginn am {{travel_date}}, ist nicht möglich. Die Buchung bleibt, wie sie war.",
  noticeNotYou:
    "Waren Sie es nicht, legen Sie sofort ein neues Passwort fest und informieren Sie Ihre Ansprechperson bei uns.",
  paperSubject: "{{what}}",
  paperText: "Im Anhang finden Sie: {{what}}.",
  vouchersAttached: "Die Voucher aller bestätigten Leistungen liegen bei.",
  vouchersSubject: "Voucher {{reference}}",
  vouchersText: "Im Anhang finden Sie die Voucher für {{trip}} (Referenz {{reference}}).",
  vouchersHint:
    "Für jede bestätigte Leistung gibt es einen Voucher. Bitte legen Sie ihn beim Leistungsträger vor.",
  quoteSentSubject: "Ihr Angebot: {{trip}}",
  quoteSentText: "{{agency}} hat eine Reise für Sie zusammengestellt: {{trip}} ({{reference}}).",
  quoteOpenButton: "Angebot öffnen",
  quoteValid: "Sie können es bis zum {{until}} annehmen.",
  quoteWriteBack: "Auf der Seite können Sie auch Änderungen wünschen; {{agency}} antwortet Ihnen dort.",
  quoteAnswerSubject: "Eine Antwort zu Ihrem Angebot: {{trip}}",
  quoteAnswerText: "{{sender}} hat Ihnen zu {{trip}} ({{reference}}) geschrieben:",
  quoteReceivedSubject: "Ihre Zusage ist angekommen: {{trip}}",
  quoteReceivedText:
    "vielen Dank für Ihre Zusage zu {{trip}} ({{reference}}). {{agency}} bucht die Reise nun für Sie und meldet sich. Was Sie angenommen haben, bleibt auf dieser Seite, wie es ist:",
  quoteAcceptedSubject: "Angebot angenommen {{reference}} {{trip}}",
  quoteAcceptedText: "{{client}} hat das Angebot {{reference}} {{trip}} angenommen.",
  quoteDeclinedSubject: "Angebot abgelehnt {{reference}} {{trip}}",
  quoteDeclinedText: "{{client}} hat das Angebot {{reference}} {{trip}} abgelehnt.",
  quoteQuestionSubject: "Nachricht vom Kunden zu {{reference}} {{trip}}",
  quoteQuestionText: "{{client}} hat zum Angebot {{reference}} {{trip}} geschrieben:",
  fileMessageSubject: "Nachricht zu {{reference}} {{trip}}",
  fileMessageText: "{{by}} hat zu {{reference}} {{trip}} geschrieben:",
  quoteFileButton: "Vorgang öffnen",
  requestNewSubject: "Buchungsanfrage {{reference}} {{file_name}}",
  requestAmendSubject: "Änderung der Buchung {{reference}} {{file_name}}",
  requestCancelSubject: "Stornierung {{reference}} {{file_name}}",
  requestReminderSubject: "Erinnerung: Bitte beantworten Sie {{reference}} {{file_name}}",
  requestNewText: "Für {{reference}} {{file_name}} möchten wir die folgende Leistung bei Ihnen buchen.",
  requestAmendText:
    "Wir möchten unsere Buchung {{reference}} {{file_name}} bei Ihnen ändern. So soll sie künftig aussehen; was sich geändert hat, zeigt die Seite hinter dem Link.",
  requestCancelText:
    "Die folgende Leistung für {{reference}} {{file_name}} benötigen wir nicht mehr. Bitte bestätigen Sie die Stornierung.",
  requestReminderText: "Zu {{reference}} {{file_name}} haben wir noch keine Antwort von Ihnen.",
  requestDue: "Bitte antworten Sie bis {{due}}.",
  requestDueSoon: "Der Termin ist nah: Bitte antworten Sie bis {{due}}.",
  requestWasDue: "Ihre Antwort war bis {{due}} fällig.",
  requestButton: "Anfrage ansehen und beantworten",
  offerDeclinedSubject: "Zu Ihrem Angebot {{reference}} {{file_name}}",
  offerDeclinedText:
    "Vielen Dank für Ihr Angebot zu {{reference}} {{file_name}}. Wir können es nicht annehmen; für die folgende Leistung ist bei Ihnen also nichts gebucht.",
  offerDeclinedButton: "Anfrage ansehen",
  requestNoReply:
    "Bitte antworten Sie nur über die Schaltfläche: Antworten auf diese E-Mail werden nicht gelesen. Bei Fragen rufen Sie uns an: {{phone}}.",
  reconfirmSubject: "Bitte rückbestätigen: Buchungen von {{brand}} ({{count}})",
  reconfirmReminderSubject: "Erinnerung: Bitte Ihre Buchungen von {{brand}} rückbestätigen",
  reconfirmText:
    "Die folgenden Leistungen sind bei Ihnen bestätigt und beginnen bald. Bitte prüfen Sie, ob Sie unsere Gäste wie gebucht erwarten. Auf der Seite hinter dem Link beantworten Sie alle mit einem Klick; wenn sich etwas geändert hat, sagen Sie es uns dort.",
  reconfirmReminderText:
    "Zu den folgenden Leistungen haben wir noch nichts von Ihnen gehört. Bitte sagen Sie uns, ob sie wie gebucht bestehen.",
  reconfirmButton: "Prüfen und rückbestätigen",
  reconfirmMore: "Und {{count}} weitere auf der Seite hinter dem Link.",
  paymentRequestSubject: "Zahlungsaufforderung {{reference}}",
  paymentRequestText: "{{brand}} bittet Sie um Zahlung von {{amount}}: {{purpose}} ({{reference}}).",
  paymentRequestButton: "Ansehen und bezahlen",
  paymentRequestUntil: "Über diesen Link können Sie bis {{until}} bezahlen.",
  paymentRequestSafe:
    "Ihre Karte geben Sie auf der Seite des Zahlungsanbieters ein. Die Nummer sehen wir nie.",
  paymentReceivedSubject: "Zahlung erhalten {{reference}}",
  paymentReceivedText: "Vielen Dank. Wir haben {{amount}} erhalten: {{purpose}} ({{reference}}).",
  paymentReceivedButton: "Bestätigung öffnen",
  paymentReminderSubject: "Zahlungserinnerung: {{what}}, fällig am {{due}}",
  paymentReminderBefore: "{{what}} ist am {{due}} fällig. Zu zahlen sind {{amount}}.",
  paymentReminderToday: "{{what}} ist heute, am {{due}}, fällig. Zu zahlen sind {{amount}}.",
  paymentReminderAfter: "{{what}} war am {{due}} fällig. Noch offen sind {{amount}}.",
  paymentReminderHow:
    "Buchung: {{booking}}. Bitte geben Sie bei der Zahlung die Nummer {{number}} an. Die Rechnung liegt bei.",
  paymentReminderPaid:
    "Falls Sie inzwischen gezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.",
  stockSoldSubject: "Aus Ihrem Kontingent verkauft: {{reference}} {{file_name}}",
  stockBackSubject: "Zurück im Kontingent: {{reference}} {{file_name}}",
  stockChangedSubject: "Verkauf aus Ihrem Kontingent geändert: {{reference}} {{file_name}}",
  stockSoldText:
    "aus unserem Kontingent oder Freiverkauf bei Ihnen haben wir für {{reference}} {{file_name}} die folgenden Leistungen verkauft. Sie sind bestätigt; eine Antwort ist nicht nötig.",
  stockBackText:
    "die folgenden Leistungen für {{reference}} {{file_name}} werden nicht mehr gebraucht. Was sie belegt haben, ist wieder im Kontingent.",
  stockChangedText:
    "was wir für {{reference}} {{file_name}} aus Ihrem Kontingent verkauft haben, hat sich geändert. Was hier steht, ist bestätigt; eine Antwort ist nicht nötig.",
  stockSold: "Verkauft:",
  stockBack: "Zurückgegeben:",
  stockTravellers: "Reisende: {{names}}",
  stockRooms: "Zimmer: {{rooms}}",
  stockNumber: "Anzahl: {{count}}",
  stockAdults: "Erwachsene: {{count}}",
  stockChildren: "Kinder: {{count}} (Alter {{ages}})",
  stockChildrenPlain: "Kinder: {{count}}",
  stockInfants: "Kleinkinder: {{count}}",
  stockRemarks: "Bemerkung: {{remarks}}",
  stockButton: "Bestätigte Buchungen öffnen",
  regards: "Freundliche Grüße",
};
