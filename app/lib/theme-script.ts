import { themes, themeStorageKey } from "#app/lib/theme-choice.ts";

/**
 * Source of the inline script that runs before first paint, under the page's nonce: the choice in the
 * browser's storage wins over the attribute that the server wrote from the cookie. Storage that cannot be
 * read (blocked, or sandboxed) leaves the server's attribute as it is.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeStorageKey}");if(/^(${themes.join("|")})$/.test(t))document.documentElement.dataset.theme=t}catch(e){}`;
