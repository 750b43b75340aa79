import type { BookingTexts } from "#app/i18n/locales/en/sales/bookings.ts";

export const bookings: BookingTexts = {
  confirmation: "Confirmation (PDF)",
  request: {
    title: "Demander la réservation",
    submit: "Demander la réservation pour {{amount}}",
    back: "Retour au dossier",
    conflict: "Le dossier a changé. Veuillez le vérifier et confirmer à nouveau.",
    done: "La réservation est demandée. Garanties : {{secured}}, sur demande : {{asked}}.",
  },
  netIn: "Montants nets en {{currency}}",
  groups: {
    instant: {
      title: "Garanti immédiatement",
      text: "Retenu pour vous dès votre demande, au prix indiqué.",
    },
    request: {
      title: "Sur demande",
      text: "Nous interrogeons le prestataire et vous informons dès sa réponse.",
    },
    leftOut: {
      title: "Non réservé",
      text: "Reste dans le dossier, mais ne fait pas partie de la réservation.",
    },
  },
  reasons: {
    stock: "Sur notre allotement",
    freesale: "Vente libre",
    no_stock: "Notre allotement est épuisé pour au moins un jour",
    stop_sell: "Pas de vente immédiate pour au moins un jour",
    released: "Notre allotement est revenu au prestataire",
    supplier: "Confirmation par le prestataire",
    seats_held: "Places du circuit retenues 72 heures, jusqu’au versement de l’acompte",
    seats_sold: "Places du circuit confirmées",
    price_open: "Le conseiller confirme le prix",
    secured: "Déjà garanti",
    optional: "En option et non choisi",
    no_price: "Pas encore de prix",
  },
  obstacles: {
    tour_seats: {
      title: "Un circuit de ce devis n’a pas de places pour votre groupe",
      text: "Choisissez un autre départ ou retirez le circuit, puis demandez à nouveau la réservation.",
    },
    not_a_quote: {
      title: "Ce dossier est déjà une réservation",
      text: "Il n’y a plus rien à demander. Le statut de chaque prestation figure dans le dossier.",
    },
    expired: {
      title: "Ce devis a expiré",
      text: "Copiez-le pour en recalculer le prix.",
    },
    travel_date_past: {
      title: "La date de voyage est passée",
      text: "Copiez le devis avec une nouvelle date.",
    },
    nothing_costed: {
      title: "Il n’y a encore rien à réserver",
      text: "Aucune prestation de ce devis n’a de prix.",
    },
  },
  prices: {
    same: "Les prix datent de plus de 48 heures. Nous les avons vérifiés : rien n’a changé.",
    changed: "Certains prix ont changé depuis le devis",
    total: "Le total était de {{before}} ; il est maintenant de {{now}}.",
    line: "{{service}}, {{date}} : {{before}} → {{now}}",
    open: "{{service}}, {{date}} : pas de prix actuel ; votre conseiller le confirme.",
  },
  lead: {
    heading: "Voyageurs et conditions",
    legend: "Voyageur principal",
    hint: "La réservation est faite chez les prestataires au nom du voyageur principal. Écrivez les noms comme sur le passeport.",
    title: "Civilité",
    firstName: "Prénom",
    lastName: "Nom",
  },
  others: {
    heading_one: "Un autre voyageur",
    heading_many: "{{count}} d’autres voyageurs",
    heading_other: "{{count}} autres voyageurs",
    hint: "Laissez vide ce que vous ne savez pas encore.",
    A: "Voyageur {{number}}, adulte",
    C: "Voyageur {{number}}, enfant, {{age}}",
    C_unknown: "Voyageur {{number}}, enfant",
    I: "Voyageur {{number}}, bébé",
    room: "Chambre {{number}} : {{type}}",
  },
  more: "Plus",
  terms: {
    label: "J’accepte les conditions de réservation au nom de mon client",
    deposit:
      "Acompte de {{amount}} ({{percent}}) dès que la réservation est confirmée, solde de {{rest}} au plus tard le {{date}}.",
    tourDeposit:
      "Acompte de {{amount}} dès que la réservation est confirmée, solde de {{rest}} au plus tard le {{date}}.",
    balance: "Le prix total de {{amount}} est dû au plus tard le {{date}}.",
    full: "Le prix total de {{amount}} est dû dès que la réservation est confirmée.",
    fees: "Les frais d’annulation dépendent de la prestation et du préavis.",
  },
  cancel: {
    title: "Annuler la réservation",
    intro: "Vérifiez ce que coûte l’annulation aujourd’hui avant de confirmer. Elle est définitive.",
    none: "Sans frais",
    totalNet: "Prestations garanties, net",
    totalFee: "Frais d’annulation",
    credit: "Non facturé",
    reason: "Motif",
    reasonHint: "Lu par votre conseiller.",
    accept: "J’accepte les frais d’annulation de {{amount}}",
    acceptNone: "Je souhaite annuler cette réservation ; il n’y a pas de frais",
    submit: "Annuler définitivement la réservation",
    keep: "Garder la réservation",
    impossible: "Ce dossier ne peut pas être annulé ici",
    impossibleText:
      "Les devis expirent d’eux-mêmes. Si le voyage a commencé ou est terminé, veuillez contacter votre conseiller.",
    back: "Retour au dossier",
    done: "La réservation est annulée. Frais : {{amount}}.",
    conflict: "Les frais ont changé. Veuillez les vérifier et confirmer à nouveau.",
    nextFee: "À partir du {{date}}, les frais sont de {{amount}}.",
    nextFeeAt: "À partir du {{date}} à {{time}}, les frais sont de {{amount}}.",
    noNext: "Les frais n’augmentent plus.",
    office: {
      intro:
        "Vérifiez ce que l’annulation coûte aujourd’hui à l’agence avant de confirmer. Elle est définitive ; l’agence est prévenue.",
      reasonHint: "Lu par l’agence.",
      accept: "Annuler et facturer à l’agence {{amount}} de frais",
      acceptNone: "Annuler cette réservation ; l’agence ne paie pas de frais",
      impossibleText:
        "Les devis expirent d’eux-mêmes. Si le voyage a commencé, les prestations s’annulent une par une.",
    },
  },
  waiting: {
    kinds: {
      new: "Réservation",
      amend: "Modification",
      cancel: "Annulation",
      reconfirm: "Reconfirmation",
    },
  },
};
