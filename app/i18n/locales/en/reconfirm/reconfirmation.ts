import type { Texts } from "#app/i18n/texts.ts";

/** What suppliers are asked shortly before travel, and what they say: on their own pages and at the office. */
export const reconfirmation = {
  title: "Reconfirm Service",
  choices: {
    as_booked: "Everything stands as booked",
    change: "Something has to change",
    problem: "There is a problem",
  },
  given: {
    as_booked: "Reconfirmed as booked on {{moment}}",
    change: "Change reported on {{moment}}",
    problem: "Problem reported on {{moment}}",
  },
  acts: {
    as_booked: "As booked",
    all_one: "{{count}} service as booked",
    all_other: "All {{count}} services as booked",
    send: "Send the answer",
  },
  folds: {
    answer: "Answer",
    different: "Something is different",
    change: "Change the answer",
  },
  fields: {
    answer: "What is different?",
    words: "What should we know?",
    wordsHint: "Needed where something has to change or there is a problem",
  },
  allHint:
    "If you expect all of these guests as booked, one press is enough. Otherwise answer each service below.",
  closed: "This service has changed since or is no longer needed. There is nothing to answer here.",
  answered: "Thank you. Your answer has arrived.",
  refused_one: "{{count}} answer was not taken: {{why}}",
  refused_other: "{{count}} answers were not taken: {{why}}",
  portal: {
    intro: "We ask you shortly before arrival whether everything stands as booked.",
    empty: "Nothing to reconfirm",
    emptyText: "When a stay or a service comes near, it appears here and comes to you by e-mail.",
  },
  office: {
    title: "Reconfirmation",
    intro:
      "Suppliers are asked automatically shortly before each service. Here you can ask earlier, follow up, and write down what came by phone or e-mail.",
    ask_one: "Ask for {{count}} service now",
    ask_other: "Ask for {{count}} services now",
    asked_one: "{{count}} service has been asked for.",
    asked_other: "{{count}} services have been asked for.",
    answer: "Answer for the supplier",
    answered: "The answer is written down.",
    empty: "Nothing to reconfirm yet",
    emptyText: "Confirmed services of this booking appear here.",
    unreachable: "No e-mail address to write to. Ask by phone, or enter one with the supplier.",
    states: {
      not_due: "Not due yet",
      due: "Due",
      asked: "Asked",
      reconfirmed: "Reconfirmed",
      change: "Change needed",
      problem: "Problem",
    },
  },
};

export type ReconfirmationTexts = Texts<typeof reconfirmation>;
