import type { PublicPagesTexts } from "#app/i18n/locales/en/server/public.ts";

export const publicPages: PublicPagesTexts = {
  skip: "Aller au contenu",
  loading: "LOADING",
  darkMode: "Mode sombre",
  language: "Langue",
  appearance: {
    title: "Apparence",
    light: "Clair",
    dark: "Sombre",
    auto: "Comme sur cet appareil",
  },
};
