import type { Texts } from "#app/i18n/texts.ts";

/** Texts of the shared pieces: forms, lists, tables, names of rooms and services. */
export const kit = {
  form: {
    submit: "Submit",
    working: "Working…",
    optional: "optional",
    required: "required",
    cancel: "Cancel",
    showPassword: "Show password",
    hidePassword: "Hide password",
  },
  select: {
    all: "All",
    pleaseSelect: "Please select",
    selectLabel: "Select {{label}}",
    none: "None",
  },
  date: {
    placeholder: "dd/mm/yyyy",
    pick: "Pick a date: {{label}}",
  },
  time: {
    placeholder: "hh:mm",
  },
  translated: {
    missing: "missing",
  },
  rows: {
    remove: "Remove {{row}}",
  },
  colours: {
    neutral: "Grey",
    green: "Green",
    amber: "Amber",
    red: "Red",
    primary: "Brand colour",
  },
  autocomplete: {
    searching: "Searching…",
    nothing: "Nothing found",
    found_one: "{{count}} option",
    found_other: "{{count}} options",
    clear: "Clear {{label}}",
    placeholder: "Type to search",
  },
  draft: {
    saved: "Draft saved at {{time}}",
    restored: "Your unsaved changes of {{time}} are back in the form.",
    discard: "Discard changes",
  },
  leave: {
    title: "Leave without saving?",
    text: "What you changed on this page is not saved yet.",
    stay: "Stay on this page",
    leave: "Leave without saving",
  },
  table: {
    sortAscending: "Sort ascending",
    sortDescending: "Sort descending",
    actions: "Actions",
    noMatchTitle: "Nothing matches these filters",
    noMatchText: "Take a filter away or start again with the whole list.",
    reset: "Reset filters",
    select: "Select row",
    selectPage: "Select all rows of this page",
  },
  list: {
    count_one: "{{formatted}} entry",
    count_other: "{{formatted}} entries",
  },
  filters: {
    title: "Filters",
    apply: "Apply filters",
    reset: "Reset",
    active: "Active filters",
    remove: "Remove filter {{name}}",
  },
  pagination: {
    label: "Pages",
    previous: "Previous",
    next: "Next",
    page: "Page {{page}}",
    goTo: "Go to page",
    go: "Go",
    range: "{{from}}–{{to}} of {{total}}",
  },
  dialog: {
    close: "Close",
  },
  notice: {
    info: "Note",
    success: "Done",
    warning: "Please note",
    danger: "Problem",
    dismiss: "Dismiss",
  },
  rooms: {
    DB: "Double",
    SG: "Single",
    TW: "Twin",
    TR: "Triple",
    QD: "Quad",
    OT: "Other",
  },
  services: {
    accommodation: "Accommodation",
    sightseeing: "Sightseeing",
    guides: "Guides",
    ferry: "Interisland Ferry",
    rentalCars: "Rental Cars",
    other: "Other services",
    train: "Train",
    transfers: "Transfers",
    guidedWalks: "Guided Walks",
  },
};

export type KitTexts = Texts<typeof kit>;
