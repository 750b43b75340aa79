import type { GstReportTexts } from "#app/i18n/locales/en/accounting/gst-report.ts";

export const gstReport: GstReportTexts = {
  title: "État de la GST",
  about: {
    documents:
      "Les factures et les avoirs comptent à leur propre date. Les montants sont ceux des documents émis, au centime près.",
    payments:
      "La taxe d’une facture compte à mesure qu’elle est payée : chaque paiement porte sa part des factures qu’il solde, à la date du paiement et jamais avant la facture.",
  },
  shortened: "Un état couvre un an au plus. La dernière année de la période demandée est affichée.",
  empty: "Rien sur cette période",
  emptyText:
    "Aucune facture, aucun avoir ni paiement de cette marque ne tombe à ces dates. Choisissez-en d’autres.",
  period: "Du {{from}} au {{to}}, en {{currency}}",
  taxNumber: "Numéro de GST {{number}}",
  sum: "GST au total",
  months: "Par mois et code de taxe",
  entries: { documents: "Documents", payments: "Paiements par facture" },
  show_one: "{{count}} écriture",
  show_many: "{{count}} écritures",
  show_other: "{{count}} écritures",
  showAll: "Tout afficher",
  paper: "{{number}} en PDF",
  filters: { from: "Du", to: "Jusqu’au", basis: "Selon", brand: "Marque" },
  bases: { documents: "Date des documents", payments: "Date de paiement" },
  kinds: { billed: "Facturé", credited: "Repris" },
  columns: {
    month: "Mois",
    date: "Date",
    kind: "Nature",
    code: "Code de taxe",
    taxable: "Montant hors GST",
    gst: "GST",
    total: "Montant GST comprise",
    entries: "Composé de",
    number: "Document",
    movedBy: "Motif",
    file: "Dossier",
    name: "Nom de la réservation",
    agency: "Agence",
  },
};
