import type { Texts } from "#app/i18n/texts.ts";

/** Texts around the page: navigation, account menu, error pages. */
export const shell = {
  skipToContent: "Skip to content",
  navigation: "Main navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  breadcrumbs: "Breadcrumbs",
  search: {
    label: "Search",
    hint: "Search files, travellers, packages",
  },
  keys: "Keys",
  account: {
    menu: "Account menu of {{name}}",
    profile: "Profile",
    language: "Language",
    signOut: "Sign out",
  },
  theme: {
    label: "Appearance",
    light: "Light",
    dark: "Dark",
    auto: "System",
  },
  woops: {
    title: "Woops",
    text: "Sorry, the page you are looking for doesn't exist.",
    back: "Back to the start",
    signIn: "Back to the login",
    travelApp: "Find your travel app",
    quote: "Find your quote",
  },
  problem: {
    title: "Something went wrong here",
    text: "Your work is not lost. Try again.",
    tellId: "If it keeps happening, send us the error id.",
    retry: "Try again",
    errorId: "Error id",
    copy: "Copy",
    copied: "Copied",
  },
  offline: {
    title: "The connection is gone",
    text: "Nothing was saved. What you typed is kept in this tab and stands there again as soon as the connection is back.",
  },
  maintenance: {
    title: "Back in a few minutes",
    text: "We are putting a new version in place. This page comes back by itself.",
    retry: "Check now",
  },
  onHold: {
    title: "Your company is on hold",
    text: "You can read everything, but not request or change anything. Please contact us.",
  },
  loading: "Loading",
};

export type ShellTexts = Texts<typeof shell>;
