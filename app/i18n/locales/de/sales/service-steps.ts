import type { ServiceStepsTexts } from "#app/i18n/locales/en/sales/service-steps.ts";

/** Was das Büro mit Leistungen einer Buchung von Hand tut. */
export const serviceSteps: ServiceStepsTexts = {
  menu: "Was mit {{service}} geschehen soll",
  choose: "{{service}} auswählen",
  actions: "Aktionen",
  bulk: "Mit den gewählten Leistungen",
  steps: {
    request: "Anfrage senden",
    hold: "Aus unserem Kontingent halten",
    check: "Verfügbarkeit prüfen",
    release: "Ins Kontingent zurückgeben",
    acknowledge: "Stornierung bestätigt",
    reinstate: "Wieder in die Reise nehmen",
    end: "Ohne Leistungsträger beenden",
    cancel: "Leistungen stornieren",
  },
  submit: {
    request: "Senden",
    hold: "Halten",
    check: "Prüfen",
    release: "Zurückgeben",
    acknowledge: "Festhalten",
    reinstate: "Wieder aufnehmen",
    end: "Jetzt beenden",
    cancel: "Diese Leistungen stornieren",
  },
  intro: {
    request:
      "Die Leistungsträger werden per E-Mail und in ihrem Portal gefragt, und zwar nach dem, was jetzt eingetragen ist.",
    hold: "Die Leistungen werden zum eingetragenen Preis aus unserem Kontingent genommen und erhalten eine Vouchernummer.",
    check: "Unser Kontingent wird abgefragt. Gehalten wird nichts.",
    release:
      "Was gehalten wird, geht in unser Kontingent zurück. Die Leistungen bleiben als angeboten in der Reise.",
    acknowledge:
      "Die Leistungsträger haben der Stornierung zugestimmt. Damit sind die Leistungen endgültig storniert.",
    reinstate:
      "Die Leistungen kommen zu den heutigen Raten und ohne Gebühr wieder in die Reise. Die Leistungsträger müssen neu gefragt werden.",
    end: "Die Leistungsträger haben ihre Frist verstreichen lassen. Die Leistungen enden ohne ihre Antwort.",
    cancel:
      "Was gehalten wird, geht sofort in unser Kontingent zurück. Wer gefragt wurde oder bestätigt hat, erfährt es durch eine Anfrage, die im Vorgang wartet, bis Sie sie senden.",
  },
  becomes: "wird zu",
  left: "Bleibt, wie es ist: {{reason}}",
  fee: "Gebühr",
  noFee: "Keine Gebühr",
  feeTotal: "Gebühren zusammen",
  fields: {
    reason: "Grund",
    fee_accepted: "Dem Reisebüro die Gebühr von {{amount}} berechnen",
    via: "Wie kam die Zustimmung?",
  },
  reasonHint: "Bleibt in der Historie des Vorgangs.",
  back: "Zurück zum Vorgang",
  none: "Mit keiner dieser Leistungen geht das jetzt.",
  done_one: "{{step}}: für {{count}} Leistung erledigt.",
  done_other: "{{step}}: für {{count}} Leistungen erledigt.",
  doneNone: "Es wurde nichts geändert.",
  leftCount_one: "{{count}} Leistung blieb, wie sie war:",
  leftCount_other: "{{count}} Leistungen blieben, wie sie waren:",
  again: "Diese noch einmal ansehen",
  unknown: "Eine Leistung, die es nicht mehr gibt",
  nothingChosen: "Wählen Sie zuerst Leistungen, dann, was mit ihnen geschehen soll.",
};
