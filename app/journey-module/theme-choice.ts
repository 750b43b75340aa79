import { showTheme, themes, type ThemeName } from "#app/lib/theme-choice.ts";

/** Changes the theme at once instead of posting the form; storage decides, the cookie mirrors it for the server. */
export function changeThemeInPlace(page: Document): void {
  page.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.themeForm === undefined) return;
    const button = event.submitter;
    const theme = themes.find((each) => button instanceof HTMLButtonElement && each === button.value);
    if (!theme) return;
    event.preventDefault();
    showTheme(theme);
    page.cookie = themeCookie(theme, location.protocol === "https:");
    // The pressed button may have given way to its twin (moon for sun): the focus follows.
    if (button?.checkVisibility() === false) visibleButton(form)?.focus();
  });
}

/** One year; scripts may read it, it says nothing about the visitor but this. */
export function themeCookie(theme: ThemeName, secure: boolean): string {
  return `theme=${theme}; path=/; max-age=31536000; samesite=lax${secure ? "; secure" : ""}`;
}

function visibleButton(form: HTMLFormElement): HTMLButtonElement | undefined {
  return [...form.querySelectorAll("button")].find((button) => button.checkVisibility());
}
