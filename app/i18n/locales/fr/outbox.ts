import type { OutboxTexts } from "#app/i18n/locales/en/outbox.ts";

export const outbox: OutboxTexts = {
  title: "Boîte d’envoi",
  intro:
    "Sans serveur de messagerie, comme dans la démo, aucun message ne quitte cette machine : chacun est conservé en fichier .eml dans le dossier « outbox » du dossier de données.",
  empty: "Aucun message pour l’instant",
  emptyText: "Un message apparaît ici dès qu’il est écrit, par exemple pour définir un nouveau mot de passe.",
  fields: {
    created: "Créé",
    to: "À",
    subject: "Objet",
    kind: "Type",
    language: "Langue",
    status: "Statut",
    attempts: "Tentatives",
    sent: "Envoyé",
    error: "Erreur",
  },
  kinds: {
    "password-reset": "Nouveau mot de passe",
    invitation: "Invitation",
    "email-change": "Confirmation d’adresse",
    "email-change-notice": "Avis de nouvelle adresse",
    "password-changed": "Mot de passe modifié",
    "two-factor-on": "Deux étapes activées",
    "two-factor-off": "Deux étapes désactivées",
    "recovery-code-used": "Code de secours utilisé",
    "booking-requested": "Réservation demandée",
    "booking-received": "Demande de réservation reçue",
    "cancellation-requested": "Annulation confirmée",
    "cancellation-received": "Annulation reçue",
    "change-requested": "Modification demandée",
    "change-made": "Réservation modifiée",
    "change-applied": "Modification effectuée",
    "change-waits": "Modification effectuée, accord attendu",
    "change-declined": "Modification refusée",
  },
  status: {
    queued: "En attente",
    sent: "Envoyé",
    failed: "Échec",
  },
};
