import type { PublicPagesTexts } from "#app/i18n/locales/en/server/public.ts";

export const publicPages: PublicPagesTexts = {
  skip: "Ir al contenido",
  loading: "LOADING",
  darkMode: "Modo oscuro",
  language: "Idioma",
  appearance: {
    title: "Apariencia",
    light: "Claro",
    dark: "Oscuro",
    auto: "Como en este dispositivo",
  },
};
