import type { Texts } from "#app/i18n/texts.ts";

/** The search of a portal, what it leads to, and the keys. */
export const search = {
  title: "Search",
  label: "Search or go to",
  hint: "Reference, traveller, agent, package or page",
  text: "Type a reference, the name of a traveller, an agent or a consultant, or a package.",
  officeText:
    "Type a reference, or the name of a traveller, an agency, a supplier, a product, a package, an agent or a consultant. A word behind a reference leads to one of its pages: NZFI100001 invoices.",
  none: "Nothing found for “{{q}}”",
  noneText: "Search understands beginnings of names, with and without accents, and references.",
  all: "All files for “{{q}}”",
  more: "All of them in the list",
  close: "Close",
  found_one: "{{count}} result",
  found_other: "{{count}} results",
  groups: {
    files: "Client files",
    ways: "In this file",
    packages: "Packages",
    suppliers: "Suppliers",
    products: "Products",
    agencies: "Agencies",
    people: "Agents and consultants",
    screens: "Pages",
    actions: "Actions",
  },
  add: "{{what}}: add new",
  failed: "Search is out of reach right now. The pages below are still there.",
  consultant: "Consultant",
  keys: {
    title: "Keys",
    text: "They work while you are not typing. You can switch single keys off in your profile.",
    everywhere: "Everywhere",
    inLists: "In lists",
    goTo: "Go to",
    palette: "Search and go to",
    search: "Search (in a list: that of the list)",
    edit: "Edit what is shown",
    help: "Show these keys",
    enter: "Enter",
    next: "Next row",
    previous: "Previous row",
    open: "Open the row",
    tick: "Select the row",
  },
};

export type SearchTexts = Texts<typeof search>;
