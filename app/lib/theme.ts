/** The choices of light and dark; `auto` follows the system. */
export const themes = ["dark", "light", "auto"] as const;
export type Theme = (typeof themes)[number];

/** Name of the choice in the browser's storage and in the cookie that mirrors it. */
export const THEME_NAME = "theme";

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** Cookie that lets the server draw the page in the chosen theme before any script runs. One year. */
export function themeCookie(theme: Theme, secure: boolean): string {
  return `${THEME_NAME}=${theme}; path=/; max-age=31536000; samesite=lax${secure ? "; secure" : ""}`;
}
