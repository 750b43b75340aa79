import type { Texts } from "#app/i18n/texts.ts";

/** What suppliers billed for the services of a file, beside what was expected. */
export const supplierInvoice = {
  title: "What suppliers billed",
  record: "Record a supplier’s invoice",
  none: "No supplier’s invoice is recorded yet.",
  billed: "Billed",
  difference: "Difference",
  sum: "Billed services together",
  waiting: "Not billed yet",
  list: "Recorded invoices",
  of: "{{supplier}}, invoice {{number}}",
  by: "{{date}}, recorded by {{name}}",
  byNobody: "{{date}}, by whom is not recorded",
  takeBack: {
    act: "Take back",
    ask: "Take back invoice {{number}} of {{supplier}}?",
    text: "It no longer counts for its services and can be recorded again.",
    keep: "Keep it",
    done: "The invoice was taken back.",
  },
  choose: {
    title: "Whose invoice is it?",
    services_one: "{{count}} service",
    services_other: "{{count}} services",
    none: "No suppliers",
    noneText: "None of the services of this file is paid to a supplier.",
  },
  form: {
    title: "Invoice of {{supplier}}",
    text: "Enter what the invoice says for each service, tax included. Leave services empty that are not on it.",
    submit: "Record invoice",
    done: "Invoice {{number}} was recorded.",
    other: "Choose another supplier",
    back: "Back to yield",
  },
  fields: {
    supplier: "Supplier",
    number: "Invoice number",
    billed_on: "Invoice date",
    note: "Note",
    lines: "Amounts",
    line: "Service",
  },
  hints: {
    number: "As it stands on the invoice.",
    expected: "Expected: {{amount}}",
    expectedBilled: "Expected: {{amount}}. Billed so far: {{billed}}",
    notCounted: "Cancelled or not booked: nothing is expected.",
  },
};

export type SupplierInvoiceTexts = Texts<typeof supplierInvoice>;
