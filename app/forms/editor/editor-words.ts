import type { TFunction } from "i18next";

/** The editor's own English words and our text for each. */
const keys = {
  Undo: "undo",
  Redo: "redo",
  "Heading 3": "heading",
  Bold: "bold",
  Italic: "italic",
  Underline: "underline",
  "Bullet list": "bulletList",
  "Numbered list": "numberedList",
  Blockquote: "quote",
  "Insert/edit link": "link",
  "Insert/Edit Link": "link",
  "Remove link": "removeLink",
  URL: "address",
  "Text to display": "linkText",
  Save: "save",
  Cancel: "cancel",
  Close: "close",
  "Rich Text Area": "area",
} as const;

/** Our words for the words of the editor. */
export function editorWords(t: TFunction<"formFields">): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).map(([english, key]) => [english, t(`editor.${key}`)]));
}
