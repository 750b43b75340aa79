import type { Texts } from "#app/i18n/texts.ts";

/** The page on which a supplier answers by the link of a mail. */
export const supplierLink = {
  title: "Confirm Service",
  intro: {
    new: "{{brand}} would like to book this with you.",
    amend: "{{brand}} would like to change a booking with you. What changes is marked.",
    cancel: "{{brand}} no longer needs this service. Please confirm the cancellation.",
    reconfirm: "{{brand}} asks you to check this booking.",
  },
  reference: "Our reference",
  answer: "Your answer",
  states: {
    answered: {
      title: "This request has been answered",
      text: "If something is not right, please call us.",
    },
    superseded: {
      title: "There is a newer request for this service",
      text: "What you see here is kept as it was sent to you and can no longer be answered.",
      link: "Open the newest request",
    },
    outdated: {
      title: "This request is no longer current",
      text: "We are preparing a new one, and you will get it by e-mail. There is nothing to do here.",
    },
    withdrawn: {
      title: "We have withdrawn this request",
      text: "There is nothing to do here.",
    },
    closed: {
      title: "This request can no longer be answered here",
      text: "The service has changed since. Please call us.",
    },
  },
  reconfirm: {
    intro: "{{brand}} asks you to check these bookings before the guests arrive.",
    allSaid: "Thank you. There is nothing left to answer.",
  },
  said: "Thank you. Your answer has arrived.",
  unavailable: "This did not work right now. Please try again in a moment.",
  snapshot: {
    title: "Snapshot",
    link: "Keep or print this request",
    sent: "Sent by {{brand}} on {{moment}}",
    back: "To the answer",
  },
  contact: {
    title: "Questions?",
    text: "{{name}} looks after this booking. Please have our reference ready.",
    plain: "Please have our reference ready.",
    call: "Call {{phone}}",
    write: "Write to {{email}}",
  },
};

export type SupplierLinkTexts = Texts<typeof supplierLink>;
