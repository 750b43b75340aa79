import type { SupplierLinkTexts } from "#app/i18n/locales/en/server/supplier-link.ts";

export const supplierLink: SupplierLinkTexts = {
  title: "Leistung bestätigen",
  intro: {
    new: "{{brand}} möchte dies bei Ihnen buchen.",
    amend: "{{brand}} möchte eine Buchung bei Ihnen ändern. Was sich ändert, ist gekennzeichnet.",
    cancel: "{{brand}} benötigt diese Leistung nicht mehr. Bitte bestätigen Sie die Stornierung.",
    reconfirm: "{{brand}} bittet Sie, diese Buchung zu prüfen.",
  },
  reference: "Unsere Referenz",
  answer: "Ihre Antwort",
  states: {
    answered: {
      title: "Diese Anfrage ist beantwortet",
      text: "Wenn etwas nicht stimmt, rufen Sie uns bitte an.",
    },
    superseded: {
      title: "Zu dieser Leistung gibt es eine neuere Anfrage",
      text: "Was Sie hier sehen, bleibt so, wie es Ihnen gesendet wurde, und lässt sich nicht mehr beantworten.",
      link: "Neueste Anfrage öffnen",
    },
    outdated: {
      title: "Diese Anfrage gilt nicht mehr",
      text: "Wir bereiten eine neue vor; Sie erhalten sie per E-Mail. Hier ist nichts zu tun.",
    },
    withdrawn: {
      title: "Wir haben diese Anfrage zurückgezogen",
      text: "Hier ist nichts zu tun.",
    },
    closed: {
      title: "Diese Anfrage lässt sich hier nicht mehr beantworten",
      text: "Die Leistung hat sich seither geändert. Bitte rufen Sie uns an.",
    },
  },
  reconfirm: {
    intro: "{{brand}} bittet Sie, diese Buchungen vor der Anreise der Gäste zu prüfen.",
    allSaid: "Vielen Dank. Es ist nichts mehr zu beantworten.",
  },
  said: "Vielen Dank. Ihre Antwort ist angekommen.",
  unavailable: "Das hat gerade nicht funktioniert. Bitte versuchen Sie es gleich noch einmal.",
  snapshot: {
    title: "Momentaufnahme",
    link: "Diese Anfrage aufbewahren oder drucken",
    sent: "Gesendet von {{brand}} am {{moment}}",
    back: "Zur Antwort",
  },
  contact: {
    title: "Fragen?",
    text: "{{name}} betreut diese Buchung. Bitte halten Sie unsere Referenz bereit.",
    plain: "Bitte halten Sie unsere Referenz bereit.",
    call: "Anrufen: {{phone}}",
    write: "Schreiben: {{email}}",
  },
};
