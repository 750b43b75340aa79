import type { AuthTexts } from "#app/i18n/locales/en/access/auth.ts";

export const auth: AuthTexts = {
  agentLogin: {
    title: "Connexion",
    heading: "Connexion agences",
    intro: "Devis, réservations et documents pour vos clients.",
  },
  officeLogin: {
    title: "Connexion administration",
    heading: "Connexion au back-office",
    intro: "Pour l’équipe du réceptif.",
  },
  supplierLogin: {
    title: "Connexion prestataires",
    heading: "Connexion prestataires",
    intro: "Demandes et réservations confirmées de vos prestations.",
  },
  fields: {
    login: "Identifiant ou e-mail",
    password: "Mot de passe",
    remember: "Rester connecté",
    newPassword: "Nouveau mot de passe",
    confirmation: "Répétez le nouveau mot de passe",
    username: "Identifiant ou e-mail",
  },
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  submit: "Se connecter",
  links: {
    forgotten: "Mot de passe oublié ?",
    agent: "Connexion agences",
    office: "Connexion administration",
    supplier: "Connexion prestataires",
    travelApp: "Trouver votre application de voyage",
  },
  signedOut: "Vous êtes déconnecté.",
  passwordSet: "Votre mot de passe est enregistré. Vous pouvez vous connecter.",
  forgotten: {
    title: "Mot de passe oublié",
    intro:
      "Indiquez votre identifiant ou votre adresse e-mail. Nous vous enverrons un lien pour définir un nouveau mot de passe.",
    submit: "Envoyer le lien",
    sentTitle: "Consultez votre messagerie",
    sentHint:
      "Le lien fonctionne une seule fois, pendant 60 minutes. Si rien n’arrive, vérifiez le nom et le dossier de courrier indésirable, ou contactez votre interlocuteur.",
    back: "Retour à la connexion",
    again: "Renvoyer",
    againDone: "Le lien a été renvoyé. Il peut mettre une minute à arriver.",
  },
  reset: {
    invitedTitle: "Bienvenue",
    invitedIntro: "Choisissez un mot de passe d’au moins 10 caractères. Votre identifiant est {{username}}.",
    title: "Définir un nouveau mot de passe",
    intro: "Choisissez un mot de passe d’au moins 10 caractères. Toutes vos autres sessions seront fermées.",
    submit: "Enregistrer le mot de passe",
    expired: "Ce lien n’est plus utilisable. Les liens fonctionnent une seule fois, pendant 60 minutes.",
    askAgain: "Demander un nouveau lien",
    doneTitle: "Votre mot de passe est enregistré",
    doneText: "Vous pouvez maintenant vous connecter.",
    doneLogin: "Se connecter",
  },
  code: {
    title: "Saisissez votre code",
    intro:
      "Votre mot de passe est correct. Saisissez maintenant le code de votre application d’authentification.",
    field: "Code",
    hint: "Six chiffres, ou l’un de vos codes de secours",
    back: "Retour à la connexion",
  },
  confirmEmail: {
    title: "Confirmer l’adresse e-mail",
    intro: "{{email}} devient l’adresse de votre compte.",
    submit: "Confirmer l’adresse",
    expired: "Ce lien n’est plus utilisable. Les liens fonctionnent une seule fois, pendant 24 heures.",
  },
  codeExpired: "La connexion a pris trop de temps. Veuillez saisir de nouveau votre mot de passe.",
  emailConfirmed: "Votre nouvelle adresse e-mail est confirmée. Vous pouvez l’utiliser pour vous connecter.",
  unavailable:
    "Nos systèmes sont momentanément injoignables. Rien de ce que vous avez saisi n’est perdu : réessayez dans un instant.",
  maintenance: "Nous installons une nouvelle version. Veuillez renvoyer le formulaire dans quelques minutes.",
};
