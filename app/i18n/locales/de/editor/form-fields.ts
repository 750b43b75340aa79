import type { FormFieldsTexts } from "#app/i18n/locales/en/editor/form-fields.ts";

export const formFields: FormFieldsTexts = {
  editor: {
    undo: "Rückgängig",
    redo: "Wiederholen",
    heading: "Überschrift",
    bold: "Fett",
    italic: "Kursiv",
    underline: "Unterstrichen",
    bulletList: "Aufzählung",
    numberedList: "Nummerierte Liste",
    quote: "Zitat",
    link: "Link einfügen oder ändern",
    removeLink: "Link entfernen",
    address: "Adresse",
    linkText: "Text des Links",
    save: "Speichern",
    cancel: "Abbrechen",
    close: "Schließen",
    area: "Formatierter Text",
    plain: "Eine Leerzeile beginnt einen neuen Absatz. Einfaches HTML wie <strong> und <ul> wird verstanden.",
  },
  file: {
    sending: "Datei wird gesendet",
    failed: "Die Datei ist nicht angekommen. Prüfen Sie die Verbindung und wählen Sie sie noch einmal.",
    remove: "Bild entfernen",
    kept: "Die gewählte Datei ist gespeichert.",
  },
  draft: {
    saved: "Entwurf gesichert um {{time}}",
    restored: "Ihre ungespeicherten Änderungen von {{time}} stehen wieder im Formular.",
    discard: "Änderungen verwerfen",
  },
  rows: {
    remove: "{{row}} entfernen",
  },
  translated: {
    missing: "fehlt",
  },
  time: {
    placeholder: "hh:mm",
  },
};
