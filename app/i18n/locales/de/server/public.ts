import type { PublicPagesTexts } from "#app/i18n/locales/en/server/public.ts";

export const publicPages: PublicPagesTexts = {
  skip: "Zum Inhalt springen",
  loading: "LOADING",
  darkMode: "Dunkle Ansicht",
  language: "Sprache",
  appearance: {
    title: "Darstellung",
    light: "Hell",
    dark: "Dunkel",
    auto: "Wie auf diesem Gerät",
  },
};
