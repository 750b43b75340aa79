import type { FileInvoicesTexts } from "#app/i18n/locales/en/sales/file-invoices.ts";

export const fileInvoices: FileInvoicesTexts = {
  kinds: {
    deposit: "Facture d’acompte",
    balance: "Facture de solde",
    full: "Facture du montant total",
    cancellation: "Facture de frais d’annulation",
  },
  unnumbered: "Sans numéro jusqu’à son émission",
  draftNote:
    "Un brouillon suit sa réservation : il est refait dès que les prestations, les voyageurs ou les prix changent. Les agences ne le voient pas.",
  voidNote:
    "La réservation a été annulée, ou il n’y avait plus rien à payer, avant l’émission de ce brouillon.",
  fields: {
    billTo: "Facturer à",
    issued: "Émise le",
    due: "Échéance",
    language: "Langue",
    drawnUp: "Établie",
    changed: "Modifiée",
  },
  lines: {
    label: "Lignes de la facture",
    description: "Désignation",
    qty: "Qté",
    amount: "Montant",
    gst: "GST {{amount}}",
  },
  totals: {
    netEx: "Total hors GST",
    gst: "GST",
    total: "Total",
  },
  none: {
    title: "Aucune facture",
    quote:
      "Les devis ne sont pas facturés. Le premier brouillon est établi dès que le devis est réservé et que toutes les prestations sont confirmées.",
    unconfirmed:
      "La première facture est établie comme brouillon dès que toutes les prestations de la réservation sont confirmées.",
    confirmed:
      "Aucun brouillon n’a été établi à la confirmation de cette réservation. Il suivra dès que la réservation change et qu’il y a quelque chose à payer.",
    cancelled: "Cette réservation a été annulée avant qu’une facture soit établie.",
  },
};
