import type { FormFieldsTexts } from "#app/i18n/locales/en/editor/form-fields.ts";

export const formFields: FormFieldsTexts = {
  editor: {
    undo: "Annuler la saisie",
    redo: "Rétablir",
    heading: "Titre",
    bold: "Gras",
    italic: "Italique",
    underline: "Souligné",
    bulletList: "Liste à puces",
    numberedList: "Liste numérotée",
    quote: "Citation",
    link: "Insérer ou modifier un lien",
    removeLink: "Supprimer le lien",
    address: "Adresse",
    linkText: "Texte du lien",
    save: "Enregistrer",
    cancel: "Annuler",
    close: "Fermer",
    area: "Texte mis en forme",
    plain:
      "Une ligne vide commence un nouveau paragraphe. Le HTML simple comme <strong> et <ul> est compris.",
  },
  file: {
    sending: "Envoi du fichier",
    failed: "Le fichier n’est pas arrivé. Vérifiez la connexion et choisissez-le de nouveau.",
    remove: "Retirer l’image",
    kept: "Le fichier choisi est conservé.",
  },
  draft: {
    saved: "Brouillon enregistré à {{time}}",
    restored: "Vos modifications non enregistrées de {{time}} sont de retour dans le formulaire.",
    discard: "Abandonner les modifications",
  },
  rows: {
    remove: "Retirer {{row}}",
  },
  translated: {
    missing: "manquant",
  },
  time: {
    placeholder: "hh:mm",
  },
};
