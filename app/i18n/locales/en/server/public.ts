import type { Texts } from "#app/i18n/texts.ts";

export const publicPages = {
  skip: "Skip to the content",
  loading: "LOADING",
  darkMode: "Dark mode",
  language: "Language",
  appearance: {
    title: "Appearance",
    light: "Light",
    dark: "Dark",
    auto: "As on this device",
  },
};

export type PublicPagesTexts = Texts<typeof publicPages>;
