import type { ShellTexts } from "#app/i18n/locales/en/core/shell.ts";

export const shell: ShellTexts = {
  skipToContent: "Aller au contenu",
  navigation: "Navigation principale",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  breadcrumbs: "Fil d’Ariane",
  search: {
    label: "Rechercher",
    hint: "Rechercher dossiers, voyageurs, forfaits",
  },
  keys: "Touches",
  account: {
    menu: "Menu du compte de {{name}}",
    profile: "Profil",
    language: "Langue",
    signOut: "Se déconnecter",
  },
  theme: {
    label: "Apparence",
    light: "Clair",
    dark: "Sombre",
    auto: "Système",
  },
  woops: {
    title: "Oups",
    text: "Désolé, la page que vous cherchez n’existe pas.",
    back: "Retour à l’accueil",
    signIn: "Retour à la connexion",
    travelApp: "Trouver votre application de voyage",
    quote: "Retrouver votre devis",
  },
  problem: {
    title: "Un problème est survenu",
    text: "Votre travail n’est pas perdu. Réessayez.",
    tellId: "Si cela se reproduit, indiquez-nous l’identifiant de l’erreur.",
    retry: "Réessayer",
    errorId: "Identifiant de l’erreur",
    copy: "Copier",
    copied: "Copié",
  },
  offline: {
    title: "La connexion est coupée",
    text: "Rien n’a été enregistré. Ce que vous avez saisi est conservé dans cet onglet et réapparaîtra dès le retour de la connexion.",
  },
  maintenance: {
    title: "De retour dans quelques minutes",
    text: "Nous installons une nouvelle version. Cette page se recharge d’elle-même.",
    retry: "Vérifier maintenant",
  },
  onHold: {
    title: "Votre société est temporairement bloquée",
    text: "Vous pouvez tout consulter, mais ne rien demander ni modifier. Veuillez nous contacter.",
  },
  loading: "Chargement",
};
