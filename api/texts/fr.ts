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
  mail: {
    greeting: "Bonjour {{name}},",
    resetSubject: "Définir un nouveau mot de passe",
    resetText:
      "quelqu'un, vous-même nous l'espérons, a demandé un nouveau mot de passe pour le compte {{username}}.",
    resetButton: "Définir un nouveau mot de passe",
    resetValidity: "Le lien fonctionne une seule fois, pendant 60 minutes.",
    resetIgnore: "Si ce n'était pas vous, ignorez ce message. Votre mot de passe reste inchangé.",
    regards: "Cordialement",
  },
};
