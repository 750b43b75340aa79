/** The display modes; `auto` follows the system. */
export const themes = ["light", "dark", "auto"] as const;
export type ThemeName = (typeof themes)[number];

/** Key of the choice in the browser's local storage, read by the inline script before first paint. */
export const themeStorageKey = "theme";

/** Puts a theme on the document at once and remembers it in this browser. Runs in the browser only. */
export function showTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch (error) {
    // Storage is refused in some private windows; the cookie that the server sets then carries the choice alone.
    console.warn("The display mode is not kept in this browser.", error);
  }
}
