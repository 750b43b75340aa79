import type { PublicPagesTexts } from "#app/i18n/locales/en/server/public.ts";

export const publicPages: PublicPagesTexts = {
  skip: "Saltar al contenido",
  loading: "LOADING",
  darkMode: "Modo oscuro",
  language: "Idioma",
  appearance: {
    title: "Aspecto",
    light: "Claro",
    dark: "Oscuro",
    auto: "Como en este dispositivo",
  },
};
