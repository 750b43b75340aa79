import type { Texts } from "#app/i18n/texts.ts";

/** Words of fields that lists do not have. */
export const formFields = {
  editor: {
    undo: "Undo",
    redo: "Redo",
    heading: "Heading",
    bold: "Bold",
    italic: "Italic",
    underline: "Underline",
    bulletList: "Bullet list",
    numberedList: "Numbered list",
    quote: "Quote",
    link: "Insert or change link",
    removeLink: "Remove link",
    address: "Address",
    linkText: "Text of the link",
    save: "Save",
    cancel: "Cancel",
    close: "Close",
    area: "Formatted text",
    plain: "An empty line begins a new paragraph. Simple HTML such as <strong> and <ul> is understood.",
  },
  file: {
    sending: "Sending the file",
    failed: "The file did not arrive. Check the connection and choose it once more.",
    remove: "Remove picture",
    kept: "The chosen file is kept.",
  },
  draft: {
    saved: "Draft saved at {{time}}",
    restored: "Your unsaved changes of {{time}} are back in the form.",
    discard: "Discard changes",
  },
  rows: {
    remove: "Remove {{row}}",
  },
  translated: {
    missing: "missing",
  },
  time: {
    placeholder: "hh:mm",
  },
};

export type FormFieldsTexts = Texts<typeof formFields>;
