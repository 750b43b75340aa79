import type { Texts } from "#app/i18n/texts.ts";

/** What cancelling the products of a supplier costs. */
export const cancelTerms = {
  title: "Cancellation terms",
  intro:
    "What cancelling the products of this supplier costs: its own terms, and those of the house. What is booked is cancelled by the terms it was booked with.",
  without_one: "{{count}} product has no terms: cancelling it costs nothing.",
  without_other: "{{count}} products have no terms: cancelling them costs nothing.",
  add: "Add terms",
  copy: "Copy and change",
  copyOf: "Copy and change {{name}}",
  ofHouse: "House terms",
  empty: "No cancellation terms",
  emptyText: "Add the terms of this supplier’s contract: from when on what is charged.",
  having: "Products: {{products}}",
  none: "No product of this supplier has them.",
  addStep: "Add step",
  step: "Step {{number}}",
  ownWords: "Words of your own",
  hasNow: "Now: {{name}}",
  created: "{{name}} was added.",
  saved: "{{name}} was saved.",
  removed: "{{name}} was deleted.",
  readOnly: "You can look at the terms, but not change them.",
  keeps:
    "A change counts for quotes and for what is booked from now on. What is booked already keeps the terms it was booked with.",
  ask: "Delete {{name}}?",
  askText: "No product has these terms. This cannot be undone.",
  inUse_one: "{{count}} product has these terms. Give it others first.",
  inUse_other: "{{count}} products have these terms. Give them others first.",
  fields: {
    name: "Name",
    steps: "Steps",
    products: "Products with these terms",
    before: "From",
    unit: "Before the service",
    charge: "What is charged",
    share_bps: "Share",
    units: "Nights or days",
    amount_cents: "Amount",
    text: "Words in documents",
  },
  hints: {
    name: "For the office, such as “Lodge 2027”",
    steps: "The step that begins latest before the service counts. Before all of them nothing is charged.",
    products: "Others that had them have no terms then.",
    text: "Left empty, they follow from the fields above, in every language.",
  },
  timeUnits: {
    days: "Days",
    hours: "Hours",
  },
  charges: {
    bps_of_net: "Share of the net price",
    bps_of_sell: "Share of the sell price",
    bps_of_cost: "Share of the cost",
    units: "First nights or days",
    fixed: "Fixed amount",
  },
  ages: {
    title: "Ages of children",
    add: "Add ages",
    intro:
      "Whom prices count as infant, child and adult on the day of the service. The form of a supplier or of a product chooses among them; they are never changed, as prices rest on them.",
    ofSupplier: "Of this supplier",
    added: "{{name}} can be chosen now.",
    fields: {
      infant_to: "Infants up to",
      child_to: "Children up to",
      infants_allowed: "Infants may come",
      children_allowed: "Children may come",
      adults_required: "Only with an adult",
      count_children_in_breaks: "Children count where a price depends on how many come",
      count_infants_in_breaks: "Infants count where a price depends on how many come",
    },
    hints: {
      infant_to: "Years, included. Empty: there are no infants",
      child_to: "Years, included. Empty: there are no children",
    },
  },
};

export type CancelTermsTexts = Texts<typeof cancelTerms>;
