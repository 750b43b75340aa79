import type { FormFieldsTexts } from "#app/i18n/locales/en/editor/form-fields.ts";

export const formFields: FormFieldsTexts = {
  editor: {
    undo: "Deshacer",
    redo: "Rehacer",
    heading: "Título",
    bold: "Negrita",
    italic: "Cursiva",
    underline: "Subrayado",
    bulletList: "Lista con viñetas",
    numberedList: "Lista numerada",
    quote: "Cita",
    link: "Insertar o cambiar enlace",
    removeLink: "Quitar enlace",
    address: "Dirección",
    linkText: "Texto del enlace",
    save: "Guardar",
    cancel: "Cancelar",
    close: "Cerrar",
    area: "Texto con formato",
    plain: "Una línea en blanco empieza un párrafo nuevo. Se admite HTML sencillo como <strong> y <ul>.",
  },
  file: {
    sending: "Enviando el archivo",
    failed: "El archivo no ha llegado. Compruebe la conexión y elíjalo de nuevo.",
    remove: "Quitar la imagen",
    kept: "El archivo elegido se conserva.",
  },
  draft: {
    saved: "Borrador guardado a las {{time}}",
    restored: "Sus cambios sin guardar de las {{time}} vuelven a estar en el formulario.",
    discard: "Descartar los cambios",
  },
  rows: {
    remove: "Quitar {{row}}",
  },
  translated: {
    missing: "falta",
  },
  time: {
    placeholder: "hh:mm",
  },
};
