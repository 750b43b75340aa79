import type { UsersTexts } from "#app/i18n/locales/en/people/users.ts";

export const users: UsersTexts = {
  title: "Liste des utilisateurs",
  empty: "Aucun utilisateur pour le moment",
  emptyText: "Invitez quelqu’un pour commencer.",
  you: "{{name}} (vous)",
  neverSignedIn: "jamais",
  fields: {
    name: "Nom",
    email: "E-mail",
    role: "Rôle",
    agency: "Agence",
    lastLogin: "Dernière connexion",
    status: "Statut",
    locale: "Langue",
  },
  filters: {
    q: "Nom ou e-mail",
  },
  status: {
    invited: "Invité",
    active: "Actif",
    suspended: "Suspendu",
  },
  roles: {
    "agency-manager": "Responsable d’agence",
    agent: "Agent",
    "agent-viewer": "Lecture seule",
    "supplier-manager": "Responsable",
    "supplier-staff": "Collaborateur",
  },
  roleHints: {
    "agency-manager": "voit tous les dossiers de l’agence, son compte et ses utilisateurs",
    agent: "établit des devis et réserve, voit ses propres dossiers",
    "agent-viewer": "consulte et télécharge, ne modifie rien",
    "supplier-manager": "répond aux demandes, gère allotements et utilisateurs",
    "supplier-staff": "répond aux demandes et reconfirme",
  },
  invite: {
    open: "Inviter un utilisateur",
    title: "Inviter un utilisateur",
    intro: "Un lien pour choisir un mot de passe est envoyé à cette adresse. Il est valable 7 jours.",
    submit: "Envoyer l’invitation",
  },
  ownAccount:
    "C’est votre propre compte. Vous le trouverez dans votre profil ; son rôle doit être modifié par quelqu’un d’autre.",
  role: {
    title: "Rôle",
    text: "Ce que cette personne peut faire. Valable dès le prochain clic.",
    submit: "Enregistrer le rôle",
  },
  invitation: {
    title: "Invitation",
    text: "Aucun mot de passe n’a encore été choisi.",
  },
  password: {
    title: "Mot de passe",
    text: "Pour quelqu’un qui ne peut plus se connecter.",
  },
  access: {
    title: "Accès",
    text: "Si cette personne peut se connecter.",
  },
  deeds: {
    suspend: {
      text: "{{name}} sera immédiatement déconnecté partout et ne pourra plus se connecter avant sa réactivation. Dossiers et réservations sont conservés.",
      submit: "Suspendre",
    },
    reinstate: {
      text: "{{name}} pourra se reconnecter avec le même mot de passe.",
      submit: "Réactiver",
    },
    "invite-again": {
      text: "Un nouveau lien est envoyé à {{email}} ; le précédent ne fonctionnera plus.",
      submit: "Envoyer de nouveau",
    },
    "reset-password": {
      text: "Un lien pour définir un nouveau mot de passe est envoyé à {{email}}. Il est valable 60 minutes.",
      submit: "Envoyer le lien",
    },
  },
  history: {
    created: "Créé",
    invited: "Invité",
    "invited-again": "Invitation renvoyée",
    "invitation-taken-up": "Invitation acceptée, mot de passe choisi",
    changed: "Détails modifiés",
    "role-changed": "Rôle modifié",
    suspended: "Suspendu",
    reinstated: "Réactivé",
    "email-changed": "E-mail modifié",
    "password-changed": "Mot de passe modifié",
    "password-reset-sent": "Lien pour un nouveau mot de passe envoyé",
    "two-factor-on": "Validation en deux étapes activée",
    "two-factor-off": "Validation en deux étapes désactivée",
    "calendar-link-renewed": "Nouvelle adresse d’agenda",
    "calendar-link-closed": "Agenda désactivé",
  },
  saved: {
    invited: "L’invitation est en route vers {{email}}.",
    role: "{{name}} a le nouveau rôle.",
    suspend: "{{name}} est suspendu et déconnecté partout.",
    reinstate: "{{name}} peut se reconnecter.",
    "invite-again": "Une nouvelle invitation a été envoyée à {{name}}.",
    "reset-password": "Un lien pour un nouveau mot de passe a été envoyé à {{name}}.",
  },
};
