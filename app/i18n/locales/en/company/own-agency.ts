import type { Texts } from "#app/i18n/texts.ts";

/** An agency as its clients see it, and what its manager changes of it. */
export const ownAgency = {
  title: "Our agency",
  shown: {
    title: "How your clients see you",
    text: "Your quotes name you like this. Your consultant changes these.",
    name: "Name",
    phone: "Telephone",
    email: "E-mail",
  },
  fields: { logo: "Logo" },
  logoText:
    "It stands beside your name on the quotes that you send to clients: on their page and at the head of the PDF. A new logo also shows on quotes that are out already.",
  logoHint: "PNG, JPEG or WebP, up to 1 MB and 4 megapixels, best without a margin. It stands on white.",
  logoNamed: "Logo {{mark}}",
  saved: "The logo is saved and shows on your quotes.",
  removed: "Your quotes no longer show a logo.",
};

export type OwnAgencyTexts = Texts<typeof ownAgency>;
