import type { BookingSettingsTexts } from "#app/i18n/locales/en/accounting/booking-settings.ts";

export const bookingSettings: BookingSettingsTexts = {
  title: "Réglages des réservations",
  saved: "Les réglages des réservations sont enregistrés.",
  days: "jours",
  years: "ans",
  money: "$",
  sections: {
    books: {
      title: "Comptes clos",
      text: "Un jour clos, rien n’est émis, encaissé ni crédité.",
    },
    terms: {
      title: "Conditions et paiement",
      text: "Elles valent pour les devis, réservations et factures établis à partir de maintenant.",
    },
    ages: {
      title: "Âges",
      text: "Lorsque la prestation n’a pas de règle d’âge propre.",
    },
    prices: {
      title: "Prix et coûts",
      text: "Comment les prix sont arrondis et quand un coût mérite un regard.",
    },
    lookup: {
      title: "Rechercher une réservation",
      text: "Ce que chacun peut demander sans se connecter.",
    },
  },
  fields: {
    locked_until: "Comptes clos jusqu’au",
    deposit_bps: "Acompte",
    balance_days_before: "Solde avant le départ",
    quote_valid_days: "Un devis est valable",
    card_surcharge_bps: "Supplément carte",
    payment_reminders: "Rappeler aux agences ce qu’elles doivent payer",
    child_max_age_default: "Un enfant a au plus",
    infant_max_age_default: "Un bébé a au plus",
    sell_round_step_cents: "Arrondir les prix de vente à",
    pp_round_step_cents: "Arrondir les prix par personne à",
    cost_drift_warning_bps: "Signaler un coût qui s’écarte de",
    lookup_per_minute: "Recherches par minute",
  },
  hints: {
    locked_until: "Le dernier jour clos. Vide : tous les jours sont ouverts.",
    deposit_bps: "De ce que paie l’agence.",
    card_surcharge_bps: "S’ajoute au montant demandé par carte.",
    payment_reminders:
      "7 jours avant l’échéance, le jour même, 7 et 14 jours après. Une agence peut en être exclue depuis le compte d’un de ses dossiers.",
    sell_round_step_cents: "0 : pas d’arrondi.",
    cost_drift_warning_bps: "Entre le coût d’une prestation et le tarif du jour.",
    lookup_per_minute: "Depuis une adresse, sur la page où les voyageurs retrouvent leur voyage.",
  },
};
