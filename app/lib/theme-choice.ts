/** The display modes; `auto` follows the system. */
export const themes = ["light", "dark", "auto"] as const;
export type ThemeName = (typeof themes)[number];

/** Key of the choice in the browser's local storage, read by the inline script before first paint. */
export const themeStorageKey = "theme";

/** When a picture is shown as by night, as a media query. Paper is light. */
export const darkMedia: Record<ThemeName, string> = {
  light: "not all",
  dark: "screen",
  auto: "screen and (prefers-color-scheme: dark)",
};

/** Puts a theme on the document at once and remembers it in this browser. Runs in the browser only. */
export function showTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
  fitPictures(document);
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch (error) {
    // Storage is refused in some private windows; the cookie that the server sets then carries the choice alone.
    console.warn("The display mode is not kept in this browser.", error);
  }
}

/** Has all pictures follow the theme on the document, which this browser's storage may know better than the server. */
export function fitPictures(page: Document): void {
  page.querySelectorAll<HTMLSourceElement>("source[data-night]").forEach(fitToTheme);
}

/** The same for one picture. */
export function fitToTheme(night: HTMLSourceElement | null): void {
  if (!night) return;
  const theme = themes.find((each) => each === document.documentElement.dataset.theme) ?? "auto";
  if (night.media !== darkMedia[theme]) night.media = darkMedia[theme];
}
