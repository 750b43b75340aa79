import type { FileAccountTexts } from "#app/i18n/locales/en/sales/file-account.ts";

export const fileAccount: FileAccountTexts = {
  copy: "Copier",
  tabs: {
    label: "Pages de ce dossier",
    overview: "Vue d’ensemble",
    services: "Prestations",
    itinerary: "Itinéraire",
    dayHeaders: "Titres des journées",
    account: "Compte",
    finalisation: "Finalisation",
    reconfirmation: "Reconfirmation",
    feedback: "Avis",
    tasks: "Tâches",
    invoices: "Factures",
    transactions: "Mouvements",
    yield: "Marge",
    itineraries: "Itinéraires",
  },
  final: {
    title: "Cette réservation est finalisée",
    text: "Ce que lit le client est définitif. Rouvrez la réservation pour le modifier ; une nouvelle finalisation publie ce qui a changé.",
    reopen: "Rouvrir",
    reason: "Pourquoi elle est rouverte",
    others: "Les personnes qui finalisent les réservations peuvent la rouvrir.",
    typed:
      "Elle a été finalisée entre-temps. Ce que vous avez saisi figure ci-dessous : rouvrez la réservation dans un nouvel onglet, puis enregistrez ici.",
    newTab: "Rouvrir dans un nouvel onglet",
  },
  pay: {
    title: "À payer",
    total: "Total à payer",
    fees: "Frais d’annulation",
    invoiced: "Facturé à ce jour",
    credits: "Avoirs",
    paid: "Payé à ce jour",
    due: "Exigible maintenant",
    quoteNote: "Ceci est un devis : rien n’est facturé tant que vous n’avez pas demandé la réservation.",
    bookingNote: "Les montants sont exigibles avec leur facture.",
    cancelledNote: "Pour une réservation annulée, seuls les frais d’annulation sont facturés.",
  },
  schedule: {
    title: "Échéancier",
    kind: "Paiement",
    dueOn: "Échéance",
    amount: "Montant",
    deposit: "Acompte",
    instalment: "Versement",
    balance: "Solde",
    full: "Montant total",
    onConfirmation: "Dès que la réservation est confirmée",
    proposed: "Voici les paiements si vous demandiez la réservation aujourd’hui.",
    agreed:
      "Convenu lors de la demande de réservation. Si le total change, le dernier paiement change avec lui.",
    late_one: "Le départ est dans moins de {{count}} jour : tout est payé en une fois.",
    late_many: "Le départ est dans moins de {{count}} de jours : tout est payé en une fois.",
    late_other: "Le départ est dans moins de {{count}} jours : tout est payé en une fois.",
    none: "Aucun paiement n’est prévu.",
    noneQuote: "Dès qu’une prestation du devis a un prix, les paiements s’affichent ici.",
    noneExpired: "Ce devis a expiré. Copiez-le pour recalculer les prix.",
    noneBooking:
      "Aucun échéancier n’a été convenu pour cette réservation. Chaque facture indique sa propre échéance.",
    noneCancelled: "Cette réservation est annulée.",
  },
  invoices: {
    empty: "Pas encore de facture",
    quoteText:
      "Les devis ne sont pas facturés. Vous pourrez télécharger ici les factures d’acompte et de solde de la réservation dès leur émission.",
    bookingText:
      "Dès leur émission, vous pourrez télécharger ici les factures d’acompte et de solde ainsi que les avoirs.",
  },
  papers: {
    title: "Documents des prestataires",
    text: "Menus, plans et autres documents de ce voyage.",
  },
  itineraries: {
    text: "Ce que votre client ouvre sur son téléphone pendant le voyage. Le lien reste le même lorsqu’une nouvelle version est publiée.",
    noneQuote: "L’itinéraire suit la réservation",
    noneQuoteText:
      "Une fois ce devis réservé et confirmé, vous trouverez ici l’itinéraire avec son PDF et le lien pour votre client.",
    none: "Pas encore publié",
    noneText: "Dès que l’itinéraire est publié, vous trouverez ici son PDF et le lien pour votre client.",
  },
};
