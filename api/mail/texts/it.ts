import type { MailTexts } from "#api/mail/texts/en.ts";

export const mail: MailTexts = {
  greeting: "Buongiorno {{name}},",
  resetSubject: "Imposti una nuova password",
  resetText: "qualcuno, speriamo Lei, ha chiesto di impostare una nuova password per l’account {{username}}.",
  resetButton: "Imposta nuova password",
  resetValidity: "Il link funziona una sola volta, entro 60 minuti.",
  resetIgnore: "Se non è stato Lei, ignori questo messaggio. La Sua password resta invariata.",
  invitationSubject: "Il Suo account è pronto",
  invitationText: "{{inviter}} ha creato per Lei un account presso {{organisation}}.",
  invitationName: "Il Suo nome utente è {{username}}. Scelga una password per iniziare:",
  invitationButton: "Scegli la password",
  invitationValidity: "Il link funziona una sola volta, entro 7 giorni.",
  emailChangeSubject: "Confermi il nuovo indirizzo e-mail",
  emailChangeText: "confermi che {{email}} deve diventare l’indirizzo del Suo account {{username}}.",
  emailChangeButton: "Conferma l’indirizzo",
  emailChangeValidity:
    "Il link funziona una sola volta, entro 24 ore. Fino ad allora il Suo indirizzo non cambia.",
  emailNoticeSubject: "Il Suo indirizzo e-mail sta per cambiare",
  emailNoticeText:
    "l’indirizzo del Suo account {{username}} diventerà {{email}}. Cambierà non appena verrà aperto il link inviato a quell’indirizzo.",
  passwordChangedSubject: "La Sua password è stata modificata",
  passwordChangedText:
    "la password del Suo account {{username}} è stata modificata. Tutte le altre sessioni sono state chiuse.",
  twoFactorOnSubject: "Accesso in due passaggi attivato",
  twoFactorOnText:
    "l’accesso in due passaggi è stato attivato per il Suo account {{username}}. Conservi i codici di recupero in un luogo sicuro.",
  twoFactorOffSubject: "Accesso in due passaggi disattivato",
  twoFactorOffText:
    "l’accesso in due passaggi è stato disattivato per il Suo account {{username}}. D’ora in poi basta la password.",
  recoverySubject: "È stato usato un codice di recupero",
  recoveryText:
    "qualcuno ha effettuato l’accesso al Suo account {{username}} con un codice di recupero. Codici rimasti: {{left}}.",
  twoFactorWrongSubject: "Codici errati per il Suo account",
  twoFactorWrongText:
    "qualcuno conosce la password del Suo account {{username}} e ha inserito tre codici errati per l’accesso in due passaggi.",
  itineraryLinkSubject: "Il link al Suo viaggio {{reference}}",
  itineraryLinkText: "ecco il link all’itinerario di {{trip}} ({{reference}}).",
  itineraryLinkWhy:
    "Qualcuno, speriamo Lei, ha cercato il viaggio con il riferimento della prenotazione. Dopo vari cognomi errati si apre soltanto con questo link.",
  itineraryLinkButton: "Apri l’itinerario",
  itineraryLinkNotYou: "Se non è stato Lei, non deve fare nulla: nessuno ha visto il viaggio.",
  openFile: "Apri la prenotazione",
  bookingRequestedSubject: "La Sua richiesta di prenotazione {{reference}}",
  bookingRequestedText:
    "abbiamo ricevuto la Sua richiesta per {{file_name}} ({{reference}}), con partenza il {{travel_date}}.",
  bookingCounts: "Garantiti subito: {{instant}}. Su richiesta: {{asked}}.",
  bookingNext: "Chiediamo ai nostri fornitori ciò che è su richiesta e La informiamo appena rispondono.",
  bookingReceivedSubject: "Richiesta di prenotazione {{reference}}",
  bookingReceivedText: "{{by}} ha richiesto {{file_name}} ({{reference}}), con partenza il {{travel_date}}.",
  cancellationRequestedSubject: "Il Suo annullamento di {{reference}}",
  cancellationRequestedText:
    "ha annullato {{file_name}} ({{reference}}), con partenza il {{travel_date}}. Ora informiamo i fornitori interessati.",
  cancellationReason: "Motivo indicato: {{reason}}",
  cancellationReceivedSubject: "Annullamento {{reference}}",
  cancellationReceivedText:
    "{{by}} ha annullato {{file_name}} ({{reference}}), con partenza il {{travel_date}}.",
  bookingCancelledSubject: "La Sua prenotazione {{reference}} è annullata",
  bookingCancelledText:
    "{{by}} ha annullato per Lei {{file_name}} ({{reference}}), con partenza il {{travel_date}}.",
  cancellationFee: "Penale di annullamento: {{fee}}.",
  changeRequestedSubject: "Modifica richiesta {{reference}}",
  changeRequestedText:
    "{{by}} chiede una modifica di {{file_name}} ({{reference}}), con partenza il {{travel_date}}. La preghiamo di eseguirla o di rifiutarla.",
  changeDifference: "Differenza di prezzo: {{difference}}. Penali di annullamento: {{fee}}.",
  changeWaits:
    "I nuovi prezzi dei servizi che un fornitore deve ancora accettare valgono dopo il suo consenso. Fino ad allora restano i precedenti.",
  changeMadeSubject: "Prenotazione modificata {{reference}}",
  changeMadeText:
    "{{by}} ha modificato {{file_name}} ({{reference}}), con partenza il {{travel_date}}. Tutto era disponibile subito.",
  changeAppliedSubject: "La Sua modifica di {{reference}}",
  changeAppliedText:
    "la Sua modifica di {{file_name}} ({{reference}}), con partenza il {{travel_date}}, è stata eseguita.",
  bookingFinalisedSubject: "Documenti definitivi {{reference}}",
  bookingFinalisedText:
    "{{by}} ha finalizzato {{file_name}}, riferimento {{reference}}, in partenza il {{travel_date}}. Itinerario e voucher sono nel Suo portale; il link del Suo cliente mostra lo stesso.",
  bookingAmendedText:
    "{{by}} ha modificato per Lei {{file_name}} ({{reference}}), con partenza il {{travel_date}}. La prenotazione mostra la situazione attuale.",
  changeDeclinedSubject: "La Sua modifica di {{reference}} è stata rifiutata",
  changeDeclinedText:
    "non possiamo eseguire la modifica richiesta di {{file_name}} ({{reference}}), con partenza il {{travel_date}}. La prenotazione resta com’era.",
  noticeNotYou:
    "Se non è stato Lei, imposti subito una nuova password e avvisi il Suo referente presso di noi.",
  paperSubject: "{{what}}",
  paperText: "In allegato trova: {{what}}.",
  vouchersAttached: "In allegato i voucher di tutti i servizi confermati.",
  vouchersSubject: "Voucher {{reference}}",
  vouchersText: "In allegato i voucher di {{trip}} (riferimento {{reference}}).",
  vouchersHint: "C’è un voucher per ogni servizio confermato. Va consegnato al fornitore del servizio.",
  quoteSentSubject: "Il Suo preventivo: {{trip}}",
  quoteSentText: "{{agency}} ha preparato un viaggio per Lei: {{trip}} ({{reference}}).",
  quoteOpenButton: "Apri il preventivo",
  quoteValid: "Può accettarlo fino al {{until}}.",
  quoteWriteBack: "Su quella pagina può anche chiedere modifiche; {{agency}} Le risponde lì.",
  quoteAnswerSubject: "Una risposta sul Suo preventivo: {{trip}}",
  quoteAnswerText: "{{sender}} Le ha scritto a proposito di {{trip}} ({{reference}}):",
  quoteReceivedSubject: "La Sua accettazione è arrivata: {{trip}}",
  quoteReceivedText:
    "grazie per aver accettato {{trip}} ({{reference}}). {{agency}} ora lo prenoterà e La contatterà. Ciò che ha accettato resta com’è su questa pagina:",
  quoteAcceptedSubject: "Preventivo accettato {{reference}} {{trip}}",
  quoteAcceptedText: "{{client}} ha accettato il preventivo {{reference}} {{trip}}.",
  quoteDeclinedSubject: "Preventivo rifiutato {{reference}} {{trip}}",
  quoteDeclinedText: "{{client}} ha rifiutato il preventivo {{reference}} {{trip}}.",
  quoteQuestionSubject: "Un cliente ha scritto su {{reference}} {{trip}}",
  quoteQuestionText: "{{client}} ha scritto a proposito del preventivo {{reference}} {{trip}}:",
  fileMessageSubject: "Messaggio su {{reference}} {{trip}}",
  fileMessageText: "{{by}} ha scritto a proposito di {{reference}} {{trip}}:",
  quoteFileButton: "Apri la pratica",
  requestNewSubject: "Richiesta di prenotazione {{reference}} {{file_name}}",
  requestAmendSubject: "Modifica della prenotazione {{reference}} {{file_name}}",
  requestCancelSubject: "Annullamento {{reference}} {{file_name}}",
  requestReminderSubject: "Promemoria: attendiamo la Sua risposta per {{reference}} {{file_name}}",
  requestNewText: "Desideriamo prenotare presso di Lei il servizio seguente per {{reference}} {{file_name}}.",
  requestAmendText:
    "Desideriamo modificare la nostra prenotazione presso di Lei per {{reference}} {{file_name}}. Da ora in poi dovrebbe essere così; la pagina del link mostra che cosa è cambiato.",
  requestCancelText:
    "Il servizio seguente per {{reference}} {{file_name}} non ci serve più. La preghiamo di confermare l’annullamento.",
  requestReminderText: "Non abbiamo ancora ricevuto la Sua risposta per {{reference}} {{file_name}}.",
  requestDue: "La preghiamo di rispondere entro: {{due}}.",
  requestDueSoon: "La data è vicina. La preghiamo di rispondere entro: {{due}}.",
  requestWasDue: "La Sua risposta era attesa entro: {{due}}.",
  requestButton: "Vedere la richiesta e rispondere",
  offerDeclinedSubject: "La Sua proposta {{reference}} {{file_name}}",
  offerDeclinedText:
    "Grazie per la proposta per {{reference}} {{file_name}}. Non possiamo accettarla: per il servizio qui sotto non è prenotato nulla presso di voi.",
  offerDeclinedButton: "Vedere la richiesta",
  requestNoReply:
    "La preghiamo di rispondere solo con il pulsante: le risposte a questa e-mail non vengono lette. Per domande ci chiami al numero {{phone}}.",
  reconfirmSubject: "Da riconfermare: prenotazioni di {{brand}} ({{count}})",
  reconfirmReminderSubject: "Promemoria: riconfermi le prenotazioni di {{brand}}",
  reconfirmText:
    "I servizi seguenti sono confermati presso di Lei e iniziano a breve. La preghiamo di verificare che i nostri clienti siano attesi come prenotato. Nella pagina del link risponde a tutti con un clic; se qualcosa è cambiato, ce lo indichi lì.",
  reconfirmReminderText:
    "Non abbiamo ancora ricevuto la Sua risposta per i servizi seguenti. La preghiamo di dirci se restano come prenotati.",
  reconfirmButton: "Verificare e riconfermare",
  reconfirmMore: "E altri {{count}}, sulla pagina del link.",
  paymentRequestSubject: "Richiesta di pagamento {{reference}}",
  paymentRequestText: "{{brand}} Le chiede di pagare {{amount}}: {{purpose}} ({{reference}}).",
  paymentRequestButton: "Vedere e pagare",
  paymentRequestUntil: "Può pagare con questo link fino al {{until}}.",
  paymentRequestSafe:
    "I dati della carta si inseriscono sulla pagina del fornitore di pagamenti. Noi non vediamo mai il numero.",
  paymentReceivedSubject: "Pagamento ricevuto {{reference}}",
  paymentReceivedText: "Grazie. Abbiamo ricevuto {{amount}}: {{purpose}} ({{reference}}).",
  paymentReceivedButton: "Aprire la conferma",
  paymentReminderSubject: "Promemoria di pagamento: {{what}}, scadenza {{due}}",
  paymentReminderBefore: "{{what}} scade il {{due}}. Importo da pagare: {{amount}}.",
  paymentReminderToday: "{{what}} scade oggi, {{due}}. Importo da pagare: {{amount}}.",
  paymentReminderAfter: "{{what}} è scaduta il {{due}}. Importo ancora aperto: {{amount}}.",
  paymentReminderHow:
    "Prenotazione: {{booking}}. La preghiamo di indicare il numero {{number}} nel pagamento. La fattura è in allegato.",
  paymentReminderPaid: "Se nel frattempo ha già pagato, consideri questo messaggio come superato.",
  stockSoldSubject: "Venduto dal Suo allotment: {{reference}} {{file_name}}",
  stockBackSubject: "Di nuovo nell’allotment: {{reference}} {{file_name}}",
  stockChangedSubject: "Vendita dal Suo allotment modificata: {{reference}} {{file_name}}",
  stockSoldText:
    "dall’allotment o dalla vendita libera che abbiamo presso di Lei abbiamo venduto i servizi seguenti per {{reference}} {{file_name}}. Sono confermati; non serve rispondere.",
  stockBackText:
    "i servizi seguenti per {{reference}} {{file_name}} non servono più. Quanto occupavano è tornato nell’allotment.",
  stockChangedText:
    "è cambiato quanto avevamo venduto dal Suo allotment per {{reference}} {{file_name}}. Quanto segue è confermato; non serve rispondere.",
  stockSold: "Venduto:",
  stockBack: "Restituito:",
  stockTravellers: "Viaggiatori: {{names}}",
  stockRooms: "Camere: {{rooms}}",
  stockNumber: "Quantità: {{count}}",
  stockAdults: "Adulti: {{count}}",
  stockChildren: "Bambini: {{count}} (età {{ages}})",
  stockChildrenPlain: "Bambini: {{count}}",
  stockInfants: "Neonati: {{count}}",
  stockRemarks: "Nota: {{remarks}}",
  stockButton: "Apri le prenotazioni confermate",
  regards: "Cordiali saluti",
};
