import type { Texts } from "#app/i18n/texts.ts";

/** What the office does with services of a booking by hand. */
export const serviceSteps = {
  menu: "What to do with {{service}}",
  choose: "Choose {{service}}",
  actions: "What to do",
  bulk: "With the chosen services",
  steps: {
    request: "Send request",
    hold: "Hold from our stock",
    check: "Check availability",
    release: "Give back to our stock",
    acknowledge: "Cancellation agreed",
    reinstate: "Take back into the trip",
    end: "End without the supplier",
    cancel: "Cancel services",
  },
  submit: {
    request: "Send",
    hold: "Hold",
    check: "Check",
    release: "Give back",
    acknowledge: "Write it down",
    reinstate: "Take back",
    end: "End now",
    cancel: "Cancel these services",
  },
  intro: {
    request: "The suppliers are asked by e-mail and in their portal, for what is written now.",
    hold: "The services are taken from our stock at the price that is written, and get a voucher number.",
    check: "Our stock is asked. Nothing is held.",
    release: "What is held goes back to our stock. The services stay in the trip as quoted.",
    acknowledge: "The suppliers agreed to the cancellation. The services are then cancelled for good.",
    reinstate:
      "The services come back into the trip at the rates of today and without a fee. Suppliers have to be asked again.",
    end: "The suppliers let their time for an answer pass. The services end without their word.",
    cancel:
      "What is held goes back to our stock at once. Suppliers who were asked or have confirmed are told by a request that waits in the file until you send it.",
  },
  becomes: "becomes",
  left: "Stays as it is: {{reason}}",
  fee: "Fee",
  noFee: "No fee",
  feeTotal: "Fees together",
  fields: {
    reason: "Reason",
    fee_accepted: "Charge the agency the fee of {{amount}}",
    via: "How did the suppliers agree?",
  },
  reasonHint: "Stays in the history of the file.",
  back: "Back to the file",
  none: "None of these services can take this step now.",
  done_one: "{{step}}: done for {{count}} service.",
  done_other: "{{step}}: done for {{count}} services.",
  doneNone: "Nothing was changed.",
  leftCount_one: "{{count}} service was left as it is:",
  leftCount_other: "{{count}} services were left as they are:",
  again: "Look at these again",
  unknown: "A service that is no longer there",
  nothingChosen: "Choose services first, then what to do with them.",
};

export type ServiceStepsTexts = Texts<typeof serviceSteps>;
