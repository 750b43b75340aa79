import type { Texts } from "#app/i18n/texts.ts";

/** Pages of records of any kind: history, conflicts, removal, steps. */
export const records = {
  tabs: { label: "Pages of this record", details: "Details", history: "History" },
  refused: "This could not be done",
  refusedText: "The record does not allow it as it is now.",
  add: "Add",
  save: "Save",
  remove: "Delete",
  keep: "Keep",
  cannotRemove: "This cannot be deleted now",
  yes: "Yes",
  no: "No",
  empty: "(empty)",
  history: {
    title: "History",
    empty: "Nothing has changed yet",
    emptyText: "Every change of this record is kept here: who, when and what.",
    from: "from",
    to: "to",
    reason: "Reason: {{reason}}",
    actions: { created: "Created", changed: "Changed", removed: "Deleted", moved: "Moved" },
    actors: {
      office: "Office",
      agent: "Agent",
      supplier: "Supplier",
      public: "Visitor with a link",
      system: "Waymark",
    },
  },
  conflict: {
    title: "Somebody else was quicker",
    text: "Nothing you typed is lost. Choose what counts for each field, then save again.",
    somebody: "This record was changed while you worked on it.",
    by: "{{name}} saved this record on {{when}}.",
    bySomebody: "This record was saved again on {{when}}.",
    same: "What you typed is what is saved already.",
    save: "Save my choices",
    discard: "Drop my changes",
    mine: "Mine",
    theirs: "Saved now",
    before: "When you opened it: {{value}}",
    changedBy: { me: "Changed by you", them: "Changed by somebody else", both: "Changed by both" },
  },
  transitions: { title: "What you can do", none: "Nothing can be done with this record at the moment." },
};

export type RecordsTexts = Texts<typeof records>;
