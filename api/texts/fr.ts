import type { ApiTexts } from "#api/texts/en.ts";

export const fr: ApiTexts = {
  itineraryNotFound:
    "Nous n'avons trouvé aucun itinéraire publié sous cette référence. Veuillez la vérifier et réessayer.",
  outage: "Nos données sont momentanément inaccessibles. Veuillez réessayer dans un instant.",
  surnameRequired: "Veuillez aussi indiquer le nom de l'un des voyageurs.",
  lookupLimit: "Trop de tentatives. Veuillez réessayer dans {{seconds}} secondes.",
  credentials: "Ces identifiants ne correspondent pas à nos données.",
  signInLimit: "Trop de tentatives de connexion. Veuillez réessayer dans {{seconds}} secondes.",
  resetSent:
    "Si un compte existe sous ce nom, nous avons envoyé un lien pour définir un nouveau mot de passe.",
  resetInvalid: "Ce lien n'est plus utilisable. Veuillez en demander un nouveau.",
  resetDone: "Votre mot de passe est enregistré. Vous pouvez vous connecter.",
  passwordShort: "Ce champ doit contenir 10 caractères ou plus",
  passwordLong: "Ce champ doit contenir 200 caractères ou moins",
  passwordCommon: "Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.",
  passwordConfirmed: "Les mots de passe doivent être identiques",
  recordNotFound: "Cette fiche n'existe pas ou n'existe plus.",
  changedMeanwhile: "Une autre personne a modifié cette fiche depuis que vous l'avez ouverte.",
  nameTaken: "Ce nom est déjà pris. Choisissez-en un autre.",
  labelInUse:
    "Des dossiers portent cette étiquette ({{count}}). Retirez-la d'abord de ces dossiers ou désactivez-la.",
  passwordWrong: "Ce n'est pas votre mot de passe actuel.",
  passwordSame: "Veuillez choisir un autre mot de passe que le mot de passe actuel.",
  reauthLimit: "Trop de mots de passe ou de codes erronés. Veuillez réessayer dans {{seconds}} secondes.",
  emailSame: "C'est déjà votre adresse.",
  codeWrong: "Ce code n'est pas le bon. Les codes changent toutes les 30 secondes et ne servent qu'une fois.",
  stepExpired: "La connexion a pris trop de temps. Veuillez saisir de nouveau votre mot de passe.",
  twoFactorDue: "Veuillez d'abord configurer la validation en deux étapes.",
  twoFactorOnAlready: "La validation en deux étapes est déjà activée.",
  twoFactorOffAlready: "La validation en deux étapes n'est pas activée.",
  twoFactorCompulsory: "La validation en deux étapes est obligatoire pour ce compte et reste activée.",
  enrolmentMissing: "Veuillez recommencer avec votre mot de passe.",
  stale:
    "Entre-temps, une modification a été faite dans une autre fenêtre. Vérifiez les données et enregistrez de nouveau.",
  onHold:
    "Votre société est temporairement bloquée : vous pouvez tout consulter, mais ne rien demander ni modifier. Veuillez nous contacter.",
  userExists: "Un compte existe déjà avec cette adresse e-mail.",
  lastManager: "Il doit rester un responsable actif. Attribuez d'abord ce rôle à une autre personne.",
  notYourself: "Ce n'est pas possible pour votre propre compte.",
  userNotFound: "Cet utilisateur n'existe plus.",
  notInvited: "Cet utilisateur a déjà défini un mot de passe.",
  notActive: "Ce n'est possible que pour les utilisateurs actifs.",
  agencyUnknown: "Veuillez choisir l'une des agences.",
  fileClosed: "Le dossier est clos.",
  notOfBrand: "{{name}} ne travaille pas pour la marque de ce dossier.",
  consultantUnknown: "Choisissez l'une des personnes responsables.",
  labelUnknown: "Choisissez l'une des étiquettes pour dossiers.",
  tooManyViews: "Il n'est pas possible d'enregistrer plus de vues. Supprimez-en d'abord une.",
  mail: {
    greeting: "Bonjour {{name}},",
    resetSubject: "Définir un nouveau mot de passe",
    resetText:
      "quelqu'un, vous-même nous l'espérons, a demandé un nouveau mot de passe pour le compte {{username}}.",
    resetButton: "Définir un nouveau mot de passe",
    resetValidity: "Le lien fonctionne une seule fois, pendant 60 minutes.",
    resetIgnore: "Si ce n'était pas vous, ignorez ce message. Votre mot de passe reste inchangé.",
    invitationSubject: "Votre compte est prêt",
    invitationText: "{{inviter}} a créé un compte pour vous chez {{organisation}}.",
    invitationName: "Votre nom d'utilisateur est {{username}}. Choisissez un mot de passe pour commencer :",
    invitationButton: "Choisir un mot de passe",
    invitationValidity: "Le lien fonctionne une seule fois, pendant 7 jours.",
    emailChangeSubject: "Confirmez votre nouvelle adresse e-mail",
    emailChangeText: "veuillez confirmer que {{email}} doit devenir l'adresse de votre compte {{username}}.",
    emailChangeButton: "Confirmer l'adresse",
    emailChangeValidity:
      "Le lien fonctionne une seule fois, pendant 24 heures. D'ici là, votre adresse reste inchangée.",
    emailNoticeSubject: "Votre adresse e-mail va changer",
    emailNoticeText:
      "l'adresse de votre compte {{username}} doit devenir {{email}}. Elle changera dès que le lien envoyé à cette adresse aura été ouvert.",
    passwordChangedSubject: "Votre mot de passe a été modifié",
    passwordChangedText:
      "le mot de passe de votre compte {{username}} a été modifié. Vous avez été déconnecté partout ailleurs.",
    twoFactorOnSubject: "Validation en deux étapes activée",
    twoFactorOnText:
      "la validation en deux étapes a été activée pour votre compte {{username}}. Conservez les codes de secours en lieu sûr.",
    twoFactorOffSubject: "Validation en deux étapes désactivée",
    twoFactorOffText:
      "la validation en deux étapes a été désactivée pour votre compte {{username}}. Désormais, le mot de passe suffit.",
    recoverySubject: "Un code de secours a été utilisé",
    recoveryText:
      "quelqu'un s'est connecté à votre compte {{username}} avec un code de secours. Codes restants : {{left}}.",
    noticeNotYou:
      "Si ce n'était pas vous, définissez immédiatement un nouveau mot de passe et prévenez votre interlocuteur chez nous.",
    regards: "Cordialement",
  },
};
