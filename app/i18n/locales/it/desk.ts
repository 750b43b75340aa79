import type { DeskTexts } from "#app/i18n/locales/en/desk.ts";

export const desk: DeskTexts = {
  greeting: "Buongiorno, {{name}}",
  byStatus: "Pratiche per stato",
  filesInStatus_one: "{{formatted}} pratica",
  filesInStatus_other: "{{formatted}} pratiche",
  noFiles: "Ancora nessuna pratica",
  noFilesText: "Appena c'è il primo preventivo o la prima prenotazione, appare qui secondo lo stato.",
  noAccess: "Il Suo ruolo non comprende le pratiche, perciò qui non c'è nulla da mostrare.",
  allFiles: "Tutte le pratiche",
  travelling: "Viaggi in corso",
  travellingEmpty: "Oggi nessuno è in viaggio.",
  leavingSoon: "Partenze nei prossimi 30 giorni",
  leavingSoonEmpty: "Nessuna partenza nei prossimi 30 giorni.",
  arriving: "Arrivi nei prossimi sette giorni",
  arrivingEmpty: "Nessun arrivo nei prossimi sette giorni",
  arrivingEmptyText: "L'elenco delle prenotazioni confermate mostra ciò che viene dopo.",
  upcoming_one: "{{formatted}} servizio confermato da oggi in poi",
  upcoming_other: "{{formatted}} servizi confermati da oggi in poi",
  allBookings: "Tutte le prenotazioni confermate",
};
