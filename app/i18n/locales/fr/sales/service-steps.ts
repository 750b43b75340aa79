import type { ServiceStepsTexts } from "#app/i18n/locales/en/sales/service-steps.ts";

/** Ce que le bureau fait à la main avec les prestations d’une réservation. */
export const serviceSteps: ServiceStepsTexts = {
  menu: "Que faire de {{service}}",
  choose: "Choisir {{service}}",
  actions: "Actions",
  bulk: "Avec les prestations choisies",
  steps: {
    request: "Envoyer la demande",
    hold: "Retenir sur notre allotement",
    check: "Vérifier la disponibilité",
    release: "Rendre à l’allotement",
    acknowledge: "Annulation acceptée",
    reinstate: "Reprendre dans le voyage",
    end: "Clore sans le prestataire",
    cancel: "Annuler des prestations",
  },
  submit: {
    request: "Envoyer",
    hold: "Retenir",
    check: "Vérifier",
    release: "Rendre",
    acknowledge: "Noter",
    reinstate: "Reprendre",
    end: "Clore maintenant",
    cancel: "Annuler ces prestations",
  },
  intro: {
    request:
      "Les prestataires sont interrogés par e-mail et dans leur portail, sur ce qui est inscrit maintenant.",
    hold: "Les prestations sont prises sur notre allotement au prix inscrit et reçoivent un numéro de bon d’échange.",
    check: "Notre allotement est consulté. Rien n’est retenu.",
    release:
      "Ce qui est retenu revient à notre allotement. Les prestations restent dans le voyage comme au devis.",
    acknowledge:
      "Les prestataires ont accepté l’annulation. Les prestations sont alors annulées pour de bon.",
    reinstate:
      "Les prestations reviennent dans le voyage aux tarifs du jour et sans frais. Il faut de nouveau interroger les prestataires.",
    end: "Les prestataires ont laissé passer leur délai de réponse. Les prestations prennent fin sans elle.",
    cancel:
      "Ce qui est retenu revient aussitôt à notre allotement. Les prestataires interrogés ou qui ont confirmé l’apprennent par une demande qui attend dans le dossier jusqu’à ce que vous l’envoyiez.",
  },
  becomes: "devient",
  left: "Reste inchangée : {{reason}}",
  fee: "Frais",
  noFee: "Sans frais",
  feeTotal: "Total des frais",
  fields: {
    reason: "Motif",
    fee_accepted: "Facturer à l’agence les frais de {{amount}}",
    via: "Comment les prestataires ont-ils accepté ?",
  },
  reasonHint: "Reste dans l’historique du dossier.",
  back: "Retour au dossier",
  none: "Ce n’est possible pour aucune de ces prestations en ce moment.",
  done_one: "{{step}} : fait pour {{count}} prestation.",
  done_many: "{{step}} : fait pour {{count}} de prestations.",
  done_other: "{{step}} : fait pour {{count}} prestations.",
  doneNone: "Rien n’a été modifié.",
  leftCount_one: "{{count}} prestation est restée telle quelle :",
  leftCount_many: "{{count}} de prestations sont restées telles quelles :",
  leftCount_other: "{{count}} prestations sont restées telles quelles :",
  again: "Revoir celles-ci",
  unknown: "Une prestation qui n’existe plus",
  nothingChosen: "Choisissez d’abord des prestations, puis ce qu’il faut en faire.",
};
