import type { PublicPagesTexts } from "#app/i18n/locales/en/server/public.ts";

export const publicPages: PublicPagesTexts = {
  skip: "Vai al contenuto",
  loading: "LOADING",
  darkMode: "Modalità scura",
  language: "Lingua",
  appearance: {
    title: "Aspetto",
    light: "Chiaro",
    dark: "Scuro",
    auto: "Come su questo dispositivo",
  },
};
