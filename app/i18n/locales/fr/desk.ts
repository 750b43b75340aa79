import type { DeskTexts } from "#app/i18n/locales/en/desk.ts";

export const desk: DeskTexts = {
  greeting: "Bonjour, {{name}}",
  byStatus: "Dossiers par statut",
  filesInStatus_one: "{{formatted}} dossier",
  filesInStatus_many: "{{formatted}} de dossiers",
  filesInStatus_other: "{{formatted}} dossiers",
  noFiles: "Aucun dossier pour l'instant",
  noFilesText:
    "Dès qu'un premier devis ou une première réservation existe, il apparaît ici selon son statut.",
  noAccess: "Votre rôle ne comprend pas les dossiers clients : il n'y a rien à afficher ici.",
  allFiles: "Tous les dossiers",
  openFiles: "Dossiers en cours",
  openFilesEmpty: "Tout est confirmé ou clos.",
  dayOf: "jour {{day}} sur {{of}}",
  travelling: "Voyages en cours",
  travellingEmpty: "Personne n'est en voyage aujourd'hui.",
  leavingSoon: "Départs dans les 30 prochains jours",
  leavingSoonEmpty: "Aucun départ dans les 30 prochains jours.",
  arriving: "Arrivées dans les sept prochains jours",
  arrivingEmpty: "Aucune arrivée dans les sept prochains jours",
  arrivingEmptyText: "La liste des réservations confirmées montre la suite.",
  upcoming_one: "{{formatted}} prestation confirmée à partir d'aujourd'hui",
  upcoming_many: "{{formatted}} de prestations confirmées à partir d'aujourd'hui",
  upcoming_other: "{{formatted}} prestations confirmées à partir d'aujourd'hui",
  allBookings: "Toutes les réservations confirmées",
};
