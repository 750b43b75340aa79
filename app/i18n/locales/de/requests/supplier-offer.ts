import type { SupplierOfferTexts } from "#app/i18n/locales/en/requests/supplier-offer.ts";

export const supplierOffer: SupplierOfferTexts = {
  title: "Angebot des Leistungsträgers",
  toRequest: "Was angefragt wurde",
  closed:
    "Dieses Angebot ist nicht mehr offen: Es wurde angenommen, abgelehnt, oder der Leistungsträger hat seither anders geantwortet.",
  impossible: "So lässt sich das Angebot nicht annehmen",
  noPrice: "Kein Preis",
  fields: {
    option: "Leistung",
    from: "Erster Tag",
    to: "Letzter Tag",
    start: "Beginn",
    startHint: "Beginnt um {{times}}",
    note: "Was der Leistungsträger mit der Anfrage liest",
    noteHint: "Steht bei der Leistung und auf der Anfrage, wie es hier geschrieben ist.",
    message: "Nachricht an den Leistungsträger",
  },
  terms: {
    title: "Andere Leistung, anderer Tag oder andere Uhrzeit",
    text: "Bietet der Leistungsträger eine andere seiner Leistungen, andere Tage oder eine andere Uhrzeit an, tragen Sie es hier ein: Die Leistung wird darauf geändert und neu berechnet.",
    submit: "Unterschied zeigen",
  },
  preview: {
    title: "Was die Annahme bewirkt",
    asked: "Angefragt",
    taken: "Künftig",
    difference: "Unterschied für die Reise",
    words: "Die Leistung bleibt, wie sie ist. {{supplier}} wird sofort erneut angefragt, mit dem Text unten.",
    changed:
      "Die Leistung wird darauf geändert, und {{supplier}} wird sofort danach gefragt, mit dem Text unten.",
    instant:
      "Sie ist sofort aus unserem Kontingent zu haben. {{supplier}} wird benachrichtigt; auf niemanden muss gewartet werden.",
    rates:
      "Die Preise sind die unserer Raten; nennt der Leistungsträger einen anderen, tragen Sie ihn danach bei der Leistung ein.",
    priceOpen:
      "Die heutigen Raten ergeben keinen Preis: Vereinbaren Sie einen mit dem Leistungsträger und tragen Sie ihn bei der Leistung ein.",
  },
  take: {
    ask: "Angebot annehmen und erneut anfragen",
    instant: "Angebot annehmen",
  },
  decline: {
    title: "Angebot ablehnen",
    text: "Die Leistung gilt dann als abgelehnt und braucht einen Ersatz. {{supplier}} erhält eine E-Mail, dass das Angebot nicht angenommen wird.",
    submit: "Angebot ablehnen",
  },
  taken: "Das Angebot ist angenommen, {{supplier}} ist benachrichtigt.",
  declined: "Das Angebot ist abgelehnt, {{supplier}} ist benachrichtigt.",
};
