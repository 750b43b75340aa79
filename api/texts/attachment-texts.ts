import type { Locale } from "#contract/primitives.ts";

/** What is said of attachments: why a file is not taken, why a form is refused. */
type AttachmentTexts = Record<
  | ("kind" | "broken" | "macros" | "infected" | "notLooked")
  | ("otherSupplier" | "productOther" | "daysOrder" | "sameFile" | "fileLost" | "costsStay"),
  string
>;

const all: Record<Locale, AttachmentTexts> = {
  en: {
    kind: "Choose a PDF, a picture (JPEG, PNG, WebP), or a Word or Excel file.",
    broken: "The file is damaged. Save it again and choose it once more.",
    macros: "The file contains macros, which are not taken. Save it without them, or as a PDF.",
    infected: "The virus scanner found something in this file, so it is not taken.",
    notLooked: "The file could not be checked for viruses just now. Please try again in a few minutes.",
    otherSupplier: "An attachment stays with its supplier.",
    productOther: "This supplier has no such product.",
    daysOrder: "The last day must not be before the first.",
    sameFile: "This file is attached to the supplier already: {{title}}.",
    fileLost: "The file cannot be read any more. Attach it again.",
    costsStay: "Contracts and rate sheets hold costs: only the office, or the supplier too, reads them.",
  },
  de: {
    kind: "Wählen Sie ein PDF, ein Bild (JPEG, PNG, WebP) oder eine Word- oder Excel-Datei.",
    broken: "Die Datei ist beschädigt. Speichern Sie sie neu und wählen Sie sie noch einmal.",
    macros:
      "Die Datei enthält Makros, die nicht angenommen werden. Speichern Sie sie ohne Makros oder als PDF.",
    infected: "Der Virenscanner hat in dieser Datei etwas gefunden, deshalb wird sie nicht angenommen.",
    notLooked:
      "Die Datei konnte gerade nicht auf Viren geprüft werden. Bitte versuchen Sie es in einigen Minuten noch einmal.",
    otherSupplier: "Ein Anhang bleibt bei seinem Leistungsträger.",
    productOther: "Dieser Leistungsträger hat kein solches Produkt.",
    daysOrder: "Der letzte Tag darf nicht vor dem ersten liegen.",
    sameFile: "Diese Datei hängt schon an diesem Leistungsträger: {{title}}.",
    fileLost: "Die Datei lässt sich nicht mehr lesen. Hängen Sie sie noch einmal an.",
    costsStay:
      "Verträge und Preislisten enthalten Kosten: Nur das Büro liest sie, oder auch der Leistungsträger.",
  },
  es: {
    kind: "Elija un PDF, una imagen (JPEG, PNG, WebP) o un archivo de Word o Excel.",
    broken: "El archivo está dañado. Guárdelo de nuevo y vuelva a elegirlo.",
    macros: "El archivo contiene macros, que no se aceptan. Guárdelo sin ellas o como PDF.",
    infected: "El antivirus ha encontrado algo en este archivo, por eso no se acepta.",
    notLooked:
      "No se ha podido analizar el archivo en busca de virus. Vuelva a intentarlo dentro de unos minutos.",
    otherSupplier: "Un documento adjunto se queda con su proveedor.",
    productOther: "Este proveedor no tiene ese producto.",
    daysOrder: "El último día no puede ser anterior al primero.",
    sameFile: "Este archivo ya está adjunto a este proveedor: {{title}}.",
    fileLost: "El archivo ya no se puede leer. Adjúntelo de nuevo.",
    costsStay:
      "Los contratos y las tarifas contienen costes: solo los lee la oficina, o también el proveedor.",
  },
  it: {
    kind: "Scelga un PDF, un’immagine (JPEG, PNG, WebP) oppure un file Word o Excel.",
    broken: "Il file è danneggiato. Lo salvi di nuovo e lo scelga ancora.",
    macros: "Il file contiene macro, che non si accettano. Lo salvi senza macro o come PDF.",
    infected: "L’antivirus ha trovato qualcosa in questo file, perciò non viene accettato.",
    notLooked:
      "Al momento non è stato possibile controllare il file con l’antivirus. Riprovi tra qualche minuto.",
    otherSupplier: "Un allegato resta al suo fornitore.",
    productOther: "Questo fornitore non ha un prodotto del genere.",
    daysOrder: "L’ultimo giorno non può precedere il primo.",
    sameFile: "Questo file è già allegato a questo fornitore: {{title}}.",
    fileLost: "Il file non si legge più. Lo alleghi di nuovo.",
    costsStay: "Contratti e listini contengono costi: li legge solo l’ufficio, o anche il fornitore.",
  },
  fr: {
    kind: "Choisissez un PDF, une image (JPEG, PNG, WebP) ou un fichier Word ou Excel.",
    broken: "Le fichier est endommagé. Enregistrez-le de nouveau et choisissez-le encore une fois.",
    macros: "Le fichier contient des macros, qui ne sont pas acceptées. Enregistrez-le sans elles ou en PDF.",
    infected: "L’antivirus a trouvé quelque chose dans ce fichier : il n’est pas accepté.",
    notLooked:
      "Le fichier n’a pas pu être analysé par l’antivirus pour le moment. Réessayez dans quelques minutes.",
    otherSupplier: "Une pièce jointe reste chez son prestataire.",
    productOther: "Ce prestataire n’a pas ce produit.",
    daysOrder: "Le dernier jour ne peut pas précéder le premier.",
    sameFile: "Ce fichier est déjà joint à ce prestataire : {{title}}.",
    fileLost: "Le fichier n’est plus lisible. Joignez-le de nouveau.",
    costsStay:
      "Contrats et grilles tarifaires contiennent des coûts : seul le bureau les lit, ou le prestataire aussi.",
  },
};

/** The texts in a language. */
export function attachmentTextsIn(locale: Locale): AttachmentTexts {
  return all[locale];
}
