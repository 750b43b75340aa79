/** English words of the mails; the other languages have the same keys. */
export const mail = {
  greeting: "Hello {{name}},",
  resetSubject: "Set a new password",
  resetText: "Somebody, hopefully you, asked to set a new password for your account {{username}}.",
  resetButton: "Set a new password",
  resetValidity: "The link works once, within 60 minutes.",
  resetIgnore: "If it was not you, ignore this message. Your password stays as it is.",
  invitationSubject: "Your account is ready",
  invitationText: "{{inviter}} has made an account for you at {{organisation}}.",
  invitationName: "Your username is {{username}}. Choose a password to begin:",
  invitationButton: "Choose a password",
  invitationValidity: "The link works once, within 7 days.",
  emailChangeSubject: "Confirm your new e-mail address",
  emailChangeText: "Please confirm that {{email}} is to be the address of your account {{username}}.",
  emailChangeButton: "Confirm the address",
  emailChangeValidity: "The link works once, within 24 hours. Until then your address stays as it is.",
  emailNoticeSubject: "Your e-mail address is about to change",
  emailNoticeText:
    "The address of your account {{username}} is to become {{email}}. It changes as soon as the link we sent there is opened.",
  passwordChangedSubject: "Your password was changed",
  passwordChangedText:
    "The password of your account {{username}} was changed. You have been signed out everywhere else.",
  twoFactorOnSubject: "Two-factor sign-in is on",
  twoFactorOnText:
    "Two-factor sign-in was switched on for your account {{username}}. Keep the recovery codes in a safe place.",
  twoFactorOffSubject: "Two-factor sign-in is off",
  twoFactorOffText:
    "Two-factor sign-in was switched off for your account {{username}}. From now on the password alone is enough.",
  recoverySubject: "A recovery code was used",
  recoveryText: "Somebody logged in to your account {{username}} with a recovery code. Codes left: {{left}}.",
  twoFactorWrongSubject: "Wrong codes for your account",
  twoFactorWrongText:
    "Somebody knows the password of your account {{username}} and has entered three wrong codes for its two-factor sign-in.",
  itineraryLinkSubject: "The link to your trip {{reference}}",
  itineraryLinkText: "This is the link to the itinerary of {{trip}} ({{reference}}).",
  itineraryLinkWhy:
    "Somebody, hopefully you, looked for the trip by its booking reference. After several wrong surnames it opens by this link only.",
  itineraryLinkButton: "Open the itinerary",
  itineraryLinkNotYou: "If it was not you, there is nothing for you to do: nobody has seen the trip.",
  openFile: "Open the booking",
  bookingRequestedSubject: "Your booking request {{reference}}",
  bookingRequestedText:
    "We have received your request for {{file_name}} ({{reference}}), departing on {{travel_date}}.",
  bookingCounts: "Secured at once: {{instant}}. On request: {{asked}}.",
  bookingNext: "We ask our suppliers for what is on request and let you know as soon as they have answered.",
  bookingReceivedSubject: "Booking request {{reference}}",
  bookingReceivedText: "{{by}} has requested {{file_name}} ({{reference}}), departing on {{travel_date}}.",
  cancellationRequestedSubject: "Your cancellation of {{reference}}",
  cancellationRequestedText:
    "You have cancelled {{file_name}} ({{reference}}), departing on {{travel_date}}. We now tell the suppliers concerned.",
  cancellationReason: "Reason given: {{reason}}",
  cancellationReceivedSubject: "Cancellation {{reference}}",
  cancellationReceivedText:
    "{{by}} has cancelled {{file_name}} ({{reference}}), departing on {{travel_date}}.",
  bookingCancelledSubject: "Your booking {{reference}} is cancelled",
  bookingCancelledText:
    "{{by}} has cancelled {{file_name}} ({{reference}}), departing on {{travel_date}}, for you.",
  cancellationFee: "Cancellation fee: {{fee}}.",
  changeRequestedSubject: "Change requested {{reference}}",
  changeRequestedText:
    "{{by}} asks for a change of {{file_name}} ({{reference}}), departing on {{travel_date}}. Please apply or decline it.",
  changeDifference: "Difference in price: {{difference}}. Cancellation fees: {{fee}}.",
  changeWaits:
    "Where a supplier still has to agree, the new price counts only once it does. Until then the old one stands.",
  changeMadeSubject: "Booking changed {{reference}}",
  changeMadeText:
    "{{by}} has changed {{file_name}} ({{reference}}), departing on {{travel_date}}. Everything was available at once.",
  changeAppliedSubject: "Your change of {{reference}}",
  changeAppliedText:
    "Your change of {{file_name}} ({{reference}}), departing on {{travel_date}}, has been carried out.",
  bookingFinalisedSubject: "Final documents {{reference}}",
  bookingFinalisedText:
    "{{by}} has finalised {{file_name}}, reference {{reference}}, which travels on {{travel_date}}. The itinerary and the vouchers are in your portal; your client’s link shows the same.",
  bookingAmendedText:
    "{{by}} has changed {{file_name}} ({{reference}}), departing on {{travel_date}}, for you. The booking shows it as it is now.",
  changeDeclinedSubject: "Your change of {{reference}} was declined",
  changeDeclinedText:
    "We cannot carry out the change you asked for in {{file_name}} ({{reference}}), departing on {{travel_date}}. The booking stays as it was.",
  noticeNotYou: "If it was not you, set a new password at once and tell your contact with us.",
  paperSubject: "{{what}}",
  paperText: "Please find attached: {{what}}.",
  vouchersAttached: "The vouchers of all confirmed services are attached.",
  vouchersSubject: "Vouchers {{reference}}",
  vouchersText: "Please find attached the vouchers for {{trip}} (reference {{reference}}).",
  vouchersHint:
    "There is one voucher for each confirmed service. Please hand it over to whoever provides the service.",
  quoteSentSubject: "Your quote: {{trip}}",
  quoteSentText: "{{agency}} has put together a journey for you: {{trip}} ({{reference}}).",
  quoteOpenButton: "Open the quote",
  quoteValid: "You can accept it until {{until}}.",
  quoteWriteBack: "On that page you can also ask for changes; {{agency}} answers you there.",
  quoteAnswerSubject: "An answer about your quote: {{trip}}",
  quoteAnswerText: "{{sender}} has written to you about {{trip}} ({{reference}}):",
  quoteReceivedSubject: "Your acceptance has arrived: {{trip}}",
  quoteReceivedText:
    "Thank you for accepting {{trip}} ({{reference}}). {{agency}} will now book it for you and be in touch. What you accepted stays as it is on this page:",
  quoteAcceptedSubject: "Quote accepted {{reference}} {{trip}}",
  quoteAcceptedText: "{{client}} has accepted the quote {{reference}} {{trip}}.",
  quoteDeclinedSubject: "Quote declined {{reference}} {{trip}}",
  quoteDeclinedText: "{{client}} has declined the quote {{reference}} {{trip}}.",
  quoteQuestionSubject: "A client has written about {{reference}} {{trip}}",
  quoteQuestionText: "{{client}} has written about the quote {{reference}} {{trip}}:",
  fileMessageSubject: "Message about {{reference}} {{trip}}",
  fileMessageText: "{{by}} has written about {{reference}} {{trip}}:",
  quoteFileButton: "Open the file",
  requestNewSubject: "Booking request {{reference}} {{file_name}}",
  requestAmendSubject: "Change of booking {{reference}} {{file_name}}",
  requestCancelSubject: "Cancellation {{reference}} {{file_name}}",
  requestReminderSubject: "Reminder: please answer {{reference}} {{file_name}}",
  requestNewText: "We would like to book the service below with you for {{reference}} {{file_name}}.",
  requestAmendText:
    "We would like to change our booking with you for {{reference}} {{file_name}}. This is how it should be from now on; the page of the link shows what has changed.",
  requestCancelText:
    "We no longer need the service below for {{reference}} {{file_name}}. Please confirm the cancellation.",
  requestReminderText: "We have not heard from you yet about {{reference}} {{file_name}}.",
  requestDue: "Please answer by {{due}}.",
  requestDueSoon: "The date is near: please answer by {{due}}.",
  requestWasDue: "Your answer was due by {{due}}.",
  requestButton: "See and answer the request",
  offerDeclinedSubject: "About your offer {{reference}} {{file_name}}",
  offerDeclinedText:
    "Thank you for what you offered for {{reference}} {{file_name}}. We cannot take it, so nothing is booked with you for the service below.",
  offerDeclinedButton: "See the request",
  requestNoReply:
    "Please answer with the button only: replies to this e-mail are not read. If you have a question, call us on {{phone}}.",
  reconfirmSubject: "Please reconfirm: bookings with {{brand}} ({{count}})",
  reconfirmReminderSubject: "Reminder: please reconfirm your bookings with {{brand}}",
  reconfirmText:
    "The services below are confirmed with you and begin soon. Please check that you expect our guests as booked. On the page of the link one click answers all of them; if something has changed, tell us there.",
  reconfirmReminderText:
    "We have not heard from you yet about the services below. Please tell us whether they stand as booked.",
  reconfirmButton: "Check and reconfirm",
  reconfirmMore: "And {{count}} more, on the page of the link.",
  paymentRequestSubject: "Payment request {{reference}}",
  paymentRequestText: "{{brand}} asks you to pay {{amount}}: {{purpose}} ({{reference}}).",
  paymentRequestButton: "Look at it and pay",
  paymentRequestUntil: "You can pay through this link until {{until}}.",
  paymentRequestSafe: "You enter your card on the page of the payment provider. We never see its number.",
  paymentReceivedSubject: "Payment received {{reference}}",
  paymentReceivedText: "Thank you. We have received {{amount}}: {{purpose}} ({{reference}}).",
  paymentReceivedButton: "Open the confirmation",
  paymentReminderSubject: "Payment reminder: {{what}}, due {{due}}",
  paymentReminderBefore: "{{what}} is due on {{due}}. {{amount}} is to be paid.",
  paymentReminderToday: "{{what}} is due today, {{due}}. {{amount}} is to be paid.",
  paymentReminderAfter: "{{what}} was due on {{due}}. {{amount}} is still open.",
  paymentReminderHow:
    "Booking: {{booking}}. Please give the number {{number}} with your payment. The invoice is attached.",
  paymentReminderPaid: "If you have paid in the meantime, please take this mail as settled.",
  stockSoldSubject: "Sold from your allotment: {{reference}} {{file_name}}",
  stockBackSubject: "Back in the allotment: {{reference}} {{file_name}}",
  stockChangedSubject: "Sale from your allotment changed: {{reference}} {{file_name}}",
  stockSoldText:
    "From the allotment or free sale that we hold with you we have sold the services below for {{reference}} {{file_name}}. They are confirmed; you need not answer.",
  stockBackText:
    "The services below for {{reference}} {{file_name}} are no longer needed. What they took is back in the allotment.",
  stockChangedText:
    "What we sold from your allotment for {{reference}} {{file_name}} has changed. What stands below is confirmed; you need not answer.",
  stockSold: "Sold:",
  stockBack: "Given back:",
  stockTravellers: "Travellers: {{names}}",
  stockRooms: "Rooms: {{rooms}}",
  stockNumber: "Number: {{count}}",
  stockAdults: "Adults: {{count}}",
  stockChildren: "Children: {{count}} (age {{ages}})",
  stockChildrenPlain: "Children: {{count}}",
  stockInfants: "Infants: {{count}}",
  stockRemarks: "Remark: {{remarks}}",
  stockButton: "Open the confirmed bookings",
  regards: "Kind regards",
};

export type MailTexts = { [Key in keyof typeof mail]: string };
