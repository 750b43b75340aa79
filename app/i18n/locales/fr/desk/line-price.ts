import type { LinePriceTexts } from "#app/i18n/locales/en/desk/line-price.ts";

export const linePrice: LinePriceTexts = {
  menu: "Comment se forme le prix",
  title: "Prix : {{service}}",
  none: "Cette prestation n’a pas de prix.",
  current: "Vaut maintenant",
  waiting: "Vaudra quand le prestataire aura accepté",
  past: "Avant",
  version: "Version {{no}}, {{when}}",
  cost: "Achat",
  costGst: "dont taxe",
  markup: "Majoration",
  sell: "Vente",
  commission: "Commission",
  net: "Net",
  gst: "dont taxe",
  yield: "Marge",
  margin: "Taux de marge",
  markupOf: "Sur l’achat",
  date: "Date",
  free: "Gratuit",
  byHand: "Fixé à la main :",
  byHandOf: "Fixé à la main par {{name}} :",
  done: {
    set: "Le prix est fixé.",
    rates: "Le prix est de nouveau celui des tarifs.",
    estimate: "Le prix est estimé d’après les derniers tarifs.",
  },
  form: {
    title: "Fixer le prix à la main",
    text: "Il reste jusqu’à ce que les tarifs soient repris. Le total du dossier, l’échéancier et le brouillon de la facture le suivent.",
    costHint: "Ce que demande le prestataire, taxes comprises.",
    costKept:
      "L’achat est celui communiqué au prestataire. Il change avec la réservation, par une modification.",
    share: "Ce que paient les clients, taxes comprises. {{share}} en reviennent à l’agence comme commission.",
    net: "Ce que paie l’agence, taxes comprises.",
    reason: "Motif",
    reasonHint: "Figure à côté du prix et dans l’historique.",
    belowCost: "La vente en dessous du prix d’achat est voulue",
    submit: "Fixer le prix",
  },
  rates: {
    act: "Reprendre le prix des tarifs",
    ask: "Reprendre le prix des tarifs ?",
    text: "Le prix fixé à la main ou convenu ne vaudra plus. La prestation est calculée aux tarifs du jour.",
    keep: "Laisser tel quel",
  },
  estimate: {
    act: "Estimer d’après les derniers tarifs",
    text: "D’après ceux du dernier même jour de la semaine, majorés de {{uplift}}. Il compte comme une estimation, pour le client aussi, jusqu’à l’arrivée de tarifs pour ces jours ; rien n’est réservé aussitôt avec lui.",
    shown: "Estimé d’après les derniers tarifs avant ces jours. Vaut jusqu’à l’arrivée des leurs.",
  },
  obstacles: {
    not_sold: "Cette prestation n’est pas vendue et n’a donc pas de prix à fixer.",
    cancelled: "Cette prestation est annulée. Son prix reste tel qu’il était.",
    waiting:
      "Une modification de cette prestation est soumise au prestataire. Le prix pourra être fixé dès qu’il aura répondu.",
    closed: "Ce dossier n’admet pas d’autres prix : il est clos, ou son offre a été acceptée.",
    locked:
      "Ce prix est convenu avec le prestataire et verrouillé. Le fixer demande l’autorisation services.unlock-price.",
    permission: "Fixer un prix à la main demande l’autorisation services.override-price.",
  },
};
