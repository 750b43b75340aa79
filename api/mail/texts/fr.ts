import type { MailTexts } from "#api/mail/texts/en.ts";

export const mail: MailTexts = {
  greeting: "Bonjour {{name}},",
  resetSubject: "Définir un nouveau mot de passe",
  resetText:
    "Quelqu’un, vous-même nous l’espérons, a demandé un nouveau mot de passe pour le compte {{username}}.",
  resetButton: "Définir un nouveau mot de passe",
  resetValidity: "Le lien fonctionne une seule fois, pendant 60 minutes.",
  resetIgnore: "Si ce n’était pas vous, ignorez ce message. Votre mot de passe reste inchangé.",
  invitationSubject: "Votre compte est prêt",
  invitationText: "{{inviter}} a créé un compte pour vous chez {{organisation}}.",
  invitationName: "Votre identifiant est {{username}}. Choisissez un mot de passe pour commencer :",
  invitationButton: "Choisir un mot de passe",
  invitationValidity: "Le lien fonctionne une seule fois, pendant 7 jours.",
  emailChangeSubject: "Confirmez votre nouvelle adresse e-mail",
  emailChangeText: "Veuillez confirmer que {{email}} doit devenir l’adresse de votre compte {{username}}.",
  emailChangeButton: "Confirmer l’adresse",
  emailChangeValidity:
    "Le lien fonctionne une seule fois, pendant 24 heures. D’ici là, votre adresse reste inchangée.",
  emailNoticeSubject: "Votre adresse e-mail va changer",
  emailNoticeText:
    "L’adresse de votre compte {{username}} doit devenir {{email}}. Elle changera dès que le lien envoyé à cette adresse aura été ouvert.",
  passwordChangedSubject: "Votre mot de passe a été modifié",
  passwordChangedText:
    "Le mot de passe de votre compte {{username}} a été modifié. Vous avez été déconnecté partout ailleurs.",
  twoFactorOnSubject: "Validation en deux étapes activée",
  twoFactorOnText:
    "La validation en deux étapes a été activée pour votre compte {{username}}. Conservez les codes de secours en lieu sûr.",
  twoFactorOffSubject: "Validation en deux étapes désactivée",
  twoFactorOffText:
    "La validation en deux étapes a été désactivée pour votre compte {{username}}. Désormais, le mot de passe suffit.",
  recoverySubject: "Un code de secours a été utilisé",
  recoveryText:
    "Quelqu’un s’est connecté à votre compte {{username}} avec un code de secours. Codes restants : {{left}}.",
  twoFactorWrongSubject: "Codes erronés pour votre compte",
  twoFactorWrongText:
    "Quelqu’un connaît le mot de passe de votre compte {{username}} et a saisi trois codes erronés lors de la validation en deux étapes.",
  itineraryLinkSubject: "Le lien vers votre voyage {{reference}}",
  itineraryLinkText: "Voici le lien vers l’itinéraire de {{trip}} ({{reference}}).",
  itineraryLinkWhy:
    "Quelqu’un, vous-même nous l’espérons, a cherché le voyage par sa référence de réservation. Après plusieurs noms erronés, il ne s’ouvre plus que par ce lien.",
  itineraryLinkButton: "Ouvrir l’itinéraire",
  itineraryLinkNotYou: "Si ce n’était pas vous, vous n’avez rien à faire : personne n’a vu le voyage.",
  openFile: "Ouvrir la réservation",
  bookingRequestedSubject: "Votre demande de réservation {{reference}}",
  bookingRequestedText:
    "Nous avons reçu votre demande pour {{file_name}} ({{reference}}), départ le {{travel_date}}.",
  bookingCounts: "Garanties immédiatement : {{instant}}. Sur demande : {{asked}}.",
  bookingNext:
    "Nous interrogeons nos prestataires pour ce qui est sur demande et vous informons dès leur réponse.",
  bookingReceivedSubject: "Demande de réservation {{reference}}",
  bookingReceivedText: "{{by}} a demandé {{file_name}} ({{reference}}), départ le {{travel_date}}.",
  cancellationRequestedSubject: "Votre annulation de {{reference}}",
  cancellationRequestedText:
    "Vous avez annulé {{file_name}} ({{reference}}), départ le {{travel_date}}. Nous prévenons maintenant les prestataires concernés.",
  cancellationReason: "Motif indiqué : {{reason}}",
  cancellationReceivedSubject: "Annulation {{reference}}",
  cancellationReceivedText: "{{by}} a annulé {{file_name}} ({{reference}}), départ le {{travel_date}}.",
  bookingCancelledSubject: "Votre réservation {{reference}} est annulée",
  bookingCancelledText: "{{by}} a annulé pour vous {{file_name}} ({{reference}}), départ le {{travel_date}}.",
  cancellationFee: "Frais d’annulation : {{fee}}.",
  changeRequestedSubject: "Modification demandée {{reference}}",
  changeRequestedText:
    "{{by}} demande une modification de {{file_name}} ({{reference}}), départ le {{travel_date}}. Veuillez l’appliquer ou la refuser.",
  changeDifference: "Différence de prix : {{difference}}. Frais d’annulation : {{fee}}.",
  changeWaits:
    "Les nouveaux prix des prestations qu’un prestataire doit encore accepter s’appliquent dès son accord. D’ici là, les anciens restent valables.",
  changeMadeSubject: "Réservation modifiée {{reference}}",
  changeMadeText:
    "{{by}} a modifié {{file_name}} ({{reference}}), départ le {{travel_date}}. Tout était disponible immédiatement.",
  changeAppliedSubject: "Votre modification de {{reference}}",
  changeAppliedText:
    "Votre modification de {{file_name}} ({{reference}}), départ le {{travel_date}}, est effectuée.",
  bookingFinalisedSubject: "Documents définitifs {{reference}}",
  bookingFinalisedText:
    "{{by}} a finalisé {{file_name}}, référence {{reference}}, départ le {{travel_date}}. L’itinéraire et les bons d’échange sont dans votre portail\u00A0; le lien de votre client montre la même chose.",
  bookingAmendedText:
    "{{by}} a modifié pour vous {{file_name}} ({{reference}}), départ le {{travel_date}}. La réservation montre ce qu’il en est désormais.",
  changeDeclinedSubject: "Votre modification de {{reference}} a été refusée",
  changeDeclinedText:
    "Nous ne pouvons pas effectuer la modification demandée de {{file_name}} ({{reference}}), départ le {{travel_date}}. La réservation reste telle quelle.",
  noticeNotYou:
    "Si ce n’était pas vous, définissez immédiatement un nouveau mot de passe et prévenez votre interlocuteur chez nous.",
  paperSubject: "{{what}}",
  paperText: "Vous trouverez ci-joint : {{what}}.",
  vouchersAttached: "Les bons d’échange de toutes les prestations confirmées sont joints.",
  vouchersSubject: "Bons d’échange {{reference}}",
  vouchersText: "Vous trouverez ci-joint les bons d’échange de {{trip}} (référence {{reference}}).",
  vouchersHint: "Il y a un bon pour chaque prestation confirmée : à remettre au prestataire.",
  quoteSentSubject: "Votre devis : {{trip}}",
  quoteSentText: "{{agency}} a composé un voyage pour vous : {{trip}} ({{reference}}).",
  quoteOpenButton: "Ouvrir le devis",
  quoteValid: "Vous pouvez l’accepter jusqu’au {{until}}.",
  quoteWriteBack: "Sur cette page, vous pouvez aussi demander des modifications ; {{agency}} vous y répond.",
  quoteAnswerSubject: "Une réponse au sujet de votre devis : {{trip}}",
  quoteAnswerText: "{{sender}} vous a écrit au sujet de {{trip}} ({{reference}}) :",
  quoteReceivedSubject: "Votre acceptation est bien arrivée : {{trip}}",
  quoteReceivedText:
    "Merci d’avoir accepté {{trip}} ({{reference}}). {{agency}} va maintenant réserver et vous contactera. Ce que vous avez accepté reste tel quel sur cette page :",
  quoteAcceptedSubject: "Devis accepté {{reference}} {{trip}}",
  quoteAcceptedText: "{{client}} a accepté le devis {{reference}} {{trip}}.",
  quoteDeclinedSubject: "Devis refusé {{reference}} {{trip}}",
  quoteDeclinedText: "{{client}} a refusé le devis {{reference}} {{trip}}.",
  quoteQuestionSubject: "Un client a écrit au sujet de {{reference}} {{trip}}",
  quoteQuestionText: "{{client}} a écrit au sujet du devis {{reference}} {{trip}} :",
  fileMessageSubject: "Message au sujet de {{reference}} {{trip}}",
  fileMessageText: "{{by}} a écrit au sujet de {{reference}} {{trip}} :",
  quoteFileButton: "Ouvrir le dossier",
  requestNewSubject: "Demande de réservation {{reference}} {{file_name}}",
  requestAmendSubject: "Modification de la réservation {{reference}} {{file_name}}",
  requestCancelSubject: "Annulation {{reference}} {{file_name}}",
  requestReminderSubject: "Rappel : nous attendons votre réponse pour {{reference}} {{file_name}}",
  requestNewText:
    "Nous souhaitons réserver chez vous la prestation suivante pour {{reference}} {{file_name}}.",
  requestAmendText:
    "Nous souhaitons modifier notre réservation chez vous pour {{reference}} {{file_name}}. Voici comment elle doit être désormais ; la page du lien montre ce qui a changé.",
  requestCancelText:
    "Nous n’avons plus besoin de la prestation suivante pour {{reference}} {{file_name}}. Merci de confirmer l’annulation.",
  requestReminderText: "Nous n’avons pas encore reçu votre réponse pour {{reference}} {{file_name}}.",
  requestDue: "Merci de répondre au plus tard le {{due}}.",
  requestDueSoon: "La date approche : merci de répondre au plus tard le {{due}}.",
  requestWasDue: "Votre réponse était attendue avant le {{due}}.",
  requestButton: "Voir la demande et y répondre",
  offerDeclinedSubject: "Votre proposition {{reference}} {{file_name}}",
  offerDeclinedText:
    "Merci de votre proposition pour {{reference}} {{file_name}}. Nous ne pouvons pas la retenir : rien n’est réservé chez vous pour la prestation ci-dessous.",
  offerDeclinedButton: "Voir la demande",
  requestNoReply:
    "Merci de répondre uniquement avec le bouton : les réponses à cet e-mail ne sont pas lues. Pour toute question, appelez-nous au {{phone}}.",
  reconfirmSubject: "À reconfirmer : réservations de {{brand}} ({{count}})",
  reconfirmReminderSubject: "Rappel : merci de reconfirmer vos réservations de {{brand}}",
  reconfirmText:
    "Les prestations ci-dessous sont confirmées chez vous et commencent bientôt. Merci de vérifier que vous attendez nos clients comme réservé. Sur la page du lien, un clic répond à toutes ; si quelque chose a changé, indiquez-le-nous là.",
  reconfirmReminderText:
    "Nous n’avons pas encore eu de vos nouvelles au sujet des prestations ci-dessous. Merci de nous dire si elles restent comme réservées.",
  reconfirmButton: "Vérifier et reconfirmer",
  reconfirmMore: "Et {{count}} de plus, sur la page du lien.",
  paymentRequestSubject: "Demande de paiement {{reference}}",
  paymentRequestText: "{{brand}} vous demande de payer {{amount}} : {{purpose}} ({{reference}}).",
  paymentRequestButton: "Consulter et payer",
  paymentRequestUntil: "Vous pouvez payer par ce lien jusqu’au {{until}}.",
  paymentRequestSafe:
    "Vous saisissez votre carte sur la page du prestataire de paiement. Nous n’en voyons jamais le numéro.",
  paymentReceivedSubject: "Paiement reçu {{reference}}",
  paymentReceivedText: "Merci. Nous avons reçu {{amount}} : {{purpose}} ({{reference}}).",
  paymentReceivedButton: "Ouvrir la confirmation",
  paymentReminderSubject: "Rappel de paiement : {{what}}, échéance le {{due}}",
  paymentReminderBefore: "{{what}} arrive à échéance le {{due}}. Montant à régler : {{amount}}.",
  paymentReminderToday: "{{what}} arrive à échéance aujourd’hui, le {{due}}. Montant à régler : {{amount}}.",
  paymentReminderAfter: "{{what}} était à régler le {{due}}. Montant encore ouvert : {{amount}}.",
  paymentReminderHow:
    "Réservation : {{booking}}. Merci d’indiquer le numéro {{number}} lors du paiement. La facture est jointe.",
  paymentReminderPaid: "Si vous avez payé entre-temps, veuillez ne pas tenir compte de ce message.",
  stockSoldSubject: "Vendu sur votre allotement : {{reference}} {{file_name}}",
  stockBackSubject: "De retour dans l’allotement : {{reference}} {{file_name}}",
  stockChangedSubject: "Vente sur votre allotement modifiée : {{reference}} {{file_name}}",
  stockSoldText:
    "Sur l’allotement ou en vente libre chez vous, nous avons vendu les prestations ci-dessous pour {{reference}} {{file_name}}. Elles sont confirmées ; aucune réponse n’est nécessaire.",
  stockBackText:
    "Les prestations ci-dessous pour {{reference}} {{file_name}} ne sont plus nécessaires. Ce qu’elles occupaient est de retour dans l’allotement.",
  stockChangedText:
    "Ce que nous avons vendu sur votre allotement pour {{reference}} {{file_name}} a changé. Ce qui figure ci-dessous est confirmé ; aucune réponse n’est nécessaire.",
  stockSold: "Vendu :",
  stockBack: "Rendu :",
  stockTravellers: "Voyageurs : {{names}}",
  stockRooms: "Chambres : {{rooms}}",
  stockNumber: "Nombre : {{count}}",
  stockAdults: "Adultes : {{count}}",
  stockChildren: "Enfants : {{count}} (âge {{ages}})",
  stockChildrenPlain: "Enfants : {{count}}",
  stockInfants: "Bébés : {{count}}",
  stockRemarks: "Remarque : {{remarks}}",
  stockButton: "Ouvrir les réservations confirmées",
  regards: "Cordialement",
};
